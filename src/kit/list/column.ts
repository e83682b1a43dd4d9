import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';

/** Where a cell stands on a phone, whose rows have two lines; without a place it is not shown there. */
export type PhonePlace = 'title' | 'status' | 'second' | 'end';

/** How a value is written into the cell of a file, and read out of it again. */
export interface CellFormat {
  /** Times to the second and days stand in Asia/Shanghai, `fen` as yuan, a list as its items with a comma between. */
  kind: 'text' | 'number' | 'time' | 'day' | 'fen' | 'percent' | 'list';
  /** Words of the values that have them, as those of an enumeration. */
  words?: readonly { value: string; label: string }[];
  /** Of an object, or of a list of them: the field that stands for it. */
  of?: string;
}

/** A cell of a file: text, unless it says otherwise. */
export interface FileCell extends Partial<CellFormat> {
  /** Without it, the key of the column. */
  field?: string;
  /** Without it, the head of the column. */
  head?: string;
  /** Keys of the catalogue under which the words of the values stand, each by its value. */
  wordsUnder?: readonly string[];
}

export interface Column<Row extends RaRecord = RaRecord> {
  key: string;
  head: string;
  /** Pixels; without it the column takes what is left. */
  width?: number;
  /** What it takes instead where there is room for it. */
  roomyWidth?: number;
  /** The upstream's field; without it the head is no button. */
  sortBy?: string;
  isNumber?: boolean;
  /** Ids and codes: a face that tells 0 from O. */
  isMono?: boolean;
  phone?: PhonePlace;
  /** Whether one may see it; the page judges, and the column is not there where one may not. */
  may?: boolean;
  /** Stays when the clerk picks columns. */
  isFixed?: boolean;
  /** Offered, and not shown until the clerk picks it. */
  isExtra?: boolean;
  cell: (row: Row) => ReactNode;
  /** In a file: several where the column shows more than one field, null where files do not have it. */
  exported?: FileCell | readonly FileCell[] | null;
}

export interface RowAction<Row extends RaRecord = RaRecord> {
  key: string;
  label: string;
  /** Whether one may do it, and it can be done; without a right there is no button. */
  may?: boolean;
  isDangerous?: boolean;
  /** In the menu behind the dots instead of beside the row. */
  isInMenu?: boolean;
  /** At the foot of the quick look as well. */
  isInLook?: boolean;
  onClick: (row: Row) => void;
}

export interface BulkAction<Row extends RaRecord = RaRecord> {
  key: string;
  label: string;
  /** See `RowAction`. Without any that one may do, rows cannot be selected. */
  may?: boolean;
  isDangerous?: boolean;
  /** Everything selected, on this page or another; a row that could not be read is there by its id only. */
  onClick: (ids: string[], rows: Row[]) => void;
}

/** A saved filter above the table. */
export interface ListTab {
  key: string;
  label: string;
  filter: Readonly<Record<string, unknown>>;
  /** How many it finds, where the page knows better than the list. */
  count?: number | null | undefined;
}

/** A filter the clerk can add: a choice, a text, or a span of days. */
export type ListFilter = ChoiceFilter | TextFilter | SpanFilter | LinkFilter;

export interface ChoiceFilter {
  name: string;
  label: string;
  choices: readonly FilterChoice[];
  /** Whether the upstream takes several values at once, by `<name>__in`. */
  isSeveral?: boolean;
}

/** Choices of a filter; more are found by typing. */
export const MOST_IN_MENU = 12;

export interface FilterChoice {
  value: string | number;
  label: string;
}

export interface TextFilter {
  name: string;
  label: string;
  kind: 'text';
  /** Ids and codes: a face that tells 0 from O. */
  isMono?: boolean;
}

/** Set by a link alone: it is named and taken off, and not offered. */
export interface LinkFilter {
  name: string;
  label: string;
  kind: 'given';
}

/** Two fields of the upstream, both in milliseconds since 1970. */
export interface SpanFilter {
  name: string;
  label: string;
  kind: 'span';
  from: string;
  to: string;
}

export const isSpan = (filter: ListFilter): filter is SpanFilter =>
  'kind' in filter && filter.kind === 'span';
export const isText = (filter: ListFilter): filter is TextFilter =>
  'kind' in filter && filter.kind === 'text';

export const isGiven = (filter: ListFilter): filter is LinkFilter =>
  'kind' in filter && filter.kind === 'given';

/** Those that one may see or do: what says nothing of it is for everybody. */
export const allowed = <One extends { may?: boolean }>(all: readonly One[]): One[] =>
  all.filter(({ may }) => may !== false);

/** The fields that a filter sets. */
export function filterFields(filter: ListFilter): readonly string[] {
  if (isSpan(filter)) return [filter.from, filter.to];
  return 'isSeveral' in filter && filter.isSeveral ? [filter.name, severally(filter.name)] : [filter.name];
}

/** Whether a list is asked by it. */
export const hasFilterValue = (filter: ListFilter, values: Readonly<Record<string, unknown>>): boolean =>
  filterFields(filter).some(name => values[name] !== undefined);

/** The field that takes several values of a filter. */
export const severally = (name: string) => `${name}__in`;

/** What is chosen of a filter: one value, several, or none. */
export function chosenOf(
  { name, isSeveral }: ChoiceFilter,
  values: Readonly<Record<string, unknown>>,
): readonly string[] {
  const several = isSeveral && values[severally(name)];
  if (Array.isArray(several)) return several.map(String);
  const one = values[name];
  return one === undefined || one === '' ? [] : [String(one)];
}

/** What a list is asked for, so that these values of a filter are chosen. */
export function choosing({ name }: ChoiceFilter, chosen: readonly FilterChoice['value'][]) {
  return {
    [name]: chosen.length === 1 ? chosen[0] : undefined,
    [severally(name)]: chosen.length > 1 ? chosen : undefined,
  };
}
