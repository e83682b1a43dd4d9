/** Far more people than the demo has. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/upstream/core/context.ts';

/** @param count of users more, `员工 00001` and on, with accounts `crowd00001` and on; nobody signs in as one */
export async function addCrowd(db: Db, count: number): Promise<void> {
  await db.execute(sql`
    insert into admin_user (account, user_name, role_id, password_hash, search_key, created_on, updated_on)
    select 'crowd' || n, '员工 ' || n, null, 'none$', 'crowd' || n || ' 员工 ' || n,
      ${Date.now()}::bigint, ${Date.now()}::bigint
    from (select lpad(i::text, 5, '0') as n from generate_series(1, ${count}::int) as i) as numbered`);
}
