/** A mapping while it is made or changed: columns by their heads, words as they are typed. */
import type { SavedMapping } from '../../../contract/reconciliation-files.ts';
import {
  BY_MAPPING,
  STATEMENT_KINDS,
  STATEMENT_STATES,
  type StatementChannel,
  type StatementMapping,
  type StatementTimeFormat,
} from '../../../contract/reconciliation-statement.ts';
import { type ColumnField, columnsOf, formatOf, type Table } from './column-guess.ts';
import { lineOf, wordsIn } from './word-list.ts';

/** What a person has said. */
export interface SaidMapping {
  channel: StatementChannel;
  unit: StatementMapping['unit'];
  /** Of a spreadsheet; empty: the first that has a table. */
  sheet: string;
  /** Row of the heads; 0: where they are guessed to be. */
  headRow: number;
  /** These two are of a mapping that is kept: the form shows neither. Empty: found from the file. */
  encoding: NonNullable<StatementMapping['encoding']> | '';
  delimiter: NonNullable<StatementMapping['delimiter']> | '';
  /** Heads, empty: none; those that are not here are guessed. */
  columns: Readonly<Partial<Record<ColumnField, string>>>;
  /** Empty: as it is guessed. */
  format: StatementTimeFormat | '';
  /** Words of a column by what they mean, as `word-list.ts` reads them. */
  words: Readonly<Record<string, string>>;
  endMark: string;
}

/** With what is guessed of a file. */
export interface MappingDraft extends SaidMapping {
  columns: Readonly<Record<ColumnField, string>>;
  format: StatementTimeFormat;
}

export const NOTHING_SAID: SaidMapping = {
  channel: BY_MAPPING,
  unit: 'yuan',
  sheet: '',
  headRow: 0,
  encoding: '',
  delimiter: '',
  columns: {},
  format: '',
  words: {},
  endMark: '',
};

export function draftOf(table: Table, said: SaidMapping = NOTHING_SAID): MappingDraft {
  const columns = columnsOf(table, said.columns);
  return { ...said, columns, format: said.format || formatOf(table, columns.time) };
}

/** Of which columns the words have to be named, and what they can mean. */
export const WORDED = {
  direction: ['in', 'out'],
  kind: STATEMENT_KINDS,
  status: STATEMENT_STATES,
} as const;
export type Worded = keyof typeof WORDED;
export const isWorded = (field: ColumnField): field is Worded => Object.hasOwn(WORDED, field);
export const wordsKey = (field: Worded, meaning: string) => `${field}.${meaning}`;

/** Undefined while something is missing. */
export function mappingOf(
  { unit, sheet, encoding, delimiter, columns, format, words, endMark }: MappingDraft,
  { headRow }: Pick<Table, 'headRow'>,
): StatementMapping | undefined {
  const { amount, direction, kind, status, time, timeOfDay, ...plain } = columns;
  if (amount === '' || (plain.merchantNo === '' && plain.channelNo === '')) return undefined;
  const meant = (field: Worded) =>
    Object.fromEntries(
      WORDED[field]
        .map(meaning => [meaning, wordsIn(words[wordsKey(field, meaning)] ?? '')] as const)
        .filter(([, list]) => list.length > 0),
    );
  const [signs, kinds, states] = [meant('direction'), meant('kind'), meant('status')];
  if (direction !== '' && !(signs.in && signs.out)) return undefined;
  if (kind !== '' && Object.keys(kinds).length === 0) return undefined;
  if (status !== '' && Object.keys(states).length === 0) return undefined;
  return {
    headRow,
    unit,
    amount,
    ...(sheet !== '' && { sheet }),
    ...(encoding !== '' && { encoding }),
    ...(delimiter !== '' && { delimiter }),
    ...(endMark.trim() !== '' && { endMark: endMark.trim() }),
    ...(direction !== '' && { direction: { column: direction, in: signs.in ?? [], out: signs.out ?? [] } }),
    ...(kind !== '' && { kind: { column: kind, words: kinds } }),
    ...(status !== '' && { status: { column: status, words: states } }),
    ...(time !== '' && { time: { columns: timeOfDay === '' ? [time] : [time, timeOfDay], format } }),
    ...Object.fromEntries(Object.entries(plain).filter(([, head]) => head !== '')),
  };
}

/** The inverse of `mappingOf`: nothing of a mapping that is kept is left to guess. */
export function draftFrom({ channel, mapping }: Pick<SavedMapping, 'channel' | 'mapping'>): SaidMapping {
  const { direction, kind, status, time } = mapping;
  const meanings = {
    direction: direction && { in: direction.in, out: direction.out },
    kind: kind?.words,
    status: status?.words,
  };
  const words = Object.entries(meanings).flatMap(([field, lists]) =>
    Object.entries(lists ?? {}).map(([meaning, list]) => [wordsKey(field as Worded, meaning), lineOf(list)]),
  );
  return {
    channel,
    unit: mapping.unit,
    sheet: mapping.sheet ?? '',
    headRow: mapping.headRow,
    encoding: mapping.encoding ?? '',
    delimiter: mapping.delimiter ?? '',
    columns: {
      amount: mapping.amount,
      direction: direction?.column ?? '',
      merchantNo: mapping.merchantNo ?? '',
      channelNo: mapping.channelNo ?? '',
      time: time?.columns[0] ?? '',
      timeOfDay: time?.columns[1] ?? '',
      kind: kind?.column ?? '',
      status: status?.column ?? '',
      fee: mapping.fee ?? '',
      refundMerchantNo: mapping.refundMerchantNo ?? '',
      refundChannelNo: mapping.refundChannelNo ?? '',
      name: mapping.name ?? '',
    },
    format: time?.format ?? '',
    words: Object.fromEntries(words) as Record<string, string>,
    endMark: mapping.endMark ?? '',
  };
}
