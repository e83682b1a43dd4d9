/** Databases in this process that are used again: whoever asks for one finds it as it was when it was opened. */
import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { readTimesAsText } from '../../src/upstream/core/database/pglite-messages.ts';
import { MOST_OPENED } from './openings.ts';
import { snapshotOf } from './snapshot.ts';

interface Kept {
  client: PGlite;
  /** Answers false when it cannot be brought back. */
  restore(): Promise<boolean>;
}

/** What the console asks of a PGlite. */
export type Lent = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'listen' | 'close'>;

export function pooled(open: () => Promise<PGlite>): () => Promise<Lent> {
  const idle: Kept[] = [];

  async function taken(): Promise<Kept> {
    for (let kept = idle.pop(); kept; kept = idle.pop()) {
      if (await kept.restore()) return kept;
      await kept.client.close();
    }
    const client = await open();
    readTimesAsText(client);
    return { client, restore: await snapshotOf(client) };
  }

  return async () => {
    const kept = await taken();
    return lend(kept.client, async () => {
      if (idle.length < MOST_OPENED) idle.push(kept);
      else await kept.client.close();
    });
  };
}

/** As the upstream asks its database, which knows already how times are read. */
const ask = <Row>(
  asked: Pick<Transaction, 'query'>,
  text: string,
  params?: unknown[],
  { parsers: _, ...options }: QueryOptions = {},
) => asked.query<Row>(text, params, options);

/** Until it is closed; who holds on to it longer is refused, as by a closed database. */
function lend(client: PGlite, giveBack: () => Promise<void>): Lent {
  let isClosed = false;
  const underWay = new Set<Promise<unknown>>();
  const listening = new Set<() => Promise<void>>();

  function lent<T>(ask: () => Promise<T>): Promise<T> {
    if (isClosed) return Promise.reject(new Error('PGlite is closed'));
    const asked = ask();
    underWay.add(asked);
    const end = () => void underWay.delete(asked);
    asked.then(end, end);
    return asked;
  }

  return {
    query: (...asked) => lent(() => ask(client, ...asked)),
    exec: (...asked) => lent(() => client.exec(...asked)),
    transaction: run =>
      lent(() =>
        client.transaction(inside => run({ ...inside, query: (...asked) => ask(inside, ...asked) })),
      ),
    listen: (...asked) =>
      lent(async () => {
        const stop = await client.listen(...asked);
        listening.add(stop);
        return async () => {
          if (listening.delete(stop)) await stop();
        };
      }),
    close: async () => {
      if (isClosed) throw new Error('PGlite is closed');
      isClosed = true;
      while (underWay.size > 0) await Promise.allSettled(underWay);
      for (const stop of listening) await stop();
      await giveBack();
    },
  } as Lent;
}
