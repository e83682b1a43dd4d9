import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/developer.ts';

export default {} satisfies Catalogue<typeof zh>;
