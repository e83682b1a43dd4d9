/** Which columns a clerk sees, and in which order: remembered for each list and person. */
import { type RaRecord, useStore } from 'ra-core';
import type { Column, PhonePlace } from './column.ts';

export interface ColumnChoice<Row extends RaRecord> {
  /** All of them as he has ordered them, else as there is room for them; fixed ones stay ahead. */
  ordered: readonly Column<Row>[];
  /** Those that he has not put away. */
  shown: readonly Column<Row>[];
  hidden: readonly string[];
  toggle: (key: string) => void;
  /** Puts one in the place of another. */
  move: (key: string, to: string) => void;
  /** Shows exactly these, in this order. */
  show: (keys: readonly string[]) => void;
  reset: () => void;
  isChanged: boolean;
}

/** @param hasRoomFor whether these fit beside each other; without it, they do */
export function useColumns<Row extends RaRecord>(
  resource: string,
  columns: readonly Column<Row>[],
  hasRoomFor: (shown: readonly Column<Row>[]) => boolean = () => true,
): ColumnChoice<Row> {
  const [hidden, setHidden] = useStore<string[]>(`${resource}.hiddenColumns`, []);
  const [order, setOrder] = useStore<string[]>(`${resource}.columnOrder`, []);
  const [extra, setExtra] = useStore<string[]>(`${resource}.extraColumns`, []);
  const notShown = columns
    .filter(({ key, isExtra }) => (isExtra ? !extra.includes(key) : hidden.includes(key)))
    .map(({ key }) => key);
  const shownOf = (all: readonly Column<Row>[]) =>
    all.filter(({ key, isFixed }) => isFixed || !notShown.includes(key));
  const chosen = inOrder(columns, order);
  // an order of his own stays, whatever room there is
  const ordered = order.length > 0 || hasRoomFor(shownOf(chosen)) ? chosen : byWeight(chosen);
  return {
    ordered,
    shown: shownOf(ordered),
    hidden: notShown,
    toggle(key) {
      if (columns.find(column => column.key === key)?.isExtra) setExtra(toggled(extra, key));
      else setHidden(toggled(hidden, key));
    },
    move: (key, to) =>
      setOrder(
        moved(
          ordered.map(column => column.key),
          key,
          to,
        ),
      ),
    show: keys => {
      setOrder([...keys]);
      setHidden(columns.flatMap(({ key, isExtra }) => (isExtra || keys.includes(key) ? [] : [key])));
      setExtra(columns.flatMap(({ key, isExtra }) => (isExtra && keys.includes(key) ? [key] : [])));
    },
    reset: () => {
      setOrder([]);
      setHidden([]);
      setExtra([]);
    },
    isChanged: order.length + hidden.length + extra.length > 0,
  };
}

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter(other => other !== key) : [...keys, key];

/** One that is newer than the order stands where it was declared, after what it was declared after. */
export function inOrder<C extends { key: string; isFixed?: boolean }>(
  columns: readonly C[],
  order: readonly string[],
): C[] {
  const known = order.flatMap(key => columns.find(column => column.key === key) ?? []);
  const result: C[] = [...known];
  columns.forEach((column, at) => {
    if (result.includes(column)) return;
    const before = columns
      .slice(0, at)
      .reverse()
      .find(other => result.includes(other));
    result.splice(before ? result.indexOf(before) + 1 : 0, 0, column);
  });
  return [...result.filter(({ isFixed }) => isFixed), ...result.filter(({ isFixed }) => !isFixed)];
}

/** What a phone shows, its state first of all: a list that is narrower than its columns begins with that. */
const NARROW_ORDER: readonly (PhonePlace | undefined)[] = ['title', 'status', 'second', 'end', undefined];

/** So that nobody has to scroll sideways for what matters; fixed ones stay ahead. */
export function byWeight<C extends Pick<Column, 'phone' | 'isFixed'>>(columns: readonly C[]): C[] {
  const weightOf = ({ phone, isFixed }: C) => (isFixed ? -1 : NARROW_ORDER.indexOf(phone));
  return [...columns].sort((one, other) => weightOf(one) - weightOf(other));
}

/** The one takes the place of the other, which makes way. */
export function moved(keys: readonly string[], key: string, to: string): string[] {
  const target = keys.indexOf(to);
  if (target < 0 || !keys.includes(key)) return [...keys];
  const rest = keys.filter(other => other !== key);
  return [...rest.slice(0, target), key, ...rest.slice(target)];
}
