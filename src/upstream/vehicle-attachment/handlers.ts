/** Pictures of a vehicle: whoever sees the vehicle sees them, by addresses that are good for minutes. */
import { and, asc, count, eq } from 'drizzle-orm';
import { storageCalls } from '../../contract/storage.ts';
import type { vehicleAttachmentCalls } from '../../contract/vehicle-attachment.ts';
import type { Chance, Clock, Db, Handlers } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { abandon } from '../core/files/keeping.ts';
import { fileToShow } from '../core/files/showing.ts';
import { file, PICTURE } from '../core/files/tables.ts';
import { signedAddress } from '../core/http/signed-address.ts';
import type { AreaScope } from '../core/scope.ts';
import { vehicleAttachment as table } from '../domain/fleet/attachments.ts';
import { vehicle } from '../domain/fleet/tables.ts';

/** More than a vehicle has papers and sides. */
const MOST = 30;

export const vehicleAttachmentHandlers = {
  listAttachments: async context => {
    const { vehicleId } = context.query;
    await checkSeen(context, vehicleId);
    const rows = await reading(context.db)
      .where(eq(table.vehicleId, vehicleId))
      .orderBy(asc(table.kind), asc(table.id));
    return Promise.all(rows.map(row => shown(context, row)));
  },

  attach: async context => {
    const { db, body, user, clock, changed } = context;
    const { vehicleId, kind, fileId } = body;
    await checkSeen(context, vehicleId);
    // so that two at once do not pass the limit together
    await db.select({ id: vehicle.id }).from(vehicle).where(eq(vehicle.id, vehicleId)).for('update');
    const [counted] = await db.select({ rows: count() }).from(table).where(eq(table.vehicleId, vehicleId));
    if (Number(counted?.rows ?? 0) >= MOST) throw refuse('STATE_NOT_ALLOWED', 'TOO_MANY_ATTACHMENTS');
    const isShown = await fileToShow(db, { fileId, kind: PICTURE, userId: user.userId });
    if (!isShown) throw refuse('NOT_FOUND', 'FILE_UNKNOWN');
    const [added] = await db
      .insert(table)
      .values({ vehicleId, kind, fileId, addedOn: clock(), addedBy: user.userName })
      .returning({ id: table.id });
    const id = added?.id ?? '';
    changed({ objectType: 'vehicleAttachment', objectId: id, after: { vehicleId, kind } });
    return shown(context, await find(context, id));
  },

  handleAttachment: async context => {
    const { db, body, user, clock, changed } = context;
    const before = await find(context, body.id);
    if (before.handledOn === null) {
      const handled = { handledOn: clock(), handledBy: user.userName };
      await db.update(table).set(handled).where(eq(table.id, body.id));
      const { vehicleId, kind } = before;
      changed({
        objectType: 'vehicleAttachment',
        objectId: body.id,
        before: { vehicleId, kind, handledOn: null },
        after: { vehicleId, kind, ...handled },
      });
    }
    return shown(context, await find(context, body.id));
  },

  removeAttachment: async context => {
    const { db, body, changed } = context;
    const { vehicleId, kind, fileId } = await find(context, body.id);
    await db.delete(table).where(eq(table.id, body.id));
    await abandon(db, fileId);
    changed({ objectType: 'vehicleAttachment', objectId: body.id, before: { vehicleId, kind } });
    return null;
  },
} satisfies Handlers<typeof vehicleAttachmentCalls>;

interface Seeing {
  db: Db;
  scope: AreaScope;
}

async function checkSeen({ db, scope }: Seeing, vehicleId: string): Promise<void> {
  const [found] = await db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(and(eq(vehicle.id, vehicleId), scope.byArea(vehicle.addressType)));
  if (!found) throw new Failure('NOT_FOUND');
}

const reading = (db: Db) =>
  db
    .select({
      id: table.id,
      vehicleId: table.vehicleId,
      kind: table.kind,
      fileId: table.fileId,
      width: file.width,
      height: file.height,
      addedOn: table.addedOn,
      addedBy: table.addedBy,
      handledOn: table.handledOn,
      handledBy: table.handledBy,
    })
    .from(table)
    .innerJoin(file, eq(file.id, table.fileId));

type Row = Awaited<ReturnType<typeof reading>>[number];

async function find(seeing: Seeing, id: string): Promise<Row> {
  const [found] = await reading(seeing.db).where(eq(table.id, id));
  if (!found) throw new Failure('NOT_FOUND');
  await checkSeen(seeing, found.vehicleId);
  return found;
}

async function shown(signing: { db: Db; clock: Clock; chance: Chance }, { fileId, ...row }: Row) {
  return { ...row, ...(await signedAddress(signing, storageCalls.readFile, { params: { fileId } })) };
}
