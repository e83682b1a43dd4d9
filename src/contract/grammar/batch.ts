/**
 * Reports of other machines, many in one call: each is judged by itself, so that a malformed one stops no other. 批量上报
 * batch · 逐条判定 judged by itself
 */
import * as z from 'zod/mini';
import { inspect, type Schema } from './walk.ts';

/** Takes the place of a report that does not pass its schema. Holds nothing of what was sent. */
export class Malformed {
  constructor(
    /** Null where the report as a whole is none. */
    readonly field: string | null,
    /** A code of zod. */
    readonly reason: string,
  ) {}
}

/** Which report was refused, by its place in the call from 0, and why: a code of zod, or a reason. */
export const ItemProblem = z.object({
  index: z.int(),
  field: z.nullable(z.string()),
  reason: z.string(),
});
export type ItemProblem = z.output<typeof ItemProblem>;

/** What is answered to each report of a batch besides its outcome. */
export const problemOfRefused = { problem: z.optional(ItemProblem) };

const batches = new WeakSet<Schema>();

/** @param most reports in one call */
export function batch<S extends z.ZodMiniType>(report: S, most: number, least = 1) {
  const sound = report.check(z.refine(value => !holdsNul(value))) as z.ZodMiniType;
  const judged = z.catch(sound, context => {
    // OpenAPI asks for the value without a report
    const [issue] = context?.error?.issues ?? [];
    return new Malformed(issue?.path.join('.') || null, issue?.code ?? 'custom');
  });
  const schema = z.array(judged).check(z.minLength(least), z.maxLength(most));
  batches.add(schema);
  return schema as unknown as z.ZodMiniType<(z.output<S> | Malformed)[], z.input<S>[]>;
}

/** Fields of a body that hold a batch. */
export function batchFieldsOf(schema: Schema): readonly string[] {
  const looked = inspect(schema);
  if (looked.kind !== 'object') return [];
  return Object.entries(looked.shape).flatMap(([name, field]) => (batches.has(field) ? [name] : []));
}

/** PostgreSQL keeps no NUL in a text. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (Array.isArray(value)) return value.some(holdsNul);
  if (value !== null && typeof value === 'object') return Object.values(value).some(holdsNul);
  return false;
}
