/** Who is given which order, so that it is best for all together. 指派问题 assignment problem */
import { groupBy } from 'es-toolkit';
import munkres from 'munkres';

/** Who could be given an order. Numbers of both count from 0, each in its own list. */
export interface Possible {
  order: number;
  driver: number;
  /** Seconds, the smaller the better. */
  cost: number;
}

/**
 * Of these pairs those that together cost least: no order twice, no driver twice. Whoever is left over costs what
 * `leftCosts` says of his order, so that a pair that costs more is none. By the Hungarian method, for each group of
 * orders that share drivers by itself.
 */
export function bestPairs<Pair extends Possible>(
  possible: readonly Pair[],
  leftCosts: readonly number[],
): Pair[] {
  return groupsOf(possible).flatMap(group => bestOfGroup(group, leftCosts));
}

/** Each order in its turn takes the first of its pairs whose driver is still free. */
export function pairsInTurn<Pair extends Possible>(possible: readonly Pair[]): Pair[] {
  const [orders, drivers] = [new Set<number>(), new Set<number>()];
  return possible.filter(({ order, driver }) => {
    if (orders.has(order) || drivers.has(driver)) return false;
    orders.add(order);
    drivers.add(driver);
    return true;
  });
}

function bestOfGroup<Pair extends Possible>(group: readonly Pair[], leftCosts: readonly number[]): Pair[] {
  const [orders, drivers] = [numbersOf(group, 'order'), numbersOf(group, 'driver')];
  // with as many columns as rows everybody can be left over in one that nobody else wants
  const width = Math.max(orders.size, drivers.size);
  const matrix = [...orders.keys()].map(order => new Float64Array(width).fill(leftCosts[order] ?? 0));
  const pairs = new Map<number, Pair>();
  for (const pair of group) {
    const [row, column] = [orders.get(pair.order) ?? 0, drivers.get(pair.driver) ?? 0];
    const costs = matrix[row];
    if (!costs || pair.cost >= (costs[column] ?? 0)) continue;
    costs[column] = pair.cost;
    pairs.set(row * width + column, pair);
  }
  return munkres(matrix).flatMap(([row, column]) => pairs.get(row * width + column) ?? []);
}

/** Each number once, with its place among them. */
function numbersOf(group: readonly Possible[], which: 'order' | 'driver'): Map<number, number> {
  const numbers = [...new Set(group.map(pair => pair[which]))];
  return new Map(numbers.map((number, place) => [number, place]));
}

/** What is joined by an order or by a driver stands together. */
function groupsOf<Pair extends Possible>(possible: readonly Pair[]): Pair[][] {
  const parents = new Map<string, string>();
  const root = (name: string): string => {
    let top = name;
    for (let next = parents.get(top); next !== undefined && next !== top; next = parents.get(top)) top = next;
    parents.set(name, top);
    return top;
  };
  for (const { order, driver } of possible) parents.set(root(`order ${order}`), root(`driver ${driver}`));
  return Object.values(groupBy(possible, ({ order }) => root(`order ${order}`)));
}
