/** Which messages show: the same thing said again is one with a number, and what does not fit waits. */
import type { NotificationPayload } from 'ra-core';

export interface ToastGroup {
  key: string;
  /** What was said last; its options hold. */
  payload: NotificationPayload;
  /** All that it stands for. */
  of: readonly NotificationPayload[];
}

const MOST = 3;

export function stackOf(notifications: readonly NotificationPayload[]): ToastGroup[] {
  const groups = new Map<string, NotificationPayload[]>();
  for (const payload of notifications) {
    const key = keyOf(payload);
    const group = groups.get(key);
    if (group) group.push(payload);
    else groups.set(key, [payload]);
  }
  return [...groups].slice(0, MOST).flatMap(([key, of]) => {
    const payload = of.at(-1);
    return payload ? [{ key, payload, of }] : [];
  });
}

/** A message may name itself: then the next of that name takes its place, whatever it says. */
function keyOf(payload: NotificationPayload): string {
  const { message, type, notificationOptions = {} } = payload;
  const { key, messageArgs } = notificationOptions;
  if (typeof key === 'string') return key;
  if (typeof message !== 'string') return `element ${numberOf(payload)}`;
  return `${type} ${message} ${JSON.stringify(messageArgs ?? null)}`;
}

/** What is drawn cannot be compared. */
const numbers = new WeakMap<NotificationPayload, number>();
let count = 0;

function numberOf(payload: NotificationPayload): number {
  const number = numbers.get(payload) ?? count++;
  numbers.set(payload, number);
  return number;
}
