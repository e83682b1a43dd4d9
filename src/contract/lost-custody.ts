/** In whose hands a lost thing is, from the driver to its owner. 保管 custody · 交接 hand-over. These calls are this project's own. */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { EpochMs, filledLine, Id, line, writeFields } from './grammar/wire.ts';
import { lostOrder } from './lost-order.ts';

/** 1 driver, 2 his company, 3 courier, 4 office of lost property, 5 police, 6 owner. */
export const HOLDERS = [1, 2, 3, 4, 5, 6] as const;
export type Holder = (typeof HOLDERS)[number];
export const [DRIVER, COMPANY, COURIER, OFFICE, POLICE, OWNER] = HOLDERS;
/** The owner gets it by the call that gives it back. */
export const INTERIM_HOLDERS = [DRIVER, COMPANY, COURIER, OFFICE, POLICE] as const;

export const LostCustody = z.object({
  id: Id,
  lostId: Id,
  holder: oneOf(HOLDERS),
  /** Who took it: a person, a counter, a courier's number. */
  holderName: z.nullable(z.string()),
  place: z.nullable(z.string()),
  remark: z.nullable(z.string()),
  /** Since when it is there. */
  handedOn: EpochMs,
  operatorName: z.nullable(z.string()),
});
export type LostCustody = z.output<typeof LostCustody>;

export const lostCustodyCalls = callGroup(
  'lostCustody',
  {
    /** The first holder first. Empty until a driver has said that he holds it. */
    listCustody: call('GET', '/api/admin/lost/custody', {
      query: z.object({ lostId: Id }),
      data: z.array(LostCustody),
      may: 'lost',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** Somebody else holds it from now on, still on the way to its owner. */
    handOver: call('POST', '/api/admin/lost/custody', {
      body: z.object({
        lostId: Id,
        holder: oneOf(INTERIM_HOLDERS),
        holderName: filledLine(40),
        place: z.optional(z.nullable(line(80))),
        remark: z.optional(z.nullable(line(200))),
        ...writeFields,
      }),
      data: lostOrder.Row,
      may: 'lost:handle',
      fails: ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED'],
      business: 'update',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
