import fc from 'fast-check';
import { expect, it } from 'vitest';
import { APPROVAL_TYPES, AUDIT_STATES } from '../../../contract/driver-approval.ts';
import { isNarrowed, parseApprovalSearch, searchOf } from './approval-search.ts';

const sought = fc.record(
  {
    auditStatus: fc.constantFrom(...AUDIT_STATES),
    type: fc.constantFrom(...APPROVAL_TYPES),
    keyword: fc.string({ unit: 'grapheme' }).map(text => text.toWellFormed()),
  },
  { requiredKeys: ['auditStatus', 'keyword'] },
);

it('what is sought comes back out of the address', () => {
  fc.assert(
    fc.property(sought, one => {
      expect(parseApprovalSearch(`?${searchOf(one)}`)).toEqual(one);
    }),
  );
});

it.each(['', '?name=AUDIT', '?auditStatus=9&type=x'])('what waits is shown for %s', search => {
  expect(parseApprovalSearch(search)).toEqual({ auditStatus: 0, keyword: '' });
});

it('a state alone leaves nothing out, a kind or a word does', () => {
  const [type] = APPROVAL_TYPES;
  expect(isNarrowed({ auditStatus: 1, keyword: '' })).toBe(false);
  expect(isNarrowed({ auditStatus: 0, keyword: '', type })).toBe(true);
  expect(isNarrowed({ auditStatus: 0, keyword: '覃' })).toBe(true);
});
