/** The table of an order's states is one: no state is left out, and none is a trap. */
import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  isAllowedEvent,
  isOpen,
  MAIN_STATES,
  type OrderEvent,
  type OrderState,
  SUB_STATES,
  TRANSITIONS,
} from './order-states.ts';

const EVENTS = Object.keys(TRANSITIONS) as OrderEvent[];
/** Where an order begins. */
const BEGINNINGS: OrderState[] = [
  { mainStatus: 1, subStatus: 10 },
  { mainStatus: 1, subStatus: 11 },
];
const nameOf = ({ mainStatus, subStatus }: OrderState) => `${mainStatus}/${subStatus}`;

function reachable(): Map<string, OrderState> {
  const found = new Map(BEGINNINGS.map(state => [nameOf(state), state]));
  for (const state of found.values()) {
    for (const event of EVENTS) {
      if (!isAllowedEvent(event, state)) continue;
      const next = afterEvent(event, state);
      found.set(nameOf(next), next);
    }
  }
  return found;
}

describe('the states of an order', () => {
  it('are all reached from its beginning', () => {
    const states = [...reachable().values()];
    expect([...new Set(states.map(({ mainStatus }) => mainStatus))].toSorted()).toEqual([...MAIN_STATES]);
    expect([...new Set(states.map(({ subStatus }) => subStatus))].toSorted()).toEqual([...SUB_STATES]);
  });

  it('keep each sub state within one main state while the order is open', () => {
    const mains = new Map<number, Set<number>>();
    for (const state of reachable().values()) {
      if (!isOpen(state)) continue;
      mains.set(state.subStatus, (mains.get(state.subStatus) ?? new Set()).add(state.mainStatus));
    }
    for (const [sub, own] of mains) expect([sub, own.size]).toEqual([sub, 1]);
  });

  it('lead on from everywhere but the ends', () => {
    for (const state of reachable().values()) {
      expect([nameOf(state), EVENTS.some(event => isAllowedEvent(event, state))]).toEqual([
        nameOf(state),
        // who has rated has still to be archived
        isOpen(state),
      ]);
    }
  });

  it('let nobody cancel while a passenger is aboard', () => {
    const aboard: OrderState = { mainStatus: 2, subStatus: 23 };
    expect(EVENTS.filter(event => isAllowedEvent(event, aboard)).toSorted()).toEqual([
      'arrivePaid',
      'arriveUnpaid',
      'closeAbnormal',
    ]);
  });
});
