/** Records whose changes are pushed, with the rights to hear them. 实时 live */
import type { LiveRecord } from './grammar/live.ts';
import { LIVE } from './resources.ts';

export const USER_RESOURCE = 'system-manage/admin-user';
export const ROLE_RESOURCE = 'system-manage/role-group';

/** Records whose changes and locks are told to whoever sees them, by the object type of the operate log. */
export const LIVE_RECORDS: Readonly<Record<string, LiveRecord>> = Object.fromEntries(
  LIVE.map(({ loggedAs, live }) => [loggedAs, live]),
);
