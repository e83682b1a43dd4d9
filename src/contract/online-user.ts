/** Who is signed in, as a list: apart from its calls, which the console loads before any list. */
import { givenResource } from './grammar/resource.ts';
import { ONLINE_SORTS, OnlineUser, onlineCalls, onlineFields } from './online.ts';

export const onlineUser = givenResource('onlineUser', {
  path: 'system-manage/online-user',
  fields: onlineFields,
  Row: OnlineUser,
  idField: 'sessionId',
  sorts: ONLINE_SORTS,
  isNewestFirst: true,
  calls: { list: onlineCalls.listOnline },
});
