/** Fields that are numbers. */
import * as z from 'zod/mini';
import { Field } from './field.ts';

interface Bounds {
  min?: number;
  max?: number;
}

const bounded = ({ min, max }: Bounds) =>
  [min === undefined ? [] : z.gte(min), max === undefined ? [] : z.lte(max)].flat();
const whole = (bounds: Bounds) => ({
  value: z.int(),
  entry: z.int().check(...(bounded(bounds) as [])),
  filterKind: 'number' as const,
});

/** @param shown `plain` for what is a name, as the number of a version */
export const count = (bounds: Bounds = {}, shown?: 'plain') =>
  new Field({ kind: { is: 'count', ...(shown && { isPlain: true }) }, ...whole(bounds) });
export const percent = () => new Field({ kind: { is: 'percent' }, ...whole({ min: 0, max: 100 }) });
export const fen = (bounds: Bounds = { min: 0 }) => new Field({ kind: { is: 'fen' }, ...whole(bounds) });
export const metres = (bounds: Bounds) => new Field({ kind: { is: 'metres' }, ...whole(bounds) });
/** With a fraction. */
export const number = (bounds: Bounds = {}) =>
  new Field({
    kind: { is: 'number' },
    value: z.number(),
    entry: z.number().check(...(bounded(bounds) as [])),
    filterKind: 'number',
  });
