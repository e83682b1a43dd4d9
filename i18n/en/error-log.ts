import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/error-log.ts';

export default {} satisfies Catalogue<typeof zh>;
