/** Reads all rows that a list finds, page after page. */
import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'ra-core';

/** The largest page that upstreams give. */
const PAGE = 200;

export interface Reading {
  read: number;
  total: number;
}

interface ListToRead {
  resource: string;
  sort: SortPayload;
  filter: FilterPayload;
}

interface ReadingOptions {
  /** No further page is read after so many. */
  most: number;
  /** As the list has told it. */
  total: number;
  signal: AbortSignal;
  onProgress: (reading: Reading) => void;
}

/** Each row once, at most `most` of them; null where the reading was stopped. */
export async function readAll<Row extends RaRecord>(
  provider: DataProvider,
  { resource, sort, filter }: ListToRead,
  { most, total, signal, onProgress }: ReadingOptions,
): Promise<{ rows: Row[]; total: number } | null> {
  const found = new Map<string, Row>();
  let last = total;
  for (let page = 1; found.size < most; page++) {
    const answer = await provider.getList<Row>(resource, {
      pagination: { page, perPage: PAGE },
      sort,
      filter,
      signal,
    });
    if (signal.aborted) return null;
    last = answer.total ?? last;
    for (const row of answer.data) found.set(String(row.id), row);
    onProgress({ read: Math.min(page * PAGE, last), total: last });
    // rows that come and go meanwhile move the others: an empty page is the end as well
    if (answer.data.length === 0 || page * PAGE >= last) break;
  }
  return { rows: [...found.values()].slice(0, most), total: last };
}
