/** How an export begins: everything that can be refused is refused before there is a job. */
import { type jobCalls, LARGEST_EXPORT_ROWS } from '../../contract/job.ts';
import type { Context, Outside } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { unknownName } from '../core/http/unknown-names.ts';
import type { InnerCalls } from '../core/inner-calls.ts';
import { enqueue } from '../core/work/queue.ts';
import type { JobRow } from '../core/work/tables.ts';
import type { ExportInput } from './export-kind.ts';
import { exportable, filtersBy, listInput, partsShape, rowShape } from './job-calls.ts';

type StartExport = typeof jobCalls.startExport;

/** How many rows match. Fails with NOT_FOUND, NO_PERMISSION, PARAMETER and OVER_LIMIT. */
export async function checkExport(asking: Outside<StartExport>, inner: InnerCalls): Promise<number> {
  const { body, user } = asking;
  const call = exportable(inner, body.call, user);
  const shape = rowShape(call);
  const isKnown = ({ field, of }: (typeof body.columns)[number]) => {
    const schema = Object.hasOwn(shape, field) ? shape[field] : undefined;
    return schema !== undefined && (of === undefined || Object.hasOwn(partsShape(schema), of));
  };
  if (!body.columns.every(isKnown)) {
    throw new Failure('PARAMETER', { fields: [{ field: 'columns', code: 'invalid_value' }] });
  }
  const unknown = Object.keys(body.filter ?? {}).filter(name => !filtersBy(call, name));
  if (unknown.length > 0) {
    throw new Failure('PARAMETER', { fields: unknown.map(name => unknownName(`filter.${name}`)) });
  }
  if (body.chosen) {
    if (filtersBy(call, body.chosen.field)) return body.chosen.ids.length;
    throw new Failure('PARAMETER', { fields: [{ field: 'chosen', code: 'invalid_value' }] });
  }
  const input = listInput(call, body.filter ?? {}, { current: 1, size: 1 });
  const { total } = await inner.readPage(call, asking, input);
  if (total <= LARGEST_EXPORT_ROWS) return total;
  throw new Failure('OVER_LIMIT', { reason: 'TOO_MANY_ROWS', matching: total, most: LARGEST_EXPORT_ROWS });
}

/** Fails with TOO_FREQUENT. */
export async function jobOfExport(context: Context<StartExport>, total: number): Promise<JobRow> {
  const { db, body, user, caller, clock, changed } = context;
  const { call, title, format, columns, filter = {}, chosen } = body;
  const input: ExportInput = { format, columns, filter, ...(chosen && { chosen }) };
  const ownerId = user.userId;
  const made = await enqueue(db, { ownerId, kind: 'export', title, call, total, input, caller }, clock());
  // whose records have left is told by the log
  const asked = chosen ? { ...filter, [chosen.field]: chosen.ids } : filter;
  const fields = columns.map(({ field }) => field);
  changed({
    objectType: 'job',
    objectId: made.id,
    after: { kind: 'export', call, title, format, fields, filter: asked, total },
  });
  return made;
}
