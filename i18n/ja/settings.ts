import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/settings.ts';

export default {} satisfies Catalogue<typeof zh>;
