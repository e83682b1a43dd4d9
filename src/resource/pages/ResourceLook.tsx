/** What is seen of a record beside its list: fetched when somebody looks. */
import type { RaRecord } from 'ra-core';
import { BelowFacts, Facts } from '../../kit/record/Facts.tsx';
import { factsOf } from './facts.tsx';
import type { ResourcePages } from './resource-pages.ts';
import { useFieldWords } from './use-field-words.ts';

interface ResourceLookProps<Row extends RaRecord> {
  pages: ResourcePages<Row>;
  row: Row;
}

export function ResourceLook<Row extends RaRecord>({ pages, row }: ResourceLookProps<Row>) {
  const words = useFieldWords(pages.resource);
  const { look = [], lookLead, lookMore } = pages;
  return (
    <>
      {lookLead?.(row)}
      <Facts isOneColumn facts={factsOf(pages, words, look, row)} />
      {lookMore && <BelowFacts>{lookMore(row)}</BelowFacts>}
    </>
  );
}
