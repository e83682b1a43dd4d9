/** A row of the outbox as it is passed on. */
import { ROLE_RESOURCE, USER_RESOURCE } from '../../../contract/live-records.ts';
import { SPECIFIED_PUSHES } from '../../../contract/push.ts';
import type { Audience } from '../outbox/audience.ts';
import type { PushRow } from './numbers.ts';

export interface Message {
  type: string;
  msgId: number;
  to: Audience;
  /** Whether somebody may do or see something else since. */
  changesRights: boolean;
  /** As it goes over the wire, made once however many hear it. */
  bytes(): Buffer;
  /** The same without its number; undefined where a plain upstream says nothing of the kind. */
  plainBytes(): Buffer | undefined;
}

/** Rows that were read by their number have one. */
export function messageOf({ type, msgId, time, data, audience }: PushRow): Message {
  let made: Buffer | undefined;
  return {
    type,
    msgId: msgId ?? 0,
    to: JSON.parse(audience) as Audience,
    changesRights: type === 'RIGHTS_CHANGED' || (type === 'RECORD_CHANGED' && isAboutRights(data)),
    bytes() {
      made ??= Buffer.from(`{"type":"${type}","msgId":${msgId},"time":${time},"data":${data}}`);
      return made;
    },
    plainBytes: () =>
      SPECIFIED_PUSHES.has(type)
        ? Buffer.from(`{"type":"${type}","time":${time},"data":${data}}`)
        : undefined,
  };
}

const RESOURCES: readonly string[] = [USER_RESOURCE, ROLE_RESOURCE];

const isAboutRights = (data: string) =>
  RESOURCES.includes((JSON.parse(data) as { resource: string }).resource);
