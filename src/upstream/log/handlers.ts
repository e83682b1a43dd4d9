/** The logs of what people did and how they came in. */
import type { logCalls } from '../../contract/log.ts';
import { loginLog, operateLog } from '../core/audit/tables.ts';
import type { Handlers } from '../core/context.ts';
import { filterCounts, readPage } from '../core/paging.ts';
import {
  isAccount,
  type LoginFilter,
  loginLogMeaning,
  loginLogRows,
  loginLogWhere,
  type OperateFilter,
  operateLogMeaning,
  operateLogRows,
  operateLogWhere,
} from './queries.ts';
import { listChangesWhileAway } from './while-away.ts';

export const logHandlers = {
  listOperateLog: async ({ db, query, body, user, scope, isPlain }) => {
    const where = operateLogWhere(body, user, scope, isPlain);
    const page = await readPage(db, { table: operateLog, where, ...query }, window =>
      operateLogRows(db, { where, sort: query, isPlain, ...window }),
    );
    const meaning = (filter: OperateFilter) => operateLogMeaning(filter, isPlain);
    return {
      ...page,
      ...(await filterCounts({ db, isPlain, query }, { table: operateLog, where, meaning })),
    };
  },

  listLoginLog: async ({ db, query, scope, isPlain }) => {
    const where = loginLogWhere(db, query, scope, isPlain);
    const page = await readPage(db, { table: loginLog, where, ...query }, window =>
      loginLogRows(db, { where, sort: query, isPlain, ...window }),
    );
    const meaning = (filter: LoginFilter) => loginLogMeaning(filter, isPlain);
    return { ...page, ...(await filterCounts({ db, isPlain, query }, { table: loginLog, where, meaning })) };
  },

  listChangesWhileAway: listChangesWhileAway,

  listOwnSignIns: ({ db, query, user, isPlain }) => {
    const where = isAccount(user.account);
    return readPage(db, { table: loginLog, where, ...query }, window =>
      loginLogRows(db, { where, sort: query, isPlain, ...window }),
    );
  },
} satisfies Handlers<typeof logCalls>;
