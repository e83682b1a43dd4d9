/** Pictures of lost things. Of identity papers only a preview leaves without a reason. */
import { and, asc, count, eq } from 'drizzle-orm';
import type { LostPicture, lostPictureCalls } from '../../../contract/lost-picture.ts';
import { storageCalls } from '../../../contract/storage.ts';
import type { Chance, Clock, Db, Handlers } from '../../core/context.ts';
import { Failure, refuse } from '../../core/failure.ts';
import { abandon } from '../../core/files/keeping.ts';
import { fileToShow } from '../../core/files/showing.ts';
import { file, PICTURE } from '../../core/files/tables.ts';
import { signedAddress } from '../../core/http/signed-address.ts';
import { noteReveal } from '../../core/lookups/reveal-limits.ts';
import type { AreaScope } from '../../core/scope.ts';
import { lostPicture as table } from '../../domain/lost/things-tables.ts';
import { findCase, noteOnCase } from '../case/audit.ts';

const MOST = 20;
/** As `goodsType` names them. */
const DOCUMENTS = 3;
const LOGGED = 'lostPicture';

export const lostPictureHandlers = {
  listLostPictures: async context => {
    const { db, scope, query } = context;
    const { id } = await findCase(db, scope, query.lostId);
    const rows = await reading(db).where(eq(table.lostId, id)).orderBy(asc(table.kind), asc(table.id));
    return Promise.all(rows.map(row => shown(context, row)));
  },

  addLostPicture: async context => {
    const { db, scope, body, user, clock, changed } = context;
    const { lostId, kind, fileId } = body;
    // held, so that two at once do not pass the limit together
    const about = await findCase(db, scope, lostId, true);
    const [counted] = await db.select({ rows: count() }).from(table).where(eq(table.lostId, lostId));
    if (Number(counted?.rows ?? 0) >= MOST) throw refuse('STATE_NOT_ALLOWED', 'LOST_TOO_MANY_PICTURES');
    const wanted = { fileId, kind: PICTURE, userId: user.userId, isBlurred: true } as const;
    const shownFile = await fileToShow(db, wanted);
    if (!shownFile) throw refuse('NOT_FOUND', 'FILE_UNKNOWN');
    // what was a paper once stays one, wherever it is shown
    const isPaper = shownFile.isPaper || (body.isPaper ?? (about.goodsType === DOCUMENTS ? 1 : 0));
    if (isPaper === 1 && shownFile.isPaper === 0) await blur(db, fileId);
    const [added] = await db
      .insert(table)
      .values({ lostId, kind, fileId, isPaper, addedOn: clock(), addedBy: user.userName })
      .returning({ id: table.id });
    const id = added?.id ?? '';
    changed({ objectType: LOGGED, objectId: id, after: { lostId, kind, isPaper } });
    await noteOnCase(db, { lostId, action: 'picture', by: user.userName, now: clock() });
    return shown(context, await find(db, scope, id));
  },

  removeLostPicture: async ({ db, scope, body, user, clock, changed }) => {
    const { lostId, kind, isPaper, fileId } = await find(db, scope, body.id);
    await db.delete(table).where(eq(table.id, body.id));
    await abandon(db, fileId);
    changed({ objectType: LOGGED, objectId: body.id, before: { lostId, kind, isPaper } });
    await noteOnCase(db, { lostId, action: 'pictureGone', by: user.userName, now: clock() });
    return null;
  },

  showLostPaper: async context => {
    const { db, scope, body, changed } = context;
    const { id, lostId, fileId, isPaper } = await find(db, scope, body.id);
    if (isPaper !== 1) throw new Failure('NOT_FOUND');
    const { lostNo } = await findCase(db, scope, lostId);
    const what = { objectType: LOGGED, objectId: id, objectName: lostNo, field: 'picture' };
    await noteReveal(context, { ...what, reason: body.reason });
    changed({ objectType: LOGGED, objectId: id });
    return addressOf(context, fileId);
  },
} satisfies Handlers<typeof lostPictureCalls>;

/** Also where it is shown already. */
async function blur(db: Db, fileId: string): Promise<void> {
  await db.update(file).set({ isPaper: 1 }).where(eq(file.id, fileId));
  await db.update(table).set({ isPaper: 1 }).where(eq(table.fileId, fileId));
}

const reading = (db: Db) =>
  db
    .select({
      id: table.id,
      lostId: table.lostId,
      kind: table.kind,
      isPaper: table.isPaper,
      fileId: table.fileId,
      preview: file.preview,
      addedOn: table.addedOn,
      addedBy: table.addedBy,
    })
    .from(table)
    .innerJoin(file, eq(file.id, table.fileId));

type Row = Awaited<ReturnType<typeof reading>>[number];

/** Fails with NOT_FOUND where there is none, or its case is not seen. */
async function find(db: Db, scope: AreaScope, id: string): Promise<Row> {
  const [found] = await reading(db).where(and(eq(table.id, id)));
  if (!found) throw new Failure('NOT_FOUND');
  await findCase(db, scope, found.lostId);
  return found;
}

interface Signing {
  db: Db;
  clock: Clock;
  chance: Chance;
}

const addressOf = (signing: Signing, fileId: string) =>
  signedAddress(signing, storageCalls.readFile, { params: { fileId } });

async function shown(signing: Signing, { fileId, preview, ...row }: Row): Promise<LostPicture> {
  if (row.isPaper === 1) return { ...row, preview, url: null, expireOn: null };
  return { ...row, preview: null, ...(await addressOf(signing, fileId)) };
}
