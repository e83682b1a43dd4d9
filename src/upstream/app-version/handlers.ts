import { and, desc, eq, sql } from 'drizzle-orm';
import { type AppVersion, DRAFT, RELEASED, versionCalls } from '../../contract/app-version.ts';
import { plainReach } from '../../contract/app-version-reach.ts';
import type { Db, Handlers, Services } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { noted } from '../core/files/keeping.ts';
import { file } from '../core/files/tables.ts';
import { signedAddress } from '../core/http/signed-address.ts';
import { contains, ifGiven, readRows, type Sorts, sortOf } from '../core/paging.ts';
import { deleteRecord, findRecord, insertRecord, updateRecord } from '../core/records.ts';
import { checkVersion } from '../core/versions.ts';
import { appVersion } from '../domain/app-versions.ts';
import { noteRelease } from './releases.ts';
import {
  checkChange,
  checkCode,
  checkDeletable,
  checkMinimum,
  checkReach,
  holdPlace,
  packageOf,
  type VersionRow,
} from './rules.ts';

const kept = { table: appVersion, objectType: 'appVersion' };

const sorts: Sorts = {
  columns: {
    versionCode: appVersion.versionCode,
    publishTime: sql`coalesce(${appVersion.publishTime}, 0)`,
    updatedOn: appVersion.updatedOn,
    downloadCount: appVersion.downloadCount,
  },
  byDefault: [
    desc(appVersion.app),
    desc(appVersion.platform),
    desc(appVersion.versionCode),
    desc(appVersion.id),
  ],
  tie: appVersion.id,
};

export const versionHandlers = {
  listVersions: async context => {
    const { db, query, isPlain } = context;
    const where = and(
      ifGiven(query.id, id => eq(appVersion.id, id)),
      ifGiven(query.app, app => eq(appVersion.app, app)),
      ifGiven(query.platform, platform => eq(appVersion.platform, platform)),
      ifGiven(query.state, state => eq(appVersion.state, state)),
      ifGiven(query.keyword, text =>
        contains(sql`lower(${appVersion.versionName} || ' ' || coalesce(${appVersion.content}, ''))`, text),
      ),
    );
    const page = await readRows(db, {
      ...query,
      table: appVersion,
      where,
      orderedBy: sortOf(sorts, query, isPlain),
    });
    // addresses that live for minutes are signed for who opens a record, not for every row of a list
    if (query.id === undefined && !isPlain) return page;
    const rows: AppVersion[] = [];
    for (const row of page.rows) rows.push(await viewOf(context, row));
    return { ...page, rows };
  },

  createVersion: async context => {
    const { db, body, scope } = context;
    const { version: _, requestId: __, ...fields } = body;
    const reach = plainReach({ grayType: fields.grayType ?? 0, grayValue: fields.grayValue ?? null });
    const minVersionCode = fields.minVersionCode ?? 1;
    checkMinimum({ versionCode: fields.versionCode, minVersionCode });
    await checkReach(db, scope, reach);
    await checkCode(db, fields);
    const found = await packageOf(db, {
      fileId: fields.fileId ?? null,
      packageUrl: fields.packageUrl ?? null,
    });
    const row = await insertRecord(context, kept, {
      ...fields,
      ...reach,
      ...found,
      minVersionCode,
      updateType: fields.updateType ?? 1,
      content: fields.content ?? null,
      remark: fields.remark ?? null,
      state: DRAFT,
    });
    return viewOf(context, row);
  },

  updateVersion: async context => {
    const { db, body, scope, clock } = context;
    const { id, version, requestId: _, ...fields } = body;
    const before = await held(db, id);
    checkVersion(context, before, version);
    const after = await changedRow(db, before, fields);
    const changed = Object.keys(after).filter(
      name => after[name as keyof VersionRow] !== before[name as keyof VersionRow],
    );
    checkChange(before, changed, after);
    await checkReach(db, scope, after);
    // who withdraws takes it from everybody whom it reached
    if (before.state === RELEASED) await checkReach(db, scope, before);
    checkMinimum(after);
    const isReleased = before.state === DRAFT && after.state === RELEASED;
    if (before.state === DRAFT) {
      await holdPlace(db, after);
      await checkCode(db, after);
    }
    if (isReleased && after.fileId === null && after.packageUrl === null)
      throw refuse('STATE_NOT_ALLOWED', 'VERSION_WITHOUT_PACKAGE');
    const values = Object.fromEntries(changed.map(name => [name, after[name as keyof VersionRow]]));
    const row = await updateRecord(
      context,
      kept,
      { ...values, ...(isReleased && { publishTime: clock() }), id },
      before,
    );
    await noteRelease(context, before, row);
    return viewOf(context, row);
  },

  deleteVersion: async context => {
    const before = await held(context.db, context.params.id);
    checkVersion(context, before, context.query.version);
    checkDeletable(before);
    await deleteRecord(context, kept, { id: before.id }, before);
    return null;
  },

  readPackage: async ({ db, params, query, clock, ports }) => {
    const [found] = await db
      .select({ version: appVersion, file })
      .from(appVersion)
      .innerJoin(file, eq(file.id, appVersion.fileId))
      .where(and(eq(appVersion.id, params.id), eq(file.state, 1)));
    if (!found) throw new Failure('NOT_FOUND');
    const now = clock();
    return {
      size: found.file.size,
      contentType: found.file.contentType,
      name: found.file.name ?? `${found.version.versionName}.zip`,
      isInline: false,
      keptMs: Number(query.expires) - now,
      open: async range => {
        const object = await noted(db, now, ports.storage.get(found.file.key, range));
        if (!object) throw new Failure('NOT_FOUND');
        // a download that is taken up again in the middle has been counted
        if (!range || range.start === 0) await count(db, params.id);
        return object.body;
      },
    };
  },
} satisfies Handlers<typeof versionCalls>;

/** Held until the end of the transaction. Fails with NOT_FOUND. */
async function held(db: Db, id: string): Promise<VersionRow> {
  const [row] = await db.select().from(appVersion).where(eq(appVersion.id, id)).for('update');
  return row ?? findRecord(db, appVersion, id);
}

/** The row as it will be: a package of ours and one elsewhere take each other's place. */
async function changedRow(db: Db, before: VersionRow, fields: Partial<VersionRow>): Promise<VersionRow> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: VersionRow = { ...before, ...given };
  const reach = plainReach(after);
  const isMoved = fields.fileId !== undefined || fields.packageUrl !== undefined;
  if (!isMoved) return { ...after, ...reach };
  const fileId = fields.packageUrl ? null : after.fileId;
  const packageUrl = fields.fileId ? null : after.packageUrl;
  return { ...after, ...reach, ...(await packageOf(db, { fileId, packageUrl })) };
}

/** Who installs it is no editor: neither version nor time of the record move. */
const count = (db: Db, id: string) =>
  db
    .update(appVersion)
    .set({ downloadCount: sql`${appVersion.downloadCount} + 1` })
    .where(eq(appVersion.id, id));

async function viewOf(context: Services & { db: Db }, row: VersionRow): Promise<AppVersion> {
  if (row.fileId === null) return row;
  const { url } = await signedAddress(context, versionCalls.readPackage, { params: { id: row.id } });
  return { ...row, packageUrl: url };
}
