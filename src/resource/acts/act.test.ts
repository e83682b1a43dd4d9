import { describe, expect, it } from 'vitest';
import { type ActField, enteredOf, visibleFields } from './act.ts';

const FIELDS: ActField[] = [
  { name: 'way', label: 'Way', kind: 'choice', choices: [{ value: 2, label: 'Card' }] },
  { name: 'amount', label: 'Amount', kind: 'fen' },
  { name: 'serial', label: 'Serial', kind: 'text', onlyWith: { field: 'way', value: 2 } },
  { name: 'paidOn', label: 'Paid', kind: 'moment', onlyWith: { field: 'way', value: 2 } },
  { name: 'remark', label: 'Remark', kind: 'note', isOptional: true },
];

describe('what was typed for an act', () => {
  it('is read by what it means, and what may be left empty is left out', () => {
    const typed = { way: '2', amount: '12.5', serial: ' YL1 ', paidOn: '2026-06-13T08:00', remark: ' ' };
    expect(enteredOf(FIELDS, typed)).toEqual({
      way: 2,
      amount: 1250,
      serial: 'YL1',
      paidOn: Date.UTC(2026, 5, 13),
    });
  });

  it('asks for some only with a value of another field', () => {
    expect(visibleFields(FIELDS, { way: '4' }).map(({ name }) => name)).toEqual(['way', 'amount', 'remark']);
    expect(enteredOf(FIELDS, { way: '4', amount: '1', serial: 'kept' })).toEqual({ way: 4, amount: 100 });
  });

  it.each([
    ['a choice', { way: '' }],
    ['an amount', { amount: '' }],
    ['an amount that is none', { amount: '1,5' }],
    ['an amount of nothing', { amount: '0' }],
    ['an amount below nothing', { amount: '-3' }],
    ['a serial number', { serial: '  ' }],
    ['a time', { paidOn: '2026-06-31T08:00' }],
  ])('is not ready without %s', (_what, missing) => {
    const typed = { way: '2', amount: '1', serial: 'YL1', paidOn: '2026-06-13T08:00', remark: 'x' };
    expect(enteredOf(FIELDS, { ...typed, ...missing })).toBeUndefined();
  });
});
