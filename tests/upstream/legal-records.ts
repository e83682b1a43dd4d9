/**
 * What makes a record legal besides its schema: what follows from the kinds of its fields, and what a file of `legal/`
 * says of its resource, which looks at the database or across fields.
 */
import fc from 'fast-check';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { type Schema, unwrap } from '../../src/contract/grammar/walk.ts';
import { fieldsOf } from '../../src/data/call-fields.ts';
import { anyOf } from '../builders/arbitrary.ts';
import { DECLARED } from '../builders/declared.ts';
import type { Office } from '../builders/office.ts';
import { agreedByKind, legalByKind } from './legal-kinds.ts';
import type { Rules, Values } from './legal-values.ts';
import { ROOM_FILES } from './room-files.ts';

export const ROWS_BESIDES = ROOM_FILES.flatMap(({ ROW }) => ROW ?? []);
export const NO_RECORDS = ROOM_FILES.flatMap(({ NO_RECORDS }) => NO_RECORDS ?? []);

const isOf =
  ({ room, name }: AnyCall) =>
  (calls: { readonly create?: AnyCall } | undefined): boolean =>
    calls?.create?.room === room && calls.create.name === name;

const ownRules = (create: AnyCall): Rules => {
  const isIts = isOf(create);
  return ROOM_FILES.find(file => isIts(file.default?.of))?.default ?? {};
};

/** By the call that adds a record. */
export function rulesFor(create: AnyCall): Rules & Required<Pick<Rules, 'legal' | 'agreed'>> {
  const isIts = isOf(create);
  const own = ownRules(create);
  const declared = DECLARED.find(({ calls }) => isIts(calls));
  return {
    ...own,
    async legal(office) {
      const said = (await own.legal?.(office)) ?? {};
      if (!declared) return said;
      return { ...(await legalByKind(office, declared, new Set(Object.keys(said)))), ...said };
    },
    agreed(values, before) {
      const agreed = declared ? agreedByKind(declared, values, before) : values;
      return own.agreed?.(agreed, before) ?? agreed;
    },
  };
}

/** A new record of which no more is said than its schema and its own rules ask for. */
export async function leastRecord(office: Office, create: AnyCall): Promise<Values> {
  const { legal, agreed } = rulesFor(create);
  const [drawn] = fc.sample(anyOf(create.body as Schema, await legal(office)), 1) as Values[];
  const shape = fieldsOf(create, 'body');
  const said = new Set(Object.keys((await ownRules(create).legal?.(office)) ?? {}));
  const isAskedFor = (name: string) => said.has(name) || !unwrap(shape[name] as Schema).isOptional;
  return agreed(Object.fromEntries(Object.entries(drawn ?? {}).filter(([name]) => isAskedFor(name))));
}
