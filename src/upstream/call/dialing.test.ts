/** A click on a number: whom it reaches, who may, and what is said where nothing was dialled. */
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aListOf } from '../../../tests/builders/calls.ts';
import { aLostCase, doWithCase, MATCHED } from '../../../tests/builders/lost-cases.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { callDeskCalls } from '../../contract/call-desk.ts';
import type { Input } from '../../contract/grammar/call.ts';
import { operateLog } from '../core/audit/tables.ts';
import { adminUser } from '../core/identity/tables.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { callBack, callRecord } from '../domain/calls/tables.ts';
import { driver } from '../domain/fleet/tables.ts';
import { orderLog, passenger, taxiOrder } from '../domain/orders/tables.ts';

const NUMBER = '13877110042';

let office: Office;
let agent: Person;
let account: string;
beforeAll(async () => {
  office = await anOffice();
  agent = await office.signIn('agent');
  const [found] = await office.store.db.select().from(adminUser).where(eq(adminUser.account, 'agent'));
  account = found?.callSystemAccount ?? '';
});
afterAll(() => office.close());
beforeEach(() => {
  office.ports.dialed.length = 0;
});

type Body = NonNullable<Input<typeof callDeskCalls.dial>['body']>;
const dial = (body: Body, person = agent) => person.ask(callDeskCalls.dial, { body });
/** Somebody of one district only, with a telephone. */
const aClerkOf = async (areaId: string) => {
  const clerk = await office.aClerk({ rights: ['callmgr'], areaIds: [areaId] });
  await office.store.db
    .update(adminUser)
    .set({ callSystemAccount: `call${clerk.id}` })
    .where(eq(adminUser.id, clerk.id));
  return clerk;
};
const aMissed = async (over: Partial<typeof callBack.$inferInsert> = {}) => {
  const now = office.clock();
  const [row] = await office.store.db
    .insert(callBack)
    .values({
      callno: NUMBER,
      firstMissedOn: now,
      lastMissedOn: now,
      lastCallId: '1',
      createdOn: now,
      updatedOn: now,
      ...over,
    })
    .returning();
  return row?.id ?? '';
};

describe('a click on a number', () => {
  it('reaches the owner and the driver of a lost case, each as far as a number is known', async () => {
    const lost = await office.signIn('lost');
    const { id } = await aLostCase(lost, { ownerMobile: NUMBER });
    await doWithCase(lost, id, MATCHED);
    expect((await dial({ lostId: id, whom: 'owner' })).errCode).toBe(0);
    expect(office.ports.dialed.map(({ number }) => number)).toEqual([NUMBER]);
    expect(await dial({ lostId: id, whom: 'driver' })).toMatchObject({
      failure: { reason: 'LOST_NO_NUMBER' },
    });
    const outside = await aClerkOf('450107');
    const { id: elsewhere } = await aLostCase(lost, { addressType: '450102' });
    expect((await dial({ lostId: elsewhere, whom: 'owner' }, outside)).errCode).toBe(3006);
    for (const whom of [undefined, 'passenger'] as const)
      expect((await dial({ lostId: id, ...(whom && { whom }) })).errCode).toBe(3007);
  });

  it('reaches the caller of a call, a caller, a driver, who waits to be called back, and what is typed', async () => {
    const { db } = office.store;
    const [callId = ''] = await aListOf(db, [{ callno: NUMBER }]);
    const [caller] = await db.select().from(passenger).orderBy(asc(passenger.id)).limit(1);
    const [someone] = await db.select().from(driver).orderBy(asc(driver.id)).limit(1);
    const bodies: Body[] = [
      { callId },
      { passengerId: caller?.id ?? '' },
      { driverId: someone?.id ?? '' },
      { callBackId: await aMissed() },
      { mobile: '0771-5550123' },
    ];
    for (const body of bodies) {
      const { data, errCode } = await dial(body);
      expect(errCode).toBe(0);
      expect(office.ports.dialed.at(-1)).toMatchObject({ id: data.callId, agent: account });
    }
    expect(office.ports.dialed.map(({ number }) => number)).toEqual([
      NUMBER,
      caller?.mobile,
      someone?.mobile,
      NUMBER,
      '07715550123',
    ]);
  });

  it('reaches both people of an order, and stands in its log', async () => {
    const { db } = office.store;
    const [his] = await db.select().from(driver).limit(1);
    const order = await anOrder(db, { mobile: NUMBER, driverId: his?.id });
    expect((await dial({ orderId: order.id, whom: 'passenger' })).errCode).toBe(0);
    expect((await dial({ orderId: order.id, whom: 'driver' })).errCode).toBe(0);
    expect(office.ports.dialed.map(({ number }) => number)).toEqual([NUMBER, his?.mobile]);
    const log = await db
      .select()
      .from(orderLog)
      .where(eq(orderLog.orderId, order.id))
      .orderBy(asc(orderLog.id));
    expect(log).toMatchObject([
      { action: 'callPassenger', operatorType: 1, operatorName: '农秀珍' },
      { action: 'callDriver' },
    ]);
    const [after] = await db.select().from(taxiOrder).where(eq(taxiOrder.id, order.id));
    expect(after?.contactedOn).toBe(office.clock());
  });

  it('is dialled once however often it is sent, and anew with the next one', async () => {
    const body = { mobile: NUMBER, requestId: 'click-0001' };
    const [one, same] = [await dial(body), await dial(body)];
    expect(same.data).toEqual(one.data);
    expect(office.ports.dialed).toHaveLength(1);
    const next = await dial({ ...body, requestId: 'click-0002' });
    expect(next.data.callId).not.toBe(one.data.callId);
    // two at once may both ask: under one name, so that the switchboard dials once
    office.ports.dialed.length = 0;
    await Promise.all([
      dial({ ...body, requestId: 'click-0003' }),
      dial({ ...body, requestId: 'click-0003' }),
    ]);
    expect(new Set(office.ports.dialed.map(({ id }) => id)).size).toBe(1);
  });

  it('is logged with whom it went to, and nowhere with the whole number', async () => {
    const { db } = office.store;
    const { data } = await dial({ mobile: NUMBER });
    const entries = await db.select().from(operateLog).where(eq(operateLog.objectId, data.callId));
    expect(entries).toMatchObject([{ objectType: 'dialedCall', businessType: 0, status: 1 }]);
    expect(JSON.stringify(entries)).toContain('138****0042');
    expect(JSON.stringify(await db.select().from(operateLog))).not.toContain(NUMBER);
  });
});

