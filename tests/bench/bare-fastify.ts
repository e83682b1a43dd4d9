/**
 * The baseline for the cost of a call: the same handlers on the same kind of database, behind Fastify alone. No
 * contract, no session, no permission, no log. Prints where it listens.
 */
import path from 'node:path';
import Fastify from 'fastify';
import { simulatedPayments } from '../../src/simulator/providers/payments.ts';
import { simulatedSms } from '../../src/simulator/providers/sms.ts';
import { simulatedSwitchboard } from '../../src/simulator/switchboard/port.ts';
import { updateMenu } from '../../src/upstream/access/menu-writes.ts';
import { listUsers } from '../../src/upstream/access/user-queries.ts';
import { realChance } from '../../src/upstream/core/chance.ts';
import type { Db, SignedIn } from '../../src/upstream/core/context.ts';
import { openEmbedded } from '../../src/upstream/core/database/embedded.ts';
import { areaScope } from '../../src/upstream/core/scope.ts';
import { localStorage } from '../../src/upstream/ports/local-storage.ts';

const dataDir = path.resolve(process.env.DATA_DIR ?? '');
const { db } = await openEmbedded(dataDir);
const clock = () => Date.now();
const services = {
  clock,
  chance: realChance,
  isPlain: false,
  ports: {
    sms: simulatedSms,
    storage: localStorage(dataDir),
    switchboard: simulatedSwitchboard(db, clock),
    payments: simulatedPayments(db, clock),
  },
};
const scope = areaScope([]);
const user: SignedIn = {
  userId: '1',
  account: 'admin',
  userName: 'bench',
  sessionId: '1',
  areaIds: [],
  rights: { userId: '1', codes: new Set(['all']), subjectsGrantActions: false },
};

const app = Fastify();
app.get('/api/admin/user/adminUsers', async request => {
  const { size } = request.query as { size: string };
  const page = await listUsers(
    { ...services, db, scope, user },
    { current: 1, size: Number(size), order: 'asc' },
  );
  return { status: '0', message: 'success', data: page.rows, total: page.total, errCode: 0 };
});
app.post('/api/admin/user/updateMenu', async request => {
  const body = request.body as { id: string; remark: string };
  const data = await db.transaction(transaction =>
    updateMenu({ ...services, db: transaction as unknown as Db, user, changed: () => {} }, body),
  );
  return { status: '0', message: 'success', data, errCode: 0 };
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`Ready on http://127.0.0.1:${(app.server.address() as { port: number }).port}\n`);
