import { adDriverGift } from '../../contract/ad-driver-gift.ts';
import type { Served } from '../core/generic/served.ts';
import { adDriverGiftTable } from '../domain/advertising/tables.ts';

export const served: Served = { resource: adDriverGift, table: adDriverGiftTable };
