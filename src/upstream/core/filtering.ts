/** Filters with field, operator and value as conditions; what they mean is said in `contract/grammar/filters.ts`. */
import { type AnyColumn, Column, inArray, is, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { type FilterFields, filterName, MOST_FILTERS } from '../../contract/grammar/filters.ts';
import { isPlate, spellingsOf } from '../../contract/grammar/plates.ts';
import { dotSpellings } from '../../contract/grammar/texts.ts';
import { Failure } from './failure.ts';
import { contains, inAnySpelling, numberIs, startsWith } from './paging.ts';

/** A field of which a record has several values, or that stands in another table. */
export interface ManyValued {
  /** One of its values is one of these; never null. */
  isIn(values: readonly string[]): SQL;
  /** It has none; never null. */
  isEmpty: SQL;
}

/** What each field of a list's filters is read from. */
export type FilterColumns<F extends FilterFields> = {
  readonly [Name in keyof F]: F[Name] extends 'choice'
    ? AnyColumn | ManyValued
    : F[Name] extends 'masked'
      ? AnyColumn
      : AnyColumn | SQL;
};

type QueryValues = Readonly<Record<string, unknown>>;

/**
 * The conditions of all `field__op` that are given. A plain upstream knows none of them, and ignores what it does not
 * know. Fails with PARAMETER for more of them than a question may have.
 */
export function filtersOf<const F extends FilterFields>(
  fields: F,
  columns: FilterColumns<F>,
  given: QueryValues,
  isPlain: boolean,
): SQL[] {
  if (isPlain) return [];
  const asked = Object.entries(given).flatMap(([name, value]) => {
    const [field = '', operator = ''] = filterName(name) ?? [];
    const isGiven = value !== undefined && value !== null && value !== '';
    return isGiven && Object.hasOwn(fields, field) ? [{ field, operator, value }] : [];
  });
  if (asked.length > MOST_FILTERS) {
    throw new Failure('PARAMETER', { fields: [{ field: 'filters', code: 'too_big' }] });
  }
  return asked.flatMap(({ field, operator, value }) => {
    const column = (columns as Readonly<Record<string, AnyColumn | SQL | ManyValued>>)[field];
    const kind = fields[field];
    return column && kind ? [CONDITIONS[kind](column as never, operator, value)] : [];
  });
}

/** A text that is the whole value: only a whole plate, and a name with a dot, may be written otherwise. */
const wholeSpellings = (text: string): string[] => {
  const names = dotSpellings(text);
  const plates = spellingsOf(text).filter(isPlate);
  return [...new Set([...names, ...plates])].map(spelling => spelling.toLowerCase());
};

type Condition = (column: never, operator: string, value: unknown) => SQL;

const isThere = (column: AnyColumn | SQL, condition: SQL) => sql`(${column} is not null and ${condition})`;
export const lower = (column: AnyColumn | SQL): SQL => sql`lower(${column})`;

const text = (column: AnyColumn | SQL, operator: string, value: unknown): SQL => {
  const asked = String(value);
  switch (operator) {
    case 'contains':
      return isThere(column, contains(lower(column), asked));
    case 'starts':
      return isThere(
        column,
        inAnySpelling(asked, spelling => startsWith(lower(column), spelling)),
      );
    case 'is':
      return isThere(column, inArray(lower(column), wholeSpellings(asked)));
    case 'not':
      return sql`(${column} is null or ${notInArray(lower(column), wholeSpellings(asked))})`;
    default:
      return emptyOr(sql`(${column} is null or ${column} = '')`, value);
  }
};

const SIGNS: Readonly<Record<string, SQL>> = { gt: sql`>`, gte: sql`>=`, lt: sql`<`, lte: sql`<=` };

/** A number is handed over as one that may have a fraction, whatever the column holds. */
const number = (column: AnyColumn | SQL, operator: string, value: unknown): SQL => {
  const sign = SIGNS[operator];
  if (!sign) return emptyOr(sql`${column} is null`, value);
  return isThere(column, sql`${column} ${sign} ${Number(value)}::double precision`);
};

/** Whole milliseconds, so that an index on the column serves. */
const time = (column: AnyColumn | SQL, operator: string, value: unknown): SQL => {
  const sign = SIGNS[operator];
  if (!sign) return emptyOr(sql`${column} is null`, value);
  return isThere(column, sql`${column} ${sign} ${Number(value)}::bigint`);
};

const choice = (column: AnyColumn | ManyValued, operator: string, value: unknown): SQL => {
  const many = is(column, Column) ? oneValued(column) : column;
  if (operator === 'empty') return emptyOr(many.isEmpty, value);
  const isOne = many.isIn(Array.isArray(value) ? value.map(String) : []);
  return operator === 'in' ? isOne : not(isOne);
};

const oneValued = (column: AnyColumn): ManyValued => {
  const isNumber = column.dataType === 'number';
  return {
    isIn: values => {
      // what is no number is the value of no record
      const fitting = isNumber ? values.filter(value => INTEGER.test(value)).map(Number) : [...values];
      return isThere(column, inArray(column, fitting));
    },
    isEmpty: sql`(${column} is null or ${column}::text = '')`,
  };
};

const INTEGER = /^-?\d{1,4}$/;

/** Values as a list of the database. */
export const listOf = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map(value => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const masked = (column: AnyColumn, operator: string, value: unknown): SQL =>
  operator === 'is'
    ? isThere(column, numberIs(column, String(value)))
    : emptyOr(sql`(${column} is null or ${column} = '')`, value);

const emptyOr = (isEmpty: SQL, value: unknown): SQL => (value === 1 ? isEmpty : not(isEmpty));

const CONDITIONS: Readonly<Record<FilterFields[string], Condition>> = {
  text,
  choice,
  number,
  time,
  flag: (column: AnyColumn, _operator, value) => sql`coalesce(${column}, 0) = ${value}`,
  masked,
};
