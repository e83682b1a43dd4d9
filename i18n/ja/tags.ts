import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/tags.ts';

export default {} satisfies Catalogue<typeof zh>;
