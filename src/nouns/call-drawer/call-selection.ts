/** Which calls the call drawer opens with, as whoever opens it says it. */
import { UNTAGGED } from '../../contract/call-record.ts';
import { openDrawer } from '../../data/drawers.ts';

const TODAY = 1;

/** Those of an agent that were answered today, and of which nobody has said what they were about. */
export const untaggedOf = (agentId: string) =>
  ({ agentId, state: 'dealing', timeType: TODAY, tagging: UNTAGGED }) as const;

/** All of them that were answered today. */
export const answeredOf = (agentId: string) => ({ agentId, state: 'dealing', timeType: TODAY }) as const;

export type OwnCalls = ReturnType<typeof untaggedOf> | ReturnType<typeof answeredOf>;

/** These, or the one of this id. */
export type CallSelection = OwnCalls | { id: string };

export const showCalls = (meant: CallSelection) => openDrawer('call', JSON.stringify(meant));

/** Null where all are meant. */
export const parseCallSelection = (about: string | undefined): CallSelection | null =>
  about === undefined ? null : (JSON.parse(about) as CallSelection);
