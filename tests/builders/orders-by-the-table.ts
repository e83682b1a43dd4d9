/** Whether orders are where their logs lead, by the table of the contract. */
import { asc } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { expect } from 'vitest';
import {
  afterEvent,
  hasDriver,
  isAllowedEvent,
  type OrderEvent,
  type OrderState,
  TRANSITIONS,
} from '../../src/contract/order-states.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { orderLog, taxiOrder } from '../../src/upstream/domain/orders/tables.ts';

const isEvent = (action: string): action is OrderEvent => Object.hasOwn(TRANSITIONS, action);

/** Walks each log along the table, and compares where it ends with what the order says. */
export async function expectOrdersByTheTable(db: Db): Promise<void> {
  const orders = await db.select().from(taxiOrder);
  const entries = await db.select().from(orderLog).orderBy(asc(orderLog.id));
  const logs = groupBy(entries, ({ orderId }) => orderId);
  for (const { id, mainStatus, subStatus } of orders) {
    const own = logs[id] ?? [];
    let state: OrderState = { mainStatus: 1, subStatus: own[0]?.toStatus === 10 ? 10 : 11 };
    expect(own[0]?.action).toBe('create');
    for (const { action, fromStatus, toStatus, operatorType } of own.slice(1)) {
      expect([action, fromStatus]).toEqual([action, state.subStatus]);
      if (!isEvent(action)) continue;
      expect([action, state, isAllowedEvent(action, state)]).toEqual([action, state, true]);
      expect([action, TRANSITIONS[action].by]).toEqual([action, expect.arrayContaining([operatorType])]);
      state = afterEvent(action, state);
      expect([action, toStatus]).toEqual([action, state.subStatus]);
    }
    expect({ mainStatus, subStatus }).toEqual(state);
  }
  const driving = orders.filter(hasDriver).map(({ driverId }) => driverId);
  expect(driving).not.toContain(null);
  expect(new Set(driving).size).toBe(driving.length);
}
