/** Whole numbers in what a call was asked with, by its declaration. */
import { type AnyCall, changesState } from '../../../contract/grammar/call.ts';
import { telephoneOrText } from '../../../contract/grammar/telephones.ts';
import { inspect, outOf, type Schema } from '../../../contract/grammar/walk.ts';
import { type NumberSearch, numberSearchOf, wholeKindOf } from '../../../contract/grammar/wire.ts';

export type Fields = Readonly<Record<string, unknown>>;
export interface NumberQuery {
  params?: Fields;
  query?: Fields;
  body?: Fields;
}

/** A field by which a list is asked for a masked value, and where in the input it stands. */
interface SearchField {
  field: string;
  search: NumberSearch;
  part: 'query' | 'body';
  /** The field of the part that holds it, where it is not the part itself. */
  inside?: string;
}

/** A masked value that was asked for. */
export interface SearchTerm extends SearchField {
  value: string;
  isWhole: boolean;
}

/** Those of a call that only reads; none where it has none. */
export function searchFieldsOf(call: AnyCall): readonly SearchField[] {
  if (changesState(call)) return [];
  return (['query', 'body'] as const).flatMap(part => fieldsOf(call[part]).flatMap(fieldsIn(part)));
}

const fieldsOf = (schema: Schema | undefined): [string, Schema][] => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? Object.entries(looked.shape) : [];
};

/** The generic protocol has the same filters in a field of their own. */
const fieldsIn =
  (part: SearchField['part'], inside?: string) =>
  ([field, schema]: [string, Schema]): SearchField[] => {
    const search = numberSearchOf(schema);
    if (search) return [{ field, search, part, ...(inside && { inside }) }];
    return inside ? [] : fieldsOf(outOf(schema)).flatMap(fieldsIn(part, field));
  };

/** Of these a mask shows the last four, and not all of the rest. */
export const MIN_WHOLE_DIGITS = 11;
/** A land line without its area code. */
const LEAST_DIGITS = 7;
const NUMBER = /^(?:\d{3,}[\dXx]|\+\d{7,})$/;
/** Of a telephone, with its area code too, or an identity number: digits of that length are nobody's name. */
const LENGTHS_AMONG_WORDS = [4, 11, 12, 15, 18];

/** What a masked value is sought by: `tail` its last four, `whole` all of it; undefined for what finds none. */
export function formOf(text: string, isKeyword = false): 'whole' | 'tail' | undefined {
  if (!NUMBER.test(text) || (isKeyword && !LENGTHS_AMONG_WORDS.includes(text.length))) return undefined;
  if (text.length === 4) return 'tail';
  return text.length >= LEAST_DIGITS ? 'whole' : undefined;
}

const insideOf = (asked: NumberQuery, { part, inside }: SearchField): Fields | undefined => {
  const own = asked[part];
  return inside === undefined ? own : (own?.[inside] as Fields | undefined);
};

export const searchTermsIn = (fields: readonly SearchField[], asked: NumberQuery): SearchTerm[] =>
  fields.flatMap(one => {
    const value = insideOf(asked, one)?.[one.field];
    const form = typeof value === 'string' ? formOf(value, one.search.isKeyword) : undefined;
    return form ? [{ ...one, value: value as string, isWhole: form === 'whole' }] : [];
  });

/** How a list is asked, not what for. */
const PAGING = new Set(['current', 'page', 'size', 'orderBy', 'order', 'sort', 'range']);
/** Enough to tell one record from several. */
const SHORTEST_PAGE = { current: 1, page: 1, size: 2, range: undefined };

/** The same question without what was sought; undefined where nothing else is asked. */
export function withoutTerms(asked: NumberQuery, sought: readonly SearchTerm[]): NumberQuery | undefined {
  const names = new Set(sought.map(({ field }) => field));
  const rest = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));
  const insides = new Set(sought.flatMap(({ inside = [] }) => inside));
  const without = (fields: Fields): Fields => ({
    ...Object.fromEntries(
      Object.entries(rest(fields)).map(([name, value]) => [
        name,
        insides.has(name) ? rest(value as Fields) : value,
      ]),
    ),
    ...SHORTEST_PAGE,
  });
  const { params, query, body } = asked;
  const reduced = { ...asked, ...(query && { query: without(query) }), ...(body && { body: without(body) }) };
  const isAsked = [params, reduced.query, reduced.body].some(part => part && saysMore(part));
  return isAsked ? reduced : undefined;
}

const saysMore = (fields: Fields): boolean =>
  Object.entries(fields).some(([name, value]) => {
    if (PAGING.has(name) || value === undefined || value === null || value === '') return false;
    return typeof value !== 'object' || Array.isArray(value) || saysMore(value as Fields);
  });

/** Whole numbers that a writing call is filled in with. */
export function filledIn(schema: Schema, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (wholeKindOf(schema)) {
    // a row of a file comes as it is written
    const number = telephoneOrText(String(value));
    return formOf(number) === 'whole' ? [number] : [];
  }
  const looked = inspect(schema);
  if (looked.kind === 'array' && Array.isArray(value)) {
    return value.flatMap(item => filledIn(looked.element, item));
  }
  if (looked.kind !== 'object' || typeof value !== 'object') return [];
  return Object.entries(looked.shape).flatMap(([name, own]) => filledIn(own, (value as Fields)[name]));
}

/** A call that writes and is filled in with such numbers. */
export const takesNumbers = (call: AnyCall): boolean =>
  changesState(call) && call.body !== undefined && hasNumber(call.body);

function hasNumber(schema: Schema): boolean {
  if (wholeKindOf(schema)) return true;
  const looked = inspect(schema);
  if (looked.kind === 'array') return hasNumber(looked.element);
  return looked.kind === 'object' && Object.values(looked.shape).some(hasNumber);
}
