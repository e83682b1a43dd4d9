/** The largest part of a directed graph in which every node can be reached from every other. */

interface Arc<Node> {
  readonly from: Node;
  readonly to: Node;
}

/** Kosaraju's two passes, without recursion: a road network is deeper than a stack. */
export function strongestPart<Node, A extends Arc<Node>>(arcs: readonly A[] & readonly Arc<Node>[]): A[] {
  const out = neighbours(arcs, arc => [arc.from, arc.to]);
  const into = neighbours(arcs, arc => [arc.to, arc.from]);
  const order: Node[] = [];
  const seen = new Set<Node>();
  for (const node of out.keys()) order.push(...finished(node, out, seen));

  const placed = new Set<Node>();
  let best = new Set<Node>();
  for (const node of order.toReversed()) {
    const part = new Set(finished(node, into, placed));
    if (part.size > best.size) best = part;
  }
  return arcs.filter(({ from, to }) => best.has(from) && best.has(to));
}

function neighbours<Node>(
  arcs: readonly Arc<Node>[],
  ends: (arc: Arc<Node>) => [Node, Node],
): Map<Node, Node[]> {
  const map = new Map<Node, Node[]>();
  for (const arc of arcs) {
    const [from, to] = ends(arc);
    map.set(from, [...(map.get(from) ?? []), to]);
    map.set(to, map.get(to) ?? []);
  }
  return map;
}

/** What can be reached from a node and was not seen before, in the order in which it is done with. */
function finished<Node>(start: Node, next: ReadonlyMap<Node, readonly Node[]>, seen: Set<Node>): Node[] {
  if (seen.has(start)) return [];
  seen.add(start);
  const done: Node[] = [];
  const way = [{ node: start, ahead: [...(next.get(start) ?? [])] }];
  for (let here = way.at(-1); here; here = way.at(-1)) {
    const step = here.ahead.pop();
    if (step === undefined) {
      done.push(here.node);
      way.pop();
    } else if (!seen.has(step)) {
      seen.add(step);
      way.push({ node: step, ahead: [...(next.get(step) ?? [])] });
    }
  }
  return done;
}
