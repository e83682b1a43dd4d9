/**
 * A client of somebody else sends a whole row back. What no person may enter, as a mask or a state that follows from
 * elsewhere, is not written: the handler holds it against the record.
 */
import * as z from 'zod/mini';
import type { AnyCall } from '../../../contract/grammar/call.ts';
import type { FieldProblem } from '../../../contract/grammar/failures.ts';
import { isMaskText } from '../../../contract/grammar/mask.ts';
import { inspect, type Schema } from '../../../contract/grammar/walk.ts';
import { maskOf } from '../../../contract/grammar/wire.ts';

interface SentValue {
  value: unknown;
  /** With what it is refused where the record has another. */
  problems: readonly FieldProblem[];
}

/** By field. */
export type SentBack = Readonly<Record<string, SentValue>>;

type Parsed = { success: true; data: unknown } | { success: false; error: z.core.$ZodError };
type ReadBody = (body: unknown) => { parsed: Parsed; sentBack?: SentBack };

/** @param toProblems how an issue of the schema is reported */
export function bodyReader(
  call: AnyCall,
  schema: z.ZodMiniObject,
  toProblems: (issue: z.core.$ZodIssue) => FieldProblem[],
): ReadBody {
  const whole: ReadBody = body => ({ parsed: schema.safeParse(body) });
  const row = shapeOf(call.data);
  if (!call.takesRow) return whole;
  const masked = Object.keys(row).filter(name => row[name] && maskOf(row[name]));
  const without = (names: readonly string[], body: unknown): Parsed => {
    const left = names.filter(name => Object.hasOwn(schema.shape, name)).map(name => [name, true] as const);
    return (left.length > 0 ? z.omit(schema, Object.fromEntries(left)) : schema).safeParse(body);
  };
  return body => {
    // without an id it is a new record
    if (!isObject(body) || (!call.params && body.id === undefined)) return whole(body);
    const sentBack: Record<string, SentValue> = {};
    for (const name of masked) {
      const value = body[name];
      if (isMaskText(value)) sentBack[name] = { value, problems: [{ field: name, code: 'invalid_value' }] };
    }
    let parsed = without(Object.keys(sentBack), body);
    if (!parsed.success) {
      const { issues } = parsed.error;
      for (const name of new Set(issues.map(({ path }) => String(path[0])))) {
        const value = body[name];
        if (!row[name] || !z.safeParse(row[name], value).success) continue;
        const problems = issues.filter(({ path }) => path[0] === name).flatMap(toProblems);
        sentBack[name] = { value, problems };
      }
      parsed = without(Object.keys(sentBack), body);
    }
    return { parsed, ...(Object.keys(sentBack).length > 0 && { sentBack }) };
  };
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

function shapeOf(schema: Schema): Readonly<Record<string, Schema>> {
  const looked = inspect(schema);
  return looked.kind === 'object' ? looked.shape : {};
}
