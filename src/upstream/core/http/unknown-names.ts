/**
 * Names that no declaration knows. An unknown filter would answer every record, so its name is refused, not passed
 * over: in each query, and in the body of a list that is asked by one.
 */
import { type AnyCall, changesState } from '../../../contract/grammar/call.ts';
import type { FieldProblem } from '../../../contract/grammar/failures.ts';
import { filterName } from '../../../contract/grammar/filters.ts';
import { inspect, type Schema } from '../../../contract/grammar/walk.ts';

/** What clients add so that no cache answers, and what proxies add. */
const CACHE_BUSTERS: ReadonlySet<string> = new Set(['_', '_t', 't', 'timestamp']);
const ADDED = 'x-';

/** Most that are named in one answer. */
const MOST_NAMED = 20;

type Named = Readonly<Record<'query' | 'body', unknown>>;

export function unknownNamesIn(call: AnyCall): (input: Named) => FieldProblem[] {
  const isIgnored = (name: string) =>
    !call.isStrict && filterName(name) === undefined && (CACHE_BUSTERS.has(name) || name.startsWith(ADDED));
  const query = namesOf(call.query);
  const body = bodyNames(call);
  return input => {
    const names = [
      ...namesIn(input.query).filter(name => !query.has(name) && !isIgnored(name)),
      ...(body ? namesIn(input.body).filter(name => !body.has(name)) : []),
    ];
    return names.slice(0, MOST_NAMED).map(unknownName);
  };
}

export const unknownName = (field: string): FieldProblem => ({ field, code: 'unrecognized_keys' });

/** Undefined where a body may hold anything. A strict call takes back what it answers: a client may send a whole row. */
function bodyNames(call: AnyCall): ReadonlySet<string> | undefined {
  if (!call.body) return undefined;
  if (call.isStrict) return new Set([...namesOf(call.body), ...namesOf(call.data)]);
  return call.isPaged && !changesState(call) ? namesOf(call.body) : undefined;
}

function namesOf(schema: Schema | undefined): ReadonlySet<string> {
  const looked = schema && inspect(schema);
  return new Set(looked?.kind === 'object' ? Object.keys(looked.shape) : []);
}

const namesIn = (given: unknown): string[] =>
  typeof given === 'object' && given !== null && !Array.isArray(given) ? Object.keys(given) : [];
