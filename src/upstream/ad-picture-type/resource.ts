import { adPictureType } from '../../contract/ad-picture-type.ts';
import type { Served } from '../core/generic/served.ts';
import { adPictureTypeTable } from '../domain/advertising/tables.ts';

export const served: Served = { resource: adPictureType, table: adPictureTypeTable };
