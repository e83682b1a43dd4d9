/** Fields that are times. */
import * as z from 'zod/mini';
import { EpochMs } from '../wire.ts';
import { Field } from './field.ts';

/** @param shown `exact` for what is looked up by its second, as in a log */
export const moment = (shown?: 'exact') =>
  new Field({
    kind: { is: 'moment', ...(shown && { isExact: true }) },
    value: EpochMs,
    entry: EpochMs,
    filterKind: 'time',
  });
/** @param edge which millisecond of the day is meant: of what runs out, the last */
export const day = (edge: 'start' | 'end' = 'end') =>
  new Field({ kind: { is: 'day', edge }, value: EpochMs, entry: EpochMs, filterKind: 'time' });

const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
export const clock = () =>
  new Field({ kind: { is: 'clock' }, value: ClockTime, entry: ClockTime, filterKind: null });
