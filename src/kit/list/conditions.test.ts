import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Condition,
  conditionsOf,
  FIELD_KINDS,
  type FieldFilter,
  freeOperators,
  isComplete,
  OPERATORS,
  patchOf,
  removalOf,
} from './conditions.ts';

const fields: FieldFilter[] = FIELD_KINDS.map(kind => ({ name: `${kind}Field`, label: kind, kind }));
const fieldOf = (kind: (typeof FIELD_KINDS)[number]) => {
  const found = fields.find(field => field.kind === kind);
  if (!found) throw new Error(kind);
  return found;
};

const condition: fc.Arbitrary<Condition> = fc.constantFrom(...fields).chain(field =>
  fc.constantFrom(...OPERATORS[field.kind]).chain((operator): fc.Arbitrary<Condition> => {
    const number = fc.integer({ min: 0, max: 1000 });
    const text = fc.string({ minLength: 1, maxLength: 8 });
    if (operator === 'empty' || operator === 'filled') return fc.constant({ field, operator, values: [] });
    if (operator === 'between')
      return fc.tuple(number, number).map(([a, b]) => ({
        field,
        operator,
        values: [Math.min(a, b), Math.max(a, b)],
      }));
    const values =
      field.kind === 'choice'
        ? fc.uniqueArray(text, { minLength: 1, maxLength: 4 })
        : field.kind === 'text' || field.kind === 'masked'
          ? fc.tuple(text)
          : fc.tuple(number);
    return values.map(values => ({ field, operator, values }));
  }),
);

describe('a condition', () => {
  it('is shown as it was chosen, and leaves nothing behind', () => {
    fc.assert(
      fc.property(condition, one => {
        const values = { keyword: 'x', ...patchOf(one) };
        expect(conditionsOf(values, fields)).toEqual([one]);
        expect(isComplete(one)).toBe(true);
        expect(conditionsOf({ ...values, ...removalOf(one) }, fields)).toEqual([]);
      }),
    );
  });

  it('takes an operator that no other one on its field has', () => {
    const field = fieldOf('number');
    const between: Condition = { field, operator: 'between', values: [1, 2] };
    expect(freeOperators(field, [between])).toEqual(['gt', 'lt', 'empty', 'filled']);
    expect(freeOperators(fieldOf('text'), [between])).toEqual(OPERATORS.text);
  });

  it('says nothing without its values, or with ends the wrong way round', () => {
    const field = fieldOf('time');
    expect(isComplete({ field, operator: 'gte', values: [] })).toBe(false);
    expect(isComplete({ field, operator: 'between', values: [3, 2] })).toBe(false);
    expect(isComplete({ field, operator: 'between', values: [2] })).toBe(false);
    expect(isComplete({ field, operator: 'filled', values: [] })).toBe(true);
  });
});
