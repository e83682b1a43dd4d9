/** Pictures of a vehicle and of its papers. 附件 attachment · 处理 looked at */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Id, RequestId } from './grammar/wire.ts';

/** 1 vehicle licence, 2 operating certificate, 3 insurance, 4 inspection, 5 the vehicle itself. */
export const ATTACHMENT_KINDS = [1, 2, 3, 4, 5] as const;
const Kind = z.union(ATTACHMENT_KINDS.map(value => z.literal(value)));

export const VehicleAttachment = z.object({
  id: Id,
  vehicleId: Id,
  kind: Kind,
  /** Good until `expireOn`. */
  url: z.string(),
  expireOn: EpochMs,
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  addedOn: EpochMs,
  addedBy: z.nullable(z.string()),
  /** Null while nobody has looked at it. */
  handledOn: z.nullable(EpochMs),
  handledBy: z.nullable(z.string()),
});
export type VehicleAttachment = z.output<typeof VehicleAttachment>;

const one = z.object({ id: Id, requestId: z.optional(RequestId) });

export const vehicleAttachmentCalls = callGroup(
  'vehicleAttachment',
  {
    listAttachments: call('GET', '/api/admin/vehicleAttachment/list', {
      query: z.object({ vehicleId: Id }),
      data: z.array(VehicleAttachment),
      may: 'vehiclemgr',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** A picture that one has uploaded oneself. */
    attach: call('POST', '/api/admin/vehicleAttachment', {
      body: z.object({ vehicleId: Id, kind: Kind, fileId: Id, requestId: z.optional(RequestId) }),
      data: VehicleAttachment,
      may: 'vehiclemgr:edit',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'other',
      scope: 'areas',
    }),
    handleAttachment: call('POST', '/api/admin/vehicleAttachment/handle', {
      body: one,
      data: VehicleAttachment,
      may: 'vehiclemgr:edit',
      fails: ['NOT_FOUND'],
      business: 'update',
      scope: 'areas',
    }),
    removeAttachment: call('POST', '/api/admin/vehicleAttachment/remove', {
      body: one,
      data: z.null(),
      may: 'vehiclemgr:edit',
      fails: ['NOT_FOUND'],
      business: 'delete',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
