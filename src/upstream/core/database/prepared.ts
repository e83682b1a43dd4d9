/** Queries that are asked very often. */
import type { Db } from '../context.ts';

interface Built<T> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<T> };
}

/**
 * The text of the query is made once for each database: that takes the process longer than all else about a short one.
 * @param build with placeholders for what differs from one time to the next
 */
export function prepared<T>(
  build: (db: Db) => Built<T>,
): (db: Db, values: Record<string, unknown>) => Promise<T> {
  const known = new WeakMap<Db, ReturnType<Built<T>['prepare']>>();
  return (db, values) => {
    let query = known.get(db);
    if (!query) {
      // without a name: the server keeps nothing of it, which a migration by a newer version would spoil
      query = build(db).prepare('');
      known.set(db, query);
    }
    return query.execute(values);
  };
}
