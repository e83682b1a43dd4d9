/** When an agreement may be changed: what people have agreed to stays as they have read it. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { AGREEMENT_DOCUMENTS, DRAFT, IN_EFFECT, WITHDRAWN } from '../../contract/agreement.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import { storageCalls } from '../../contract/storage.ts';
import type { Db } from '../core/context.ts';
import { serialize } from '../core/database/serialize.ts';
import { Failure, refuse } from '../core/failure.ts';
import { fileToShow } from '../core/files/showing.ts';
import { DOCUMENT, file } from '../core/files/tables.ts';
import type { ResourceRules, RuleContext, Stored, Values } from '../core/generic/served.ts';
import { signedAddress } from '../core/http/signed-address.ts';
import { updateRecord } from '../core/records.ts';
import { agreementTable as table } from '../domain/agreements.ts';

type Row = typeof table.$inferSelect;

export const agreementRules: ResourceRules = {
  async onCreate(context, values) {
    if ((values.state ?? DRAFT) !== DRAFT) throw badState();
    await checkFile(context, values.fileId);
    return { written: values };
  },

  async onUpdate(context, stored, values) {
    const before = stored as Stored & Row;
    const { state = before.state } = values as Partial<Row>;
    const changed = Object.keys(values).filter(name => values[name] !== before[name as keyof Row]);
    if (before.state === WITHDRAWN && changed.some(name => name !== 'remark')) {
      throw refuse('STATE_NOT_ALLOWED', 'AGREEMENT_WITHDRAWN');
    }
    if (before.state === IN_EFFECT && changed.some(name => !OPEN_IN_EFFECT.has(name))) {
      throw refuse('STATE_NOT_ALLOWED', 'AGREEMENT_IN_EFFECT');
    }
    if (state < before.state || (before.state === DRAFT && state === WITHDRAWN)) throw badState();
    if (values.fileId !== before.fileId) await checkFile(context, values.fileId, before.id);
    if (before.state !== DRAFT || state !== IN_EFFECT) return values;
    const next = { ...before, ...values } as Row;
    if (!next.content && !next.fileId) throw refuse('STATE_NOT_ALLOWED', 'AGREEMENT_EMPTY');
    await withdrawOthers(context, next);
    return { ...values, effectTime: context.clock() };
  },

  async onRemove(_context, { state, signCount }) {
    if (state === IN_EFFECT) throw refuse('STATE_NOT_ALLOWED', 'AGREEMENT_IN_EFFECT');
    if (Number(signCount) > 0) throw refuse('STATE_NOT_ALLOWED', 'AGREEMENT_SIGNED');
  },

  async joined(context, rows) {
    const files = await filesOf(
      context.db,
      rows.flatMap(({ fileId }) => (typeof fileId === 'string' ? [fileId] : [])),
    );
    return Promise.all(
      rows.map(async row => {
        const found = files.get(String(row.fileId));
        const address =
          found && (await signedAddress(context, storageCalls.readFile, { params: { fileId: found.id } }));
        return { ...row, fileUrl: address?.url ?? null, fileName: found?.name ?? null };
      }),
    );
  },
};

const OPEN_IN_EFFECT: ReadonlySet<string> = new Set(['state', 'remark']);

const badFile = (reason: Reason) =>
  new Failure('PARAMETER', { reason, fields: [{ field: 'fileId', code: 'invalid_value' }] });
const badState = () => new Failure('PARAMETER', { fields: [{ field: 'state', code: 'invalid_value' }] });

/** Of a kind and for a group one is in effect: whoever puts another one into effect waits for the first. */
async function withdrawOthers(context: RuleContext, { id, type, target }: Row): Promise<void> {
  const { db } = context;
  await serialize(db, `agreement ${type} ${target}`);
  const others = await db
    .select()
    .from(table)
    .where(and(eq(table.type, type), eq(table.target, target), eq(table.state, IN_EFFECT), ne(table.id, id)));
  for (const other of others) {
    await updateRecord(
      context,
      { table, objectType: 'agreement' },
      { id: other.id, state: WITHDRAWN },
      other,
    );
  }
}

async function checkFile(
  { db, user, anewFrom }: RuleContext,
  fileId: Values[string],
  objectId = anewFrom,
): Promise<void> {
  if (typeof fileId !== 'string') return;
  const formerly =
    objectId === undefined ? undefined : { objectType: 'agreement', objectId, field: 'fileId' };
  const found = await fileToShow(db, { fileId, kind: DOCUMENT, userId: user.userId, formerly });
  if (!found) throw badFile('FILE_UNKNOWN');
  if (!AGREEMENT_DOCUMENTS.some(ending => found.name?.toLowerCase().endsWith(ending))) {
    throw badFile('FILE_TYPE');
  }
}

async function filesOf(db: Db, ids: readonly string[]) {
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: file.id, name: file.name })
          .from(file)
          .where(and(inArray(file.id, [...ids]), eq(file.state, 1)));
  return new Map(found.map(row => [row.id, row]));
}
