/** Callers, what an agent does with their records, and calls and orders that come from their numbers. */
import { eq } from 'drizzle-orm';
import { dispatchCalls } from '../../src/contract/dispatch.ts';
import { passenger as contract, type Passenger, passengerCalls } from '../../src/contract/passenger.ts';
import { callRecord } from '../../src/upstream/domain/calls/tables.ts';
import { takeReports } from '../../src/upstream/domain/calls/taking.ts';
import { passenger } from '../../src/upstream/domain/orders/tables.ts';
import { aReport } from './calls.ts';
import { aMobile, PICK_UP } from './dispatch-desk.ts';
import type { Office } from './office.ts';
import type { Person } from './upstream.ts';

export interface CallerAnswer<T> {
  errCode: number;
  data: T;
  failure?: { reason?: string; fields?: { field: string }[]; current?: Passenger };
}

export function aCallerDesk(office: Office, agent: Person) {
  async function aCaller(over: Partial<typeof passenger.$inferInsert> = {}) {
    const now = office.clock();
    const values = { mobile: aMobile(), searchKey: '', createdOn: now, updatedOn: now, ...over };
    const [row] = await office.store.db.insert(passenger).values(values).returning();
    if (!row) throw new Error('no caller');
    return row;
  }
  const one = async (id: string, by = agent) =>
    (await by.ask(contract.calls.one, { params: { id } } as never)) as CallerAnswer<Passenger>;
  const list = async (query: object, by = agent) =>
    ((await by.ask(contract.calls.list, { query } as never)) as CallerAnswer<Passenger[]>).data;
  const change = async (id: string, body: object, by = agent) =>
    (await by.ask(contract.calls.update, { params: { id }, body } as never)) as CallerAnswer<Passenger>;
  const merge = async (stays: { id: string; version: number }, gone: typeof stays, by = agent) =>
    (await by.ask(passengerCalls.mergeCallers, {
      body: { id: stays.id, version: stays.version, goneId: gone.id, goneVersion: gone.version },
    })) as CallerAnswer<Passenger>;
  const split = async (stays: { id: string; version: number }, by = agent) =>
    (await by.ask(passengerCalls.splitCallers, {
      body: { id: stays.id, version: stays.version },
    })) as CallerAnswer<Passenger>;
  const order = async (mobile: string, by = agent) =>
    (
      await by.ask(dispatchCalls.createOrder, {
        // a second one within minutes is asked about otherwise
        body: { mobile, origin: { address: '金湖广场', ...PICK_UP }, force: 1 },
      })
    ).data;
  const ring = (callId: string, callno: string) =>
    office.store.db.transaction(inside =>
      takeReports(
        { db: inside as never, clock: office.clock },
        [aReport({ callId, kind: 'enter', on: office.clock(), callno })],
        null,
      ),
    );
  const callsOf = (id: string) =>
    office.store.db.select().from(callRecord).where(eq(callRecord.passengerId, id));

  return { aCaller, one, list, change, merge, split, order, ring, callsOf };
}
