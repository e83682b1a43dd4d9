/** Filters with field, operator and value: between what a list asks for (`field__op`) and what a clerk sees, one chip each. */

export const FIELD_KINDS = ['text', 'choice', 'number', 'time', 'flag', 'masked'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A field that can be asked for in every way its kind knows. */
export interface FieldFilter {
  name: string;
  label: string;
  kind: FieldKind;
  choices?: readonly { value: string | number; label: string }[];
  /** Ids and codes: a face that tells 0 from O. */
  isMono?: boolean;
}

/** As a clerk chooses it; `filled` and `between` are two of the upstream's in other words. */
export type Operator =
  | 'contains'
  | 'starts'
  | 'is'
  | 'not'
  | 'in'
  | 'notIn'
  | 'between'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'empty'
  | 'filled';

/** The first one is what a new condition begins with. */
export const OPERATORS: Readonly<Record<FieldKind, readonly Operator[]>> = {
  text: ['contains', 'starts', 'is', 'not', 'empty', 'filled'],
  choice: ['in', 'notIn', 'empty', 'filled'],
  number: ['gte', 'lte', 'gt', 'lt', 'between', 'empty', 'filled'],
  time: ['between', 'gte', 'lte', 'empty', 'filled'],
  flag: ['is'],
  masked: ['is', 'empty', 'filled'],
};

export interface Condition {
  field: FieldFilter;
  operator: Operator;
  /** Nothing of `empty` and `filled`, two of `between`, as many as there are of `in` and `notIn`. */
  values: readonly (string | number)[];
}

type Values = Readonly<Record<string, unknown>>;

/** Every condition among these values, in the order of the fields. */
export function conditionsOf(values: Values, fields: readonly FieldFilter[]): Condition[] {
  return fields.flatMap(field => {
    const taken = new Set<Operator>();
    return [...OPERATORS[field.kind]].sort(betweenFirst).flatMap(operator => {
      const found = valuesOf(values, field, operator);
      if (!found || (taken.has('between') && (operator === 'gte' || operator === 'lte'))) return [];
      taken.add(operator);
      return [{ field, operator, values: found }];
    });
  });
}

/** What it is made of would count once more by itself. */
const betweenFirst = (a: Operator, b: Operator) => Number(b === 'between') - Number(a === 'between');

function valuesOf(
  values: Values,
  { name }: FieldFilter,
  operator: Operator,
): Condition['values'] | undefined {
  const at = (op: string) => values[`${name}__${op}`];
  if (operator === 'between') {
    const ends = [at('gte'), at('lte')];
    return ends.every(isValue) ? ends : undefined;
  }
  if (operator === 'empty' || operator === 'filled') {
    return String(at('empty')) === (operator === 'empty' ? '1' : '0') ? [] : undefined;
  }
  const value = at(operator);
  if (Array.isArray(value)) return value.length > 0 ? value.filter(isValue) : undefined;
  return isValue(value) ? [value] : undefined;
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/** What a list is asked for. */
export function patchOf({ field: { name }, operator, values }: Condition): Values {
  const key = (op: string) => `${name}__${op}`;
  switch (operator) {
    case 'between':
      return { [key('gte')]: values[0], [key('lte')]: values[1] };
    case 'empty':
    case 'filled':
      return { [key('empty')]: operator === 'empty' ? 1 : 0 };
    case 'in':
    case 'notIn':
      return { [key(operator)]: values.map(String) };
    default:
      return { [key(operator)]: values[0] };
  }
}

/** What takes it off again. */
export const removalOf = (condition: Condition): Values =>
  Object.fromEntries(Object.keys(patchOf(condition)).map(name => [name, undefined]));

/** One that says something: as many values as its operator wants, in their order. */
export function isComplete({ field, operator, values }: Condition): boolean {
  // what was typed, and is no day
  if (field.kind === 'time' && values.some(value => typeof value === 'string')) return false;
  switch (operator) {
    case 'empty':
    case 'filled':
      return true;
    case 'between':
      return values.length === 2 && values.every(isValue) && Number(values[0]) <= Number(values[1]);
    default:
      return values.length > 0 && values.every(isValue);
  }
}

/** Operators that no other condition on the field has. Two of the same would be one. */
export function freeOperators(field: FieldFilter, others: readonly Condition[]): Operator[] {
  const taken = new Set(
    others.filter(other => other.field.name === field.name).flatMap(other => Object.keys(patchOf(other))),
  );
  return OPERATORS[field.kind].filter(operator =>
    Object.keys(patchOf({ field, operator, values: [] })).every(key => !taken.has(key)),
  );
}

/** The fields of a list, from their kinds as the contract says them. */
export const fieldFilters = (
  kinds: Readonly<Record<string, FieldKind>>,
  labelOf: (name: string) => string,
  rest: Readonly<Record<string, Pick<FieldFilter, 'choices' | 'isMono'>>> = {},
): FieldFilter[] =>
  Object.entries(kinds).map(([name, kind]) => ({ name, kind, label: labelOf(name), ...rest[name] }));
