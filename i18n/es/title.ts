import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/title.ts';

export default {} satisfies Catalogue<typeof zh>;
