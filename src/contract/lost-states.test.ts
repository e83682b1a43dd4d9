import { describe, expect, it } from 'vitest';
import {
  AFTER,
  LOST_ACTS,
  LOST_RESULTS,
  type LostAct,
  type LostGuardState,
  NEW_CASE,
  nextAct,
  RETURNED,
  refundsOnCancel,
  stageOf,
  whyNot,
} from './lost-states.ts';

/** What an act or what a provider says makes of a case, wherever that is allowed. */
function after(standing: LostGuardState): (readonly [by: string, LostGuardState])[] {
  const done = LOST_ACTS.filter(act => whyNot(act, standing) === undefined).flatMap(
    (act): [LostAct, LostGuardState][] => {
      const next = { ...standing, ...AFTER[act] };
      if (act === 'cancel' && refundsOnCancel(standing)) return [[act, { ...next, refundStatus: 2 }]];
      if (act === 'identify') return [[act, { ...next, matchDriverId: '7' }]];
      // to a driver of the register, or to somebody of whom it knows nothing
      if (act === 'match') return ['7', null].map(matchDriverId => [act, { ...next, matchDriverId }]);
      if (act !== 'close') return [[act, next]];
      return LOST_RESULTS.filter(each => each !== RETURNED).map(handleResult => [
        act,
        { ...next, handleResult },
      ]);
    },
  );
  const outcomes = [1, 3] as const;
  return [
    ...done,
    ...(standing.refundStatus === 2
      ? outcomes.map(to => ['refunded', { ...standing, refundStatus: to }] as const)
      : []),
    ...(standing.rewardStatus === 2
      ? outcomes.map(to => ['rewarded', { ...standing, rewardStatus: to }] as const)
      : []),
    ...(standing.payStatus === 0
      ? [
          ['paid', { ...standing, payStatus: 1, payAmount: 1_000 }] as const,
          ['said to have paid', { ...standing, payStatus: 1 }] as const,
        ]
      : []),
  ];
}

/** Every standing that a case can come to, each with how it came there. */
function everyStanding() {
  const reached = new Map<string, LostGuardState>([[JSON.stringify(NEW_CASE), NEW_CASE]]);
  const steps: [LostGuardState, string, LostGuardState][] = [];
  for (const standing of reached.values())
    for (const [by, next] of after(standing)) {
      steps.push([standing, by, next]);
      reached.set(JSON.stringify(next), reached.get(JSON.stringify(next)) ?? next);
    }
  return { standings: [...reached.values()], steps };
}

const { standings, steps } = everyStanding();

describe('whatever is done about a case', () => {
  it('it comes to many standings', () => {
    expect(standings.length).toBeGreaterThan(300);
  });

  it('no reward is paid or begun before the owner has confirmed and the goods are back', () => {
    for (const { rewardStatus, ownerConfirm, propertyReturn, handleResult } of standings)
      if (rewardStatus === 1 || rewardStatus === 2)
        expect({ ownerConfirm, propertyReturn, handleResult }).toEqual({
          ownerConfirm: 1,
          propertyReturn: 2,
          handleResult: RETURNED,
        });
  });

  it('nobody is rewarded whom the register does not know', () => {
    for (const { rewardStatus, matchDriverId } of standings)
      if (rewardStatus === 1 || rewardStatus === 2) expect(matchDriverId).toBe('7');
  });

  it('nothing that was paid is paid again', () => {
    for (const [before, , next] of steps) {
      if (before.refundStatus === 1) expect(next.refundStatus).toBe(1);
      if (before.rewardStatus === 1) expect(next.rewardStatus).toBe(1);
    }
  });

  it('a refund and a reward are never both paid or under way', () => {
    const isMoving = (status: number | null) => status === 1 || status === 2;
    for (const { refundStatus, rewardStatus } of standings)
      expect(isMoving(refundStatus) && isMoving(rewardStatus)).toBe(false);
  });

  it('nothing is refunded of which nothing was paid', () => {
    for (const { payStatus, refundStatus } of standings) if (payStatus === 0) expect(refundStatus).toBe(0);
  });

  it('what is not matched is neither held nor on its way', () => {
    for (const { matchStatus, propertyConfirm, propertyReturn } of standings)
      if (matchStatus === 0)
        expect({ propertyConfirm, propertyReturn }).toEqual({ propertyConfirm: 0, propertyReturn: 0 });
  });

  it('a new match asks driver and owner anew', () => {
    for (const [, by, next] of steps)
      if (by === 'match') expect(next).toMatchObject({ matchStatus: 1, propertyConfirm: 0, ownerConfirm: 2 });
  });

  it('what comes next may be done, and until it is over something does', () => {
    for (const standing of standings) {
      const next = nextAct(standing);
      if (next) expect(whyNot(next, standing)).toBeUndefined();
      else expect(standing.handleStatus).toBe(2);
    }
  });

  it('every case can still come to an end', () => {
    const isOver = (standing: LostGuardState) => standing.handleStatus === 2;
    const ending = new Set(standings.filter(isOver).map(each => JSON.stringify(each)));
    for (let before = -1; before !== ending.size; ) {
      before = ending.size;
      for (const [from, , to] of steps) if (ending.has(JSON.stringify(to))) ending.add(JSON.stringify(from));
    }
    expect(ending.size).toBe(standings.length);
  });
});

describe('the stage of a case', () => {
  it('goes through all of its steps when all goes well', () => {
    const acts: LostAct[] = [
      'claim',
      'match',
      'held',
      'ownerConfirms',
      'giveBack',
      'closeAsReturned',
      'reward',
    ];
    let standing = NEW_CASE;
    const stages = acts.map(act => {
      expect(whyNot(act, standing)).toBeUndefined();
      standing = { ...standing, ...AFTER[act], ...(act === 'match' && { matchDriverId: '7' }) };
      return stageOf(standing);
    });
    expect(stages).toEqual([
      'searching',
      'askingDriver',
      'askingOwner',
      'returning',
      'returning',
      'toReward',
      'toReward',
    ]);
    expect(stageOf({ ...standing, rewardStatus: 1 })).toBe('done');
  });
});
