/** Whose number is meant, found out where nobody sees it, and how the switchboard is asked to dial it. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { callDeskCalls } from '../../contract/call-desk.ts';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { Parsed } from '../../contract/grammar/call.ts';
import type { Db, Outside } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { adminUser } from '../core/identity/tables.ts';
import { notePortError } from '../core/outside/port-errors.ts';
import { type DialedCall, PortFailed } from '../core/outside/ports.ts';
import { findInAreas } from '../core/records-in-areas.ts';
import type { AreaScope } from '../core/scope.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import { driver } from '../domain/fleet/tables.ts';
import { lostOrderTable } from '../domain/lost/tables.ts';
import { findOrder } from '../domain/orders/reading.ts';
import { passenger } from '../domain/orders/tables.ts';

type Dial = typeof callDeskCalls.dial;
type Asked = Parsed<Dial>['body'];

interface Dialed {
  number: string;
  addressType: string;
}

type Reader = (
  db: Db,
  scope: AreaScope,
  id: string,
) => Promise<{ number: string | null; addressType: string }[]>;

/** Null where it is hidden. */
const READERS: Readonly<Record<'callId' | 'driverId' | 'passengerId' | 'callBackId', Reader>> = {
  callId: (db, scope, id) =>
    db
      .select({ number: callRecord.callno, addressType: callRecord.addressType })
      .from(callRecord)
      .where(and(eq(callRecord.id, id), scope.byArea(callRecord.addressType))),
  callBackId: (db, scope, id) =>
    db
      .select({ number: callBack.callno, addressType: callBack.addressType })
      .from(callBack)
      .where(and(eq(callBack.id, id), scope.byArea(callBack.addressType))),
  driverId: (db, scope, id) =>
    db
      .select({ number: driver.mobile, addressType: driver.addressType })
      .from(driver)
      .where(and(eq(driver.id, id), scope.byArea(driver.addressType))),
  passengerId: async (db, scope, id) => {
    const rows = await db
      .select({ number: passenger.mobile })
      .from(passenger)
      .where(and(eq(passenger.id, id), scope.byArea(passenger.areaIds)));
    return rows.map(row => ({ ...row, addressType: ALL_AREAS }));
  },
};

const NAMES = ['callId', 'orderId', 'lostId', 'driverId', 'passengerId', 'callBackId', 'mobile'] as const;

const PEOPLE_OF = {
  orderId: new Set<Asked['whom']>(['passenger', 'driver']),
  lostId: new Set<Asked['whom']>(['owner', 'driver']),
};

/**
 * Fails with NOT_FOUND where there is none or it is of another area; with STATE_NOT_ALLOWED, reason NUMBER_HIDDEN,
 * PASSENGER_UNREACHABLE, LOST_NO_NUMBER or ORDER_STATE, where nobody can be reached there; with PARAMETER unless exactly one is named.
 */
export async function numberOf(db: Db, scope: AreaScope, asked: Asked): Promise<Dialed> {
  const [name, other] = NAMES.filter(each => asked[each] !== undefined);
  const isWhole = PEOPLE_OF[name as keyof typeof PEOPLE_OF]?.has(asked.whom) ?? asked.whom === undefined;
  const named = name && asked[name];
  if (!named || other || !isWhole) {
    const field = other ?? (isWhole ? 'mobile' : 'whom');
    throw new Failure('PARAMETER', { fields: [{ field, code: 'invalid_value' }] });
  }
  if (name === 'mobile') return { number: named, addressType: ALL_AREAS };
  if (name === 'orderId') return numberOfOrder(db, scope, named, asked.whom);
  if (name === 'lostId') return numberOfCase(db, scope, named, asked.whom);
  const { number, addressType } = found(await READERS[name](db, scope, named));
  if (number === null) throw refuse('STATE_NOT_ALLOWED', 'NUMBER_HIDDEN');
  return { number, addressType };
}

async function numberOfOrder(
  db: Db,
  scope: AreaScope,
  orderId: string,
  whom: Asked['whom'],
): Promise<Dialed> {
  const { mobile, driverId, addressType } = await findOrder(db, scope, orderId);
  if (whom === 'passenger') {
    if (mobile === null) throw refuse('STATE_NOT_ALLOWED', 'PASSENGER_UNREACHABLE');
    return { number: mobile, addressType };
  }
  if (driverId === null) throw refuse('STATE_NOT_ALLOWED', 'ORDER_STATE');
  const { number } = found(
    await db.select({ number: driver.mobile }).from(driver).where(eq(driver.id, driverId)),
  );
  return { number, addressType };
}

async function numberOfCase(db: Db, scope: AreaScope, id: string, whom: Asked['whom']): Promise<Dialed> {
  const row = await findInAreas(db, lostOrderTable, { scope, id });
  const number = whom === 'owner' ? (row.ownerMobile ?? row.ownerMobile2) : row.matchDriverPhone;
  if (number === null) throw refuse('STATE_NOT_ALLOWED', 'LOST_NO_NUMBER');
  return { number, addressType: row.addressType };
}

function found<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** At whose telephone it rings first. Fails with STATE_NOT_ALLOWED, reason NO_CALL_ACCOUNT. */
export async function telephoneOf(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({ agent: adminUser.callSystemAccount })
    .from(adminUser)
    .where(eq(adminUser.id, userId));
  if (!row?.agent) throw refuse('STATE_NOT_ALLOWED', 'NO_CALL_ACCOUNT');
  return row.agent;
}

const NAME_LENGTH = 22;
const NAME_BYTES = 16;

/** The same for the same attempt of the same person, so that the switchboard dials once what is sent twice at once. */
export function nameOf({ chance, user, body }: Pick<Outside<Dial>, 'chance' | 'user' | 'body'>): string {
  const attempt = body.requestId ?? chance.bytes(NAME_BYTES).toString('hex');
  const digest = createHash('sha256').update(`${user.userId} ${attempt}`).digest('base64url');
  return `dial-${digest.slice(0, NAME_LENGTH)}`;
}

/**
 * Fails with STATE_NOT_ALLOWED, reason SWITCHBOARD_REFUSED, where the switchboard does not want to; with DEPENDENCY_AWAY,
 * reason SWITCHBOARD_AWAY, where it does not answer.
 */
export async function dialNumber(
  { ports, onFailure, clock }: Pick<Outside<Dial>, 'ports' | 'onFailure' | 'clock'>,
  call: DialedCall,
): Promise<void> {
  try {
    await ports.switchboard.dial(call);
  } catch (error) {
    if (!(error instanceof PortFailed)) throw error;
    onFailure(db => notePortError(db, error, clock()));
    throw error.isFinal
      ? refuse('STATE_NOT_ALLOWED', 'SWITCHBOARD_REFUSED')
      : refuse('DEPENDENCY_AWAY', 'SWITCHBOARD_AWAY');
  }
}
