import type { openDoorCalls } from '../../contract/open-door.ts';
import { OLD_SECRET_MS } from '../../contract/open-door.ts';
import type { Handlers } from '../core/context.ts';
import { newSecret } from '../core/open-door/secrets.ts';
import { openDataAccountTable as table } from '../core/open-door/tables.ts';
import { findRecord, updateRecord } from '../core/records.ts';

export const openDoorHandlers = {
  ping: async ({ account, clock }) => ({ name: account.name, serverTime: clock() }),

  renewSecret: async context => {
    const { db, body, clock } = context;
    const before = await findRecord(db, table, body.id);
    const now = clock();
    const { secret, sealed } = await newSecret(context, before.appKey);
    const oldSecretUntil = now + OLD_SECRET_MS;
    const { version } = await updateRecord(
      context,
      { table, objectType: 'openDataAccount', summary },
      {
        id: body.id,
        version: body.version,
        secret: sealed,
        secretOn: now,
        oldSecret: before.secret,
        oldSecretUntil,
      },
      before,
    );
    return { secret, oldSecretUntil, version };
  },
} satisfies Handlers<typeof openDoorCalls>;

/** That it was renewed, and nothing of what it is. */
const summary = ({ name, appKey, secretOn, oldSecretUntil }: typeof table.$inferSelect) => ({
  name,
  appKey,
  secretOn,
  oldSecretUntil,
});
