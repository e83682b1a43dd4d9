/** The whole list on paper: what it was asked for, every row it finds, who printed it. */
import { type RaRecord, useDataProvider, useListContext, useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { formatCount } from '../format/count.ts';
import { PrintedSheet, SheetTable } from '../print/PrintedSheet.tsx';
import { useStableCallback } from '../use-stable-callback.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import type { Column, ListFilter, ListTab } from './column.ts';
import type { Condition } from './conditions.ts';
import { type Reading, readAll } from './read-all.ts';
import { useConditionWords } from './use-condition-words.ts';
import { useFilterWords } from './use-filter-words.ts';

/** Some thirty sheets; the heading says when there are more. */
const MOST_PRINTED = 1_000;

/** What the list is asked for, as its row of filters shows it. */
export interface QueryInWords {
  tab: ListTab | undefined;
  filters: readonly ListFilter[];
  conditions: readonly Condition[];
  /** What stands in the find box. */
  search: string;
}

export interface PrintedListProps<Row extends RaRecord> {
  title: string;
  columns: readonly Column<Row>[];
  asked: QueryInWords;
  /** Printed, put aside by the person, or not read to the end, which is said. */
  onEnd(): void;
}

export function PrintedList<Row extends RaRecord>({ title, columns, asked, onEnd }: PrintedListProps<Row>) {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const { resource, sort, filter, filterValues, total = 0 } = useListContext<Row>();
  const [reading, setReading] = useState<Reading>({ read: 0, total });
  const [answer, setAnswer] = useState<{ rows: Row[]; total: number } | null>(null);
  const asks = useAskedWords(asked, filterValues ?? {});
  const read = useStableCallback(async (signal: AbortSignal) => {
    const list = { resource, sort, filter: { ...filterValues, ...filter } };
    const all = await readAll<Row>(provider, list, {
      most: MOST_PRINTED,
      total,
      signal,
      onProgress: setReading,
    });
    if (all) setAnswer(all);
  });
  const fail = useStableCallback(() => {
    notify(translate('kit.print.failed'), { type: 'error' });
    onEnd();
  });
  useEffect(() => {
    const controller = new AbortController();
    read(controller.signal).catch(() => {
      if (!controller.signal.aborted) fail();
    });
    return () => controller.abort();
  }, [read, fail]);
  const counts = (counted: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(counted).map(([name, count]) => [name, formatCount(count)]));
  if (!answer) {
    return (
      <VisuallyHidden role="status">
        {translate('kit.print.reading', counts({ read: reading.read, total: reading.total }))}
      </VisuallyHidden>
    );
  }
  const shown = answer.rows.length;
  const isAll = shown >= answer.total;
  const length = translate(
    isAll ? 'kit.print.all' : 'kit.print.part',
    counts({ shown, total: answer.total }),
  );
  return (
    <PrintedSheet onPrinted={onEnd} isWide>
      <h1>{title}</h1>
      <p>{[...asks, length].join(' · ')}</p>
      <SheetTable>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber }) => (
              <th key={key} scope="col" align={isNumber ? 'right' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.rows.map(row => (
            <tr key={row.id}>
              {columns.map(({ key, cell, isNumber }) => (
                <td key={key} align={isNumber ? 'right' : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </SheetTable>
    </PrintedSheet>
  );
}

/** One text for each thing that the list is asked for. */
function useAskedWords(
  { tab, filters, conditions, search }: QueryInWords,
  values: Readonly<Record<string, unknown>>,
): string[] {
  const translate = useTranslate();
  const wordsOf = useFilterWords();
  const sayCondition = useConditionWords();
  const said: [name: string, value: string | undefined][] = [
    ...filters.map((filter): [string, string | undefined] => [filter.label, wordsOf(filter, values)]),
    ...conditions.map((condition): [string, string] => [condition.field.label, sayCondition(condition)]),
    [translate('kit.print.search'), search || undefined],
  ];
  return [
    ...(tab && Object.keys(tab.filter).length > 0 ? [tab.label] : []),
    ...said.flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`])),
  ];
}
