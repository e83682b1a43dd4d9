import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/live.ts';

export default {} satisfies Catalogue<typeof zh>;
