/** Any value that a schema takes, the nasty ones first: for tests by example and counter-example. */
import fc from 'fast-check';
import { inspect, type Schema, unwrap } from '../../src/contract/grammar/walk.ts';

/** Texts that some layer between a form and a database has mistaken for something else, somewhere. */
export const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&amp; &lt; &#39;',
  "'; drop table admin_user; --",
  '=HYPERLINK("http://x","y")',
  "'=1+1",
  '＝cmd|x',
  '-1',
  '+86 138',
  '@SUM(A1)',
  '{{7*7}} %7B%7D &#123;',
  '%_\\',
  '\\u0000',
  'null',
  'undefined',
  'constructor',
  '__proto__',
  '007',
  '1e308',
  '12345678901234567890',
  '2026-06-15',
  'true',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '𠮷野家',
  'e\u0301 é',
  'א\u202eabc\u202c',
  'مرحبا',
  'zero\u200bwidth\u2060joined\ufeff',
  'a\u00a0b\u3000c',
  'a,b;c、d，e；f|g',
  '"quoted" ‘’ “”',
  '***-**',
  '\u0001\u007f\u0085',
  'ＡＢＣ１２３',
] as const;

interface Check {
  check: string;
  maximum?: number;
  minimum?: number;
  value?: number;
  inclusive?: boolean;
  pattern?: RegExp;
}

const checksOf = (schema: Schema): readonly Check[] => {
  const { checks = [] } = unwrap(schema).inner._zod.def as unknown as {
    checks?: readonly { _zod: { def: Check } }[];
  };
  return checks.map(check => check._zod.def);
};

/** By field: what replaces the arbitrary of its schema, where more than the schema decides what is legal. */
export type Instead = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** @param instead for the fields of the object itself */
export function anyOf(schema: Schema, instead: Instead = {}): fc.Arbitrary<unknown> {
  const { isOptional, isNullable } = unwrap(schema);
  const legal = bare(schema, instead).filter(takenBy(schema));
  const nullable = isNullable ? fc.option(legal, { nil: null, freq: 6 }) : legal;
  return isOptional ? fc.option(nullable, { nil: undefined, freq: 6 }) : nullable;
}

/** Draws that a schema may refuse one after the other before something has to be said instead of it. */
const MOST_REFUSED = 20_000;

/** Fails where nothing that is drawn is legal: it would be drawn for ever. */
function takenBy(schema: Schema): (value: unknown) => boolean {
  const { safeParse } = schema as unknown as { safeParse(value: unknown): { success: boolean } };
  let refused = 0;
  return value => {
    const isTaken = safeParse(value).success;
    refused = isTaken ? 0 : refused + 1;
    if (refused > MOST_REFUSED)
      throw new Error(
        `Nothing that is drawn is legal, as ${JSON.stringify(value)}: say what is instead of it`,
      );
    return isTaken;
  };
}

function bare(schema: Schema, instead: Instead): fc.Arbitrary<unknown> {
  const looked = inspect(schema);
  const checks = checksOf(schema);
  switch (looked.kind) {
    case 'object':
      return fc
        .record(
          Object.fromEntries(
            Object.entries(looked.shape).map(([name, field]) => [name, instead[name] ?? anyOf(field)]),
          ),
        )
        .map(said);
    case 'array': {
      const maxLength = Math.min(5, bound(checks, 'max_length', 'maximum') ?? 5);
      return fc.array(anyOf(looked.element), {
        minLength: bound(checks, 'min_length', 'minimum') ?? 0,
        maxLength,
      });
    }
    case 'union':
      return fc.oneof(...looked.options.map(option => anyOf(option)));
    case 'enum':
      return fc.constantFrom(...looked.values);
    case 'number':
      return anyNumber(checks);
    case 'boolean':
      return fc.boolean();
    case 'text':
      return anyText(checks);
    case 'anything':
      return fc.constant(null);
  }
}

/** What is left out is not there, rather than there without a value. */
const said = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const bound = (checks: readonly Check[], name: string, of: 'maximum' | 'minimum' | 'value') =>
  checks.find(({ check }) => check === name)?.[of];

const longestIn = (checks: readonly Check[]) => bound(checks, 'max_length', 'maximum') ?? 200;

/** Letters that a text of this schema may have, of which some are drawn. */
export const longestOf = (schema: Schema): number => longestIn(checksOf(schema));

function anyNumber(checks: readonly Check[]): fc.Arbitrary<number> {
  const min = bound(checks, 'greater_than', 'value') ?? -1_000_000_000;
  const max = bound(checks, 'less_than', 'value') ?? 4_000_000_000_000;
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
}

function anyText(checks: readonly Check[]): fc.Arbitrary<string> {
  const pattern = checks.find(check => check.pattern)?.pattern;
  if (pattern) return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace('i', '')));
  const longest = longestIn(checks);
  const shortest = bound(checks, 'min_length', 'minimum') ?? 0;
  return fc
    .oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: 'grapheme', minLength: shortest, maxLength: Math.min(longest, 60) }),
      fc.string({ unit: 'binary', minLength: shortest, maxLength: Math.min(longest, 20) }),
      fc.constantFrom('长', '\\', '"', '€').map(letter => letter.repeat(longest)),
    )
    .map(text => text.replaceAll('\u0000', '').slice(0, longest).toWellFormed());
}
