/**
 * What becomes of a call at the switchboard. 来电 incoming · 去电 outgoing · 振铃 ringing · 接通 connected · 挂断 hung up · 排队 queue ·
 * 按键 IVR key · 漏接 missed
 */

/** Incoming, outgoing. */
export const CALL_TYPES = ['normal', 'dialout'] as const;
export type CallType = (typeof CALL_TYPES)[number];

/**
 * What it came to: `dealing` answered, `notDeal` it rang and nobody answered, `leak` given up in the voice menu,
 * `queueLeak` given up while waiting, `blackList` not let in, `voicemail` a message was left.
 */
export const CALL_STATES = ['dealing', 'notDeal', 'leak', 'queueLeak', 'blackList', 'voicemail'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** Where it is, as switchboards say it: `Hangup` and `Unlink` mean that it was answered, and is over. */
export const CALL_PHASES = ['Enter', 'Queue', 'Ring', 'Link', 'Hangup', 'Unlink', 'Leak'] as const;
export type CallPhase = (typeof CALL_PHASES)[number];

/** Whoever has called so has to be called back. */
export const MISSED_STATES = [
  'notDeal',
  'leak',
  'queueLeak',
  'voicemail',
] as const satisfies readonly CallState[];

/**
 * What a switchboard reports: the call has come in, a key was pressed, it waits, it rings at somebody's, somebody talks, he
 * has passed it on, it is over, its recording is there, the caller has rated it. Of two at the same moment this is their turn.
 */
export const CALL_EVENTS = [
  'enter',
  'key',
  'queue',
  'ring',
  'link',
  'transfer',
  'end',
  'record',
  'rate',
] as const;
export type CallEventKind = (typeof CALL_EVENTS)[number];

/** Why a call that nobody has answered is over, where the switchboard says so; otherwise by how far it came. */
export const END_REASONS = ['blackList', 'voicemail'] as const;
export type EndReason = (typeof END_REASONS)[number];
