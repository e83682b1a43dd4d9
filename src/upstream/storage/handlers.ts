/** Files come in by upload, and go out by signed addresses only. */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { storageCalls } from '../../contract/storage.ts';
import type { Change, Db, Handlers, Services } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import {
  arrived,
  checkPace,
  checkRoom,
  type FileRow,
  keep,
  noted,
  type Sender,
} from '../core/files/keeping.ts';
import { DOCUMENT, file, PICTURE } from '../core/files/tables.ts';
import type { FileAnswer } from '../core/http/file-answer.ts';
import { signedAddress } from '../core/http/signed-address.ts';
import { checkPolicy, directUploadToken, tokenHolder } from './direct-upload.ts';
import { documentType } from './documents.ts';
import { packageType } from './packages.ts';
import { cleanPicture } from './pictures.ts';

type Context = Services & { db: Db };

export const storageHandlers = {
  uploadPicture: {
    prepare: async context => {
      await checkPace(context.db, context.user, context.clock());
      const { bytes } = await context.upload.read();
      return picture(context, bytes, context.user);
    },
  },

  uploadDocument: {
    prepare: async context => {
      const { db, clock, user } = context;
      await checkPace(db, user, clock());
      const { bytes, name } = await context.upload.read();
      const type = documentType(bytes, name);
      const row = await kept(context, bytes, user, {
        ...type,
        kind: DOCUMENT,
        name,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
      return async inside => ({ ...(await told(inside, row)), name: row.name ?? '' });
    },
  },

  uploadPackage: {
    prepare: async context => {
      const { db, clock, user } = context;
      await checkPace(db, user, clock());
      const { bytes, name } = await context.upload.read();
      const md5 = createHash('md5').update(bytes).digest('hex');
      const row = await kept(context, bytes, user, {
        ...packageType(bytes, name),
        kind: DOCUMENT,
        name,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        md5,
      });
      return async inside => ({ ...(await told(inside, row)), name: row.name ?? '', md5 });
    },
  },

  fileAddress: async context => {
    const { db, params, user } = context;
    const [row] = await db.select().from(file).where(isThere(params.fileId));
    // an unblurred paper needs a reason, for its uploader too
    if (row?.createdById !== user.userId || row.isPaper === 1) throw new Failure('NOT_FOUND');
    return signedAddress(context, storageCalls.readFile, { params });
  },

  readFile: async ({ db, params, query, clock, ports }): Promise<FileAnswer> => {
    const [row] = await db.select().from(file).where(isThere(params.fileId));
    if (!row) throw new Failure('NOT_FOUND');
    const now = clock();
    return {
      size: row.size,
      contentType: row.contentType,
      name: row.name ?? row.key.split('/').at(-1) ?? row.id,
      isInline: row.kind === PICTURE,
      keptMs: Number(query.expires) - now,
      open: async range => {
        const object = await noted(db, now, ports.storage.get(row.key, range));
        if (!object) throw new Failure('NOT_FOUND');
        return object.body;
      },
    };
  },

  aliyunOSSAccessToken: async context => {
    // it would let in a file that the preview itself must not send
    if (context.user.preview) throw refuse('NO_PERMISSION', 'PREVIEW_READS_ONLY');
    return directUploadToken(context, context.user);
  },

  openPicture: {
    prepare: async context => {
      const sender = { userId: null, userName: context.account.appKey };
      await checkPace(context.db, sender, context.clock());
      const { bytes } = await context.upload.read();
      const sum = createHash('sha256').update(bytes).digest('hex');
      if (sum !== context.query.sha256) {
        throw new Failure('PARAMETER', { fields: [{ field: 'sha256', code: 'invalid_value' }] });
      }
      return picture(context, bytes, sender);
    },
  },

  uploadDirectly: {
    prepare: async context => {
      const { db, query, clock } = context;
      const { userName } = await tokenHolder(db, query, context);
      const sender = { userId: query.userId, userName };
      await checkPace(db, sender, clock());
      const { bytes } = await context.upload.read(fields => checkPolicy(context, query.userId, fields));
      return picture(context, bytes, sender);
    },
  },
} satisfies Handlers<typeof storageCalls>;

const isThere = (fileId: string) => and(eq(file.id, fileId), eq(file.state, 1));

async function picture(context: Context, bytes: Buffer, creator: Sender) {
  const { stripped, bytes: clean, ...about } = await cleanPicture(bytes, context.clock());
  const row = await kept(context, clean, creator, { ...about, kind: PICTURE });
  const { width, height } = about;
  return async (inside: WriteContext) => ({ ...(await told(inside, row)), width, height, stripped });
}

const kept = (
  { db, ports, chance, clock }: Context,
  bytes: Buffer,
  sender: Sender,
  about: Omit<Parameters<typeof keep>[2], 'createdBy' | 'createdById'>,
) =>
  noted(
    db,
    clock(),
    keep(
      {
        db,
        storage: ports.storage,
        chance,
        now: clock(),
        judge: () => checkRoom(db, sender, clock()),
      },
      bytes,
      { ...about, createdBy: sender.userName, createdById: sender.userId },
    ),
  );

type WriteContext = Context & { changed(change: Change): void };

/** In the transaction of the call: the file counts, the log tells of it, and the sender gets its address. */
async function told(context: WriteContext, row: FileRow) {
  const { id, kind, name, contentType, size, sha256 } = row;
  await arrived(context.db, id);
  context.changed({ objectType: 'file', objectId: id, after: { kind, name, contentType, size, sha256 } });
  const address = await signedAddress(context, storageCalls.readFile, { params: { fileId: id } });
  return { ...row, ...address, fileId: id };
}
