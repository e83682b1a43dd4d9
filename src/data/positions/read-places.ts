/** Answers with positions: in the declared shape, each vehicle with what it does, and in WGS-84. */
import type { Schema } from '../../contract/grammar/walk.ts';
import type { CoordType } from '../../contract/grammar/wire.ts';
import { lenient } from '../lenient.ts';
import { withBusinessStatus } from './business-status.ts';
import { inWgs84 } from './in-wgs84.ts';

/** @param assumed the system of records that do not say theirs */
export const readPlaces = (schema: Schema, data: unknown, assumed: CoordType): unknown =>
  inWgs84(lenient(schema, withBusinessStatus(data)), assumed);
