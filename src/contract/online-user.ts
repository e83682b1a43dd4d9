/** Who is signed in, as a list: apart from its calls, which the console loads before any list. */
import { resourceWithCalls } from './grammar/resource.ts';
import { ONLINE_SORTS, OnlineUser, onlineCalls, onlineFields } from './online.ts';

export const onlineUser = resourceWithCalls('onlineUser', {
  path: 'system-manage/online-user',
  fields: onlineFields,
  Row: OnlineUser,
  idField: 'sessionId',
  sorts: ONLINE_SORTS,
  isNewestFirst: true,
  calls: { list: onlineCalls.listOnline },
});