describe('nothing is dialled', () => {
  const expectNone = async (asked: ReturnType<typeof dial>, errCode: number, reason?: string) => {
    const { errCode: code, failure } = await asked;
    expect([code, failure.reason]).toEqual([errCode, reason]);
    expect(office.ports.dialed).toEqual([]);
  };

  it('for who has no telephone, or may not take calls', async () => {
    await expectNone(dial({ mobile: NUMBER }, office.admin), 3002, 'NO_CALL_ACCOUNT');
    const clerk = await office.aClerk({ rights: ['order.list'] });
    await expectNone(dial({ mobile: NUMBER }, clerk), 3008);
  });

  it('where the number is hidden, or there is none', async () => {
    const { db } = office.store;
    const [callId = ''] = await aListOf(db, [{ callno: null }]);
    await expectNone(dial({ callId }), 3002, 'NUMBER_HIDDEN');
    const { id: orderId } = await anOrder(db);
    await expectNone(dial({ orderId, whom: 'passenger' }), 3002, 'PASSENGER_UNREACHABLE');
    await expectNone(dial({ orderId, whom: 'driver' }), 3002, 'ORDER_STATE');
  });

  it('where there is no such record, or it is of another area', async () => {
    const { db } = office.store;
    for (const body of [
      { callId: '999999' },
      { driverId: '999999' },
      { passengerId: '999999' },
      { callBackId: '999999' },
    ])
      await expectNone(dial(body), 3006);
    await expectNone(dial({ orderId: '999999', whom: 'driver' }), 3006);
    const clerk = await aClerkOf('450103');
    const [callId = ''] = await aListOf(db, [{ addressType: '450102' }]);
    await expectNone(dial({ callId }, clerk), 3006);
    await expectNone(
      dial({ callBackId: await aMissed({ callno: '13877110043', addressType: '450102' }) }, clerk),
      3006,
    );
    const { id: orderId } = await anOrder(db, { mobile: NUMBER });
    await expectNone(dial({ orderId, whom: 'passenger' }, clerk), 3006);
    await db.delete(callRecord);
  });

  it.each([
    [{}],
    [{ mobile: NUMBER, passengerId: '1' }],
    [{ orderId: '1' }],
    [{ mobile: NUMBER, whom: 'driver' as const }],
    [{ mobile: '138****0042' }],
    [{ mobile: 'sip:desk@example.com' }],
  ])('by %j', async body => {
    await expectNone(dial(body), 3007);
  });

  it('where the switchboard refuses or is away, and it says which', async () => {
    const { switchboard } = office.ports;
    const before = switchboard.dial;
    const failing = (code: string, isFinal: boolean) => {
      switchboard.dial = async () => {
        throw new PortFailed('switchboard', code, { isFinal });
      };
    };
    failing('HTTP_409', true);
    await expectNone(dial({ mobile: NUMBER }), 3002, 'SWITCHBOARD_REFUSED');
    failing('TIMEOUT', false);
    const body = { mobile: NUMBER, requestId: 'click-away' };
    const away = await dial(body);
    expect([away.http, away.errCode, away.failure.reason]).toEqual([503, 5003, 'SWITCHBOARD_AWAY']);
    // the same click may be sent again once it is back
    switchboard.dial = before;
    expect((await dial(body)).errCode).toBe(0);
    expect(office.ports.dialed).toHaveLength(1);
  });
});
