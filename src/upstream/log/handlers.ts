/** The logs of what people did and how they came in. */
import type { logCalls } from '../../contract/log.ts';
import type { Handlers } from '../core/context.ts';
import { readPage } from '../core/paging.ts';
import { loginLog, operateLog } from '../core/tables.ts';
import { loginLogRows, loginLogWhere, ofAccount, operateLogRows, operateLogWhere } from './queries.ts';

export const logHandlers = {
  listOperateLog: ({ db, query, body, user, scope, isPlain }) => {
    const where = operateLogWhere(body, user, scope, isPlain);
    return readPage(db, { table: operateLog, where, ...query }, window =>
      operateLogRows(db, { where, sort: query, isPlain, ...window }),
    );
  },

  listLoginLog: ({ db, query, scope, isPlain }) => {
    const where = loginLogWhere(db, query, scope, isPlain);
    return readPage(db, { table: loginLog, where, ...query }, window =>
      loginLogRows(db, { where, sort: query, isPlain, ...window }),
    );
  },

  listOwnSignIns: ({ db, query, user, isPlain }) => {
    const where = ofAccount(user.account);
    return readPage(db, { table: loginLog, where, ...query }, window =>
      loginLogRows(db, { where, sort: query, isPlain, ...window }),
    );
  },
} satisfies Handlers<typeof logCalls>;
