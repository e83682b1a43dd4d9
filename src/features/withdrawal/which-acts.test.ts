import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_STATES } from '../../contract/withdrawal-states.ts';
import { actsOf, CLERK_ACTS } from './which-acts.ts';

const ALL = { approve: true, refuse: true, pay: true, query: true };
const at = (state: (typeof WITHDRAWAL_STATES)[number]) => ({ state, outlayId: '7' });
const fitting = (acts: ReturnType<typeof actsOf>) =>
  acts.filter(({ whyNot }) => whyNot === undefined).map(({ key }) => key);

describe('what can be done about a withdrawal', () => {
  it.each([
    [0, ['approve', 'refuse'], 'approve'],
    [10, ['pay', 'refuse'], 'pay'],
    [12, ['query'], 'query'],
    [21, ['pay', 'query', 'refuse'], 'pay'],
    [11, [], undefined],
    [20, [], undefined],
  ] as const)('in state %i', (state, acts, next) => {
    const offered = actsOf(at(state), ALL, null);
    expect(fitting(offered)).toEqual(acts);
    expect(offered.find(({ isNext }) => isNext)?.key).toBe(next);
    // all others say why
    expect(offered.map(({ key }) => key)).toEqual(CLERK_ACTS);
  });

  it('is greyed for who may not approve it, who can still refuse', () => {
    const offered = actsOf(at(0), ALL, 'APPROVES_OWN');
    expect(fitting(offered)).toEqual(['approve', 'refuse']);
    expect(offered.filter(({ isShut }) => isShut).map(({ key }) => key)).toEqual(['approve']);
    expect(offered.some(({ isNext }) => isNext)).toBe(false);
  });

  it('leaves out what one has no right to', () => {
    for (const state of WITHDRAWAL_STATES)
      expect(
        actsOf(at(state), { approve: false, refuse: false, pay: true, query: false }, null),
      ).toHaveLength(1);
  });
});
