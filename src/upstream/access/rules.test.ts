import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds, type Rights } from '../../contract/grammar/may.ts';
import { ALL_PERMISSIONS } from '../../contract/grammar/permissions.ts';
import { Failure } from '../core/failure.ts';
import { areaScope } from '../core/scope.ts';
import {
  checkGives,
  checkGivesRights,
  checkNotOwn,
  checkTouches,
  checkTouchesRole,
  type Editor,
  type Holding,
  reachOf,
} from './rules.ts';

const VALS = ALL_PERMISSIONS.map(({ val }) => val);
const AREAS = ['450102', '450103', '450105'];

const codes = fc.uniqueArray(fc.constantFrom(...VALS), { maxLength: 12 });
const areas = fc.subarray(AREAS);
const holding: fc.Arbitrary<Holding> = fc.record({
  isSuperuser: fc.constantFrom<0 | 1>(0, 0, 0, 1),
  roles: fc.array(codes, { maxLength: 3 }),
  areaIds: areas,
});

const rightsOf = ({ isSuperuser, roles }: Holding, subjectsGrantActions: boolean): Rights => ({
  userId: '7',
  codes: new Set(isSuperuser ? ['all', ...roles.flat()] : roles.flat()),
  subjectsGrantActions,
});

const editorOf = (his: Holding, isPlain: boolean): Editor => ({
  userId: '7',
  rights: rightsOf(his, isPlain),
  scope: areaScope(his.areaIds),
});

function reasonOf(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.data.reason;
    throw error;
  }
}

describe('what an editor may give and touch', () => {
  it('never lets anybody end up with a right or an area that the editor lacks', () => {
    fc.assert(
      fc.property(holding, holding, fc.boolean(), (his, given, isPlain) => {
        const editor = editorOf(his, isPlain);
        if (reasonOf(() => checkGives(editor, given))) return;
        const gained = rightsOf(given, isPlain);
        for (const val of VALS) expect(holds(editor.rights, val) || !holds(gained, val)).toBe(true);
        const isInside = given.areaIds.every(id => his.areaIds.includes(id));
        expect(his.areaIds.length === 0 || (given.areaIds.length > 0 && isInside)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('lets nobody touch who holds something more, and a super-user touch everybody in his areas', () => {
    fc.assert(
      fc.property(holding, holding, fc.boolean(), (his, others, isPlain) => {
        const editor = editorOf(his, isPlain);
        const theirs = rightsOf(others, isPlain);
        const holdsMore = VALS.some(val => holds(theirs, val) && !holds(editor.rights, val));
        const reason = reasonOf(() => checkTouches(editor, '8', others));
        if (holdsMore) expect(reason).toBe('HOLDS_MORE');
        if (editor.rights.codes.has('all') && his.areaIds.length === 0) expect(reason).toBeUndefined();
        expect(reasonOf(() => checkTouches(editor, '7', others))).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it('takes a change of a role as a change of everybody who has it', () => {
    fc.assert(
      fc.property(
        holding,
        codes,
        fc.array(holding, { maxLength: 3 }),
        fc.boolean(),
        (his, role, others, isPlain) => {
          const editor = editorOf(his, isPlain);
          const members = others.map((other, index) => ({
            ...other,
            roles: [role, ...other.roles],
            userId: String(100 + index),
          }));
          const mayTouchAll = members.every(
            member => reasonOf(() => checkTouches(editor, member.userId, member)) === undefined,
          );
          const mayGiveRole = reasonOf(() => checkGivesRights(editor, role)) === undefined;
          const reason = reasonOf(() => checkTouchesRole(editor, role, members));
          expect(reason === undefined).toBe(mayTouchAll && mayGiveRole);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('counts the actions of a subject held alone only where subjects grant them', () => {
    expect([...reachOf(['lost'], false)]).toEqual(['lost']);
    expect(reachOf(['lost'], true).has('lost:refund')).toBe(true);
    expect([...reachOf(['lost', 'lost:handle'], true)]).toEqual(['lost', 'lost:handle']);
  });

  it('keeps a person from shutting himself out', () => {
    expect(reasonOf(() => checkNotOwn({ userId: '7' }, '7'))).toBe('OWN_ACCOUNT');
    expect(reasonOf(() => checkNotOwn({ userId: '7' }, '8'))).toBeUndefined();
  });
});
