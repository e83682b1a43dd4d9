import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/push.ts';

export default {} satisfies Catalogue<typeof zh>;
