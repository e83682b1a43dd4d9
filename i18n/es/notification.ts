import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/notification.ts';

export default {} satisfies Catalogue<typeof zh>;
