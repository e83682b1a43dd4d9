import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/search.ts';

export default {} satisfies Catalogue<typeof zh>;
