/** Callers, without what was merged into another record. */
import { gt } from 'drizzle-orm';
import { passenger } from '../../contract/passenger.ts';
import { Failure } from '../core/failure.ts';
import type { Served, Stored, Values } from '../core/generic/served.ts';
import { creditLevelOf, hasNumber, isOfLevel, lastNumbersOf } from '../domain/orders/passengers.ts';
import { type PassengerRow, passengerSeen, passenger as table } from '../domain/orders/tables.ts';
import { checkSeesAll } from './areas.ts';

export const served: Served = {
  resource: passenger,
  table,
  view: passengerSeen,
  rules: {
    filters: {
      mobile: hasNumber,
      creditLevel: isOfLevel,
      isBlack: (_: 1, now: number) => gt(passengerSeen.blackUntil, now),
    },
    async onUpdate({ clock, scope }, before, given) {
      const row = before as unknown as PassengerRow;
      const isBlackList = BLACK_LIST.some(name => given[name] !== undefined && given[name] !== row[name]);
      if (isBlackList && scope) checkSeesAll(scope, row);
      return { ...given, ...blackList(row, given, clock()) };
    },
    async joined({ db }, rows) {
      const others = await lastNumbersOf(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(row => ({
        ...row,
        mobile2: others.get(row.id) ?? null,
        creditLevel: creditLevelOf(row as Stored & Pick<PassengerRow, 'credit'>),
      }));
    },
  },
};

const BLACK_LIST = ['blackUntil', 'blackReason'] as const;

/** Who is put on the black list is there for a reason, and until a time to come; who is taken off it has none. */
function blackList(before: PassengerRow, given: Values, now: number): Values {
  const { blackUntil = before.blackUntil, blackReason = before.blackReason } = given as Partial<PassengerRow>;
  if (blackUntil === null) return { blackReason: null };
  const isNew = blackUntil !== before.blackUntil;
  if (isNew && blackUntil <= now) throw wrong('blackUntil');
  if (!blackReason) throw wrong('blackReason');
  return {};
}

const wrong = (field: string) => new Failure('PARAMETER', { fields: [{ field, code: 'too_small' }] });
