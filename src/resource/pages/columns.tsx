/** The columns of a list of records, and the cells of its files, from what the fields mean. */
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Kind } from '../../contract/grammar/kinds/kind.ts';
import { MiddleCut } from '../../kit/format/MiddleCut.tsx';
import { Time } from '../../kit/format/Time.tsx';
import type { Column, FileCell, PhonePlace } from '../../kit/list/column.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { textWidth } from '../../kit/text-width.ts';
import { fieldOf } from './field-keys.ts';
import { MaskedField } from './MaskedField.tsx';
import { PictureField } from './PictureField.tsx';
import type { ColumnSpec, PagesSpec, ResourcePages } from './resource-pages.ts';
import { type FieldWords, isCompany } from './use-field-words.ts';

const WIDTHS: Readonly<Partial<Record<Kind['is'], number>>> = {
  code: 108,
  count: 96,
  number: 96,
  percent: 108,
  fen: 112,
  metres: 96,
  moment: 108,
  day: 108,
  clock: 80,
  choice: 96,
  area: 88,
  picture: 72,
};

/** A time to the second. */
const EXACT_WIDTH = 172;
/** A number of a phone with the button that shows it; others are longer. */
const MOBILE_WIDTH = 144;
const MASKED_WIDTH = 164;

const isExact = (kind: Kind) => kind.is === 'moment' && kind.isExact === true;

function usualWidth(kind: Kind): number | undefined {
  if (kind.is === 'masked') return kind.as === 'mobile' ? MOBILE_WIDTH : MASKED_WIDTH;
  return isExact(kind) ? EXACT_WIDTH : WIDTHS[kind.is];
}

/** Beside the words of a cell: its edges; and what marks a tone, or the column that the list is sorted by. */
const EDGES = 18;
const MARK = 18;
/** Of the usual width of words, where the font of a machine is a wide one. */
const WIDE_FONT = 1.15;

/** As wide as what a time is said by, in the wordiest language. */
const LONGEST_AGO = '0'.repeat(11);

/** Pixels of the longest that a column says of itself, or has to say where that is known. */
function wordsWidth(words: FieldWords, field: string, kind: Kind, head: string): number {
  const known = kind.is === 'choice' || kind.is === 'area' ? words.choicesOf(field) : [];
  const said = [head, ...known.map(({ label }) => label)];
  if (kind.is === 'moment' && !isExact(kind)) said.push(LONGEST_AGO);
  const longest = Math.max(...said.map(textWidth));
  return EDGES + MARK + Math.ceil(longest * WIDE_FONT);
}

const NUMBERS: ReadonlySet<Kind['is']> = new Set(['count', 'number', 'percent', 'fen', 'metres']);

/** The first column stays when the clerk picks columns. @param only what the list is limited to */
export function columnsOf<Row extends RaRecord>(
  pages: ResourcePages<Row>,
  words: FieldWords,
  only: Readonly<Record<string, unknown>> = {},
): Column<Row>[] {
  const { resource, columns } = pages;
  const status = statusOf(pages, words);
  const stateField = stateOf(pages);
  // some lists have one order and take no other
  const sorts: readonly string[] = resource.calls.list.query?.shape.orderBy ? resource.sorts : [];
  const specs = columns.map((one): ColumnSpec<Row> => (typeof one === 'string' ? { field: one } : one));
  const extra = extraFields(pages, words, specs);
  return [...specs, ...extra.map((field): ColumnSpec<Row> => ({ field }))].map((spec, index): Column<Row> => {
    const {
      field,
      head = field,
      inFiles = [{ field, head }],
      isMono,
      isNumber,
      isFixed = index === 0,
      sortBy = field,
      width,
      roomyWidth,
    } = spec;
    const { kind } = fieldOf(resource, field);
    const { is } = kind;
    return {
      key: field,
      head: words.labelOf(head),
      width: width === 0 ? undefined : (width ?? usualWidth(kind)),
      roomyWidth: Math.max(roomyWidth ?? 0, wordsWidth(words, field, kind, words.labelOf(head))),
      isMono: isMono ?? is === 'code',
      isNumber: isNumber ?? NUMBERS.has(is),
      ...(isFixed && { isFixed }),
      ...(index >= specs.length && { isExtra: true }),
      ...(spec.isIfMixed && { may: only[field] === undefined }),
      ...(sorts.includes(sortBy) && { sortBy }),
      phone: placeOf(pages.phone, field) ?? usualPlace(pages, field, index),
      cell: cellOf(pages, words, spec, field === stateField ? status : undefined),
      exported: inFiles === null ? null : inFiles.map(cell => fileCell(pages, words, cell)),
    };
  });
}

/** What can be read in a cell. */
const IN_A_CELL: ReadonlySet<Kind['is']> = new Set([
  'text',
  'code',
  'count',
  'number',
  'percent',
  'fen',
  'metres',
  'moment',
  'day',
  'clock',
  'choice',
  'choices',
  'texts',
  'area',
  'areas',
  'reference',
]);

/** Fields of a record that its list does not show by itself. */
function extraFields<Row extends RaRecord>(
  { resource, unlisted = [] }: ResourcePages<Row>,
  words: FieldWords,
  specs: readonly ColumnSpec<Row>[],
): string[] {
  // a reference is shown by the name that stands beside it
  const names = Object.values(resource.fields).flatMap(({ kind }) =>
    kind.is === 'reference' ? kind.name : [],
  );
  const shown = new Set([
    ...unlisted,
    ...names,
    ...specs.flatMap(({ field, head, inFiles }) => [
      field,
      head,
      ...(inFiles ?? []).map(cell => (typeof cell === 'string' ? cell : cell.field)),
    ]),
  ]);
  return Object.entries(resource.fields).flatMap(([field, { kind, access }]) =>
    access !== 'filter' && IN_A_CELL.has(kind.is) && !shown.has(field) && words.isNamed(field) ? [field] : [],
  );
}

