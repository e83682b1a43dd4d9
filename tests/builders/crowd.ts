/** A data directory in which far more people work than the demo has. */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { aSeededDirectory } from './server.ts';

/** @param count of users more, `员工 00001` and on, with accounts `crowd00001` and on; nobody signs in as one */
export async function aCrowd(count: number): Promise<string> {
  const directory = aSeededDirectory();
  const client = await PGlite.create({ dataDir: path.join(directory, 'database') });
  await client.query(
    `insert into admin_user (account, user_name, role_id, password_hash, search_key, created_on, updated_on)
     select 'crowd' || n, '员工 ' || n, null, 'none$', 'crowd' || n || ' 员工 ' || n, $1, $1
     from (select lpad(i::text, 5, '0') as n from generate_series(1, $2::int) as i) as numbered`,
    [Date.now(), count],
  );
  await client.close();
  return directory;
}
