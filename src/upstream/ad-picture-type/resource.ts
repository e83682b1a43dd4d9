import { adPictureType } from '../../contract/ad-picture-type.ts';
import { adPictureTypeTable } from '../core/advertising/tables.ts';
import type { Served } from '../core/generic/served.ts';

export const served: Served = { resource: adPictureType, table: adPictureTypeTable };
