import { expect, it } from 'vitest';
import type { WithdrawalTerms } from '../../contract/withdrawal-calls.ts';
import { amountFault, hindranceOf } from './ask-terms.ts';

const ACCOUNT = {
  driverId: '1',
  driverName: '韦日辉',
  driverMobile: null,
  balance: 9_000,
  held: 1_000,
  available: 8_000,
  isFrozen: 0,
} as const;
const CARD = {
  channel: 2,
  name: '韦日辉',
  bankName: '桂林银行',
  payeeAccount: '62****8888',
  isNew: 0,
} as const;
const TERMS: WithdrawalTerms = { account: ACCOUNT, min: 1_000, feePercent: 0, hasOpen: 0, payees: [CARD] };

it.each([
  [undefined, {}],
  ['frozen', { account: { ...ACCOUNT, isFrozen: 1 } }],
  ['open', { hasOpen: 1 }],
  ['payees', { payees: [] }],
  ['short', { account: { ...ACCOUNT, available: 999 } }],
] as const)('says %s of terms', (hindrance, terms) => {
  expect(hindranceOf({ ...TERMS, ...terms } as WithdrawalTerms)).toBe(hindrance);
});

it.each([
  [1_000, undefined],
  [8_000, undefined],
  [999, 'small'],
  [8_001, 'short'],
] as const)('of %i fen says %s', (amount, fault) => {
  expect(amountFault(amount, TERMS)).toBe(fault);
});

it('takes no amount of which the fee leaves nothing', () => {
  expect(amountFault(1, { ...TERMS, min: 1, feePercent: 50 })).toBe('small');
});
