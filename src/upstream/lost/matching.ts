/** Which driver has it, as far as is known. */
import { and, eq } from 'drizzle-orm';
import type { lostCalls } from '../../contract/lost-calls.ts';
import type { Context } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { driver } from '../domain/fleet/tables.ts';
import { doAct, holdCase } from './acting.ts';

type Matching = Context<typeof lostCalls.matchInfo>;

const NOBODY = {
  matchWay: null,
  matchDriverId: null,
  matchDriverName: null,
  matchDriverPhone: null,
  matchPlateNumber: null,
  matchTime: null,
  propertyConfirmTime: null,
};

/** Fails with PARAMETER where neither a plate nor a driver is named, with NOT_FOUND where the driver is not seen. */
export async function match(context: Matching) {
  const { body, clock } = context;
  const before = await holdCase(context, context.params.id);
  if (body.matchStatus === 0)
    return doAct(context, before, 'unmatch', {
      change: { ...NOBODY, matchMessage: body.matchMessage ?? null },
      content: body.matchMessage,
    });
  if (!body.matchPlateNumber && !body.matchDriverId)
    throw new Failure('PARAMETER', { fields: [{ field: 'matchPlateNumber', code: 'too_small' }] });
  const known = body.matchDriverId ? await findDriver(context, body.matchDriverId) : undefined;
  const matchPlateNumber = body.matchPlateNumber ?? null;
  const matchDriverName = body.matchDriverName ?? known?.name ?? null;
  return doAct(context, before, 'match', {
    change: {
      matchWay: body.matchWay ?? 1,
      matchDriverId: body.matchDriverId ?? null,
      matchDriverName,
      matchDriverPhone: body.matchDriverPhone ?? known?.mobile ?? null,
      matchPlateNumber,
      matchMessage: body.matchMessage ?? null,
      matchTime: clock(),
      propertyConfirmTime: null,
      ownerConfirmTime: null,
      ownerRemark: null,
      returnType: null,
      expressNo: null,
      returnFee: null,
    },
    content: [matchPlateNumber, matchDriverName, body.matchMessage].filter(Boolean).join(' · '),
  });
}

async function findDriver({ db, scope }: Matching, id: string) {
  const [found] = await db
    .select({ name: driver.name, mobile: driver.mobile })
    .from(driver)
    .where(and(eq(driver.id, id), scope.byArea(driver.addressType)));
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}