function usualPlace(
  pages: Pick<ResourcePages, 'resource' | 'phone'>,
  field: string,
  index: number,
): PhonePlace | undefined {
  if (index === 0 && pages.phone?.first === undefined) return 'title';
  return field === stateOf(pages) ? 'status' : undefined;
}

function placeOf(phone: PagesSpec<RaRecord>['phone'], field: string): PhonePlace | undefined {
  for (const [place, fields] of Object.entries(phone ?? {})) {
    if ([fields].flat().includes(field)) return place === 'first' ? 'title' : (place as PhonePlace);
  }
  return undefined;
}

function cellOf<Row extends RaRecord>(
  pages: ResourcePages<Row>,
  words: FieldWords,
  { field, cell, isCut }: ColumnSpec<Row>,
  status: ((row: Row) => ReactNode) | undefined,
): (row: Row) => ReactNode {
  if (cell) return row => cell(row) ?? words.none;
  if (status) return status;
  if (fieldOf(pages.resource, field).kind.is === 'areas')
    return row => drawAreas(words.show(field, row[field]), row[field]);
  if (!isCut && !isCompany(pages.resource, field)) return row => drawField(pages, words, field, row);
  const isNumber = fieldOf(pages.resource, field).kind.is === 'code';
  return row => {
    const said = words.show(field, row[field], row);
    if (isNumber && said !== words.none) return <MiddleCut>{said}</MiddleCut>;
    return (
      <span title={said === words.none ? undefined : said}>{words.showBriefly(field, row[field], row)}</span>
    );
  };
}

/** Who is limited to some of them stands out. */
const drawAreas = (said: string, ids: unknown) =>
  Array.isArray(ids) && ids.length === 0 ? <Faint>{said}</Faint> : said;

const Faint = styled('span')(({ theme }) => ({ color: theme.tokens.text.faint }));

/** The field that says a record's state: the first choice whose values have tones. */
export const stateOf = ({ resource }: Pick<ResourcePages, 'resource'>): string | undefined =>
  Object.entries(resource.fields).find(([, { kind }]) => kind.is === 'choice' && kind.tones)?.[0];

/** Draws it; undefined where no field says it. */
export function statusOf<Row extends RaRecord>(
  pages: ResourcePages<Row>,
  words: FieldWords,
): ((row: Row) => ReactNode) | undefined {
  const state = stateOf(pages);
  if (!pages.status && state === undefined) return undefined;
  return row => pages.status?.(row) ?? (state && drawField(pages, words, state, row));
}

/** A field of a record, as it is drawn in lists. */
export function drawField<Row extends RaRecord>(
  { resource, cells, nameOf }: ResourcePages<Row>,
  words: FieldWords,
  field: string,
  row: Row,
): ReactNode {
  const own = cells?.[field];
  if (own) return own(row) ?? words.none;
  const { kind } = fieldOf(resource, field);
  const value: unknown = row[field];
  if (kind.is === 'moment' && !kind.isExact)
    return <Time value={value as number | null} missing={words.maybe(`none.${field}`) ?? words.none} />;
  if (kind.is === 'choice' && kind.tones && value !== null && value !== undefined)
    return <StatusMark tone={kind.tones[String(value)] ?? 'off'}>{words.show(field, value)}</StatusMark>;
  if (kind.is === 'masked' && value)
    return <MaskedField key={row.id} resource={resource} record={row} field={field} name={nameOf(row)} />;
  if (kind.is === 'picture')
    return (
      <PictureField url={row[kind.url]} alt={`${words.labelOf(field)} ${nameOf(row)}`} missing={words.none} />
    );
  return words.show(field, value, row);
}

/** How a cell of a file is written and read; other kinds are text. */
export const FILE_KINDS: Readonly<Partial<Record<Kind['is'], FileCell['kind']>>> = {
  count: 'number',
  number: 'number',
  percent: 'number',
  metres: 'number',
  fen: 'fen',
  moment: 'time',
  day: 'day',
  areas: 'list',
};

/** Also what a file does not bring back. */
const WRITTEN_KINDS: typeof FILE_KINDS = { ...FILE_KINDS, choices: 'list', texts: 'list' };

function fileCell<Row extends RaRecord>(
  { resource }: ResourcePages<Row>,
  words: FieldWords,
  cell: string | FileCell,
): FileCell {
  const { field = '', head = field, ...own }: FileCell = typeof cell === 'string' ? { field: cell } : cell;
  const { kind } = fieldOf(resource, field);
  const format = WRITTEN_KINDS[kind.is];
  const choices = kind.is === 'reference' ? [] : words.choicesOf(field);
  return {
    // a file knows no ids of ours
    field: kind.is === 'reference' ? kind.name : field,
    head: words.labelOf(head),
    ...(format && { kind: format }),
    ...(choices.length > 0 &&
      !own.wordsUnder &&
      // entries of a list that say themselves what they are called
      !own.of && {
        words: choices.map(({ value, label }) => ({ value: String(value), label })),
      }),
    ...own,
  };
}
