/** What a schema says of a value, as forms want it: in the words of the rule that was broken. */
import type { Validator } from 'ra-core';

export interface Issue {
  code?: string;
  /** What is too long or too large: `string`, `array`, `number`. */
  origin?: string;
  minimum?: unknown;
  maximum?: unknown;
  expected?: string;
}

/** As much of a schema as is asked here: the kit knows no contract. */
export interface Judge {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } };
}

/**
 * An empty field is for `rulesOf`, or for `required`, to judge.
 * @param message key of the catalogue, where the field has better words than its rule
 */
export function fits(schema: Judge, message?: string): Validator {
  return value => {
    if (isEmpty(value)) return undefined;
    const issue = problemOf(schema, value);
    return issue && (message ?? problemInWords(issue));
  };
}

/**
 * What inputs need to know of the fields of a call: `const rule = rulesOf(Input.shape)`, then
 * `<TextField {...rule('name')} label=… />`. A field that the schema wants filled is required.
 */
export function rulesOf<Shape extends Readonly<Record<string, Judge>>>(shape: Shape) {
  return (source: keyof Shape & string, message?: string) => {
    const schema = shape[source] as Judge;
    const isRequired = !takesNothing(schema);
    const judge = fits(schema, message);
    const validate: Validator = (value, values, props) =>
      isRequired && (isEmpty(value) || isNone(value)) ? REQUIRED : judge(value, values, props);
    return { source, isRequired, validate };
  };
}

const REQUIRED = { message: 'ra.validation.required', args: {} };

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const isNone = (value: unknown) => Array.isArray(value) && value.length === 0;

const takesNothing = (schema: Judge) => EMPTY.some(value => schema.safeParse(value).success);
const EMPTY = [undefined, null, '', []];

const problemOf = (schema: Judge, value: unknown): Issue | undefined => {
  const { success, error } = schema.safeParse(value);
  return success ? undefined : (error?.issues[0] ?? {});
};

/** Key and figures of what is said of it. */
export function problemInWords({ code, origin = '', minimum, maximum, expected }: Issue) {
  // blanks alone
  if (code === 'too_small' && origin === 'string' && minimum === 1) return REQUIRED;
  if (code === 'too_big') return { message: LARGE[origin] ?? LARGE.number, args: { max: maximum } };
  if (code === 'too_small') return { message: SMALL[origin] ?? SMALL.number, args: { min: minimum } };
  if (code === 'invalid_type' && expected === 'int') return said('whole');
  if (code === 'invalid_type' && expected === 'number') return said('number');
  return said(code !== undefined && GENERAL.has(code) ? code : 'other');
}

const said = (problem: string) => ({ message: `kit.problem.${problem}`, args: {} });

type Words = Readonly<Record<string, string>> & { number: string };
const LARGE: Words = {
  string: 'kit.problem.tooLong',
  array: 'kit.problem.tooMany',
  number: 'kit.problem.tooLarge',
};
const SMALL: Words = {
  string: 'kit.problem.tooShort',
  array: 'kit.problem.tooFew',
  number: 'kit.problem.tooSmall',
};
const GENERAL: ReadonlySet<string> = new Set(['invalid_type', 'invalid_format', 'invalid_value']);
