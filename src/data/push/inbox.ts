/**
 * What a socket says, made into messages: each once and in order, whatever comes twice after a cut. Numbers grow
 * with the upstream's commits, so whatever is not above the last one has been here already.
 */
import { PUSHES, type PushMessage, type PushType } from '../../contract/push.ts';
import { HEART_TYPE } from '../../contract/push-times.ts';
import { lenient } from '../lenient.ts';
import type { Position } from './position.ts';

interface InboxOptions {
  position: Position;
  /** Otherwise numbers mean nothing here, and everything is told as it comes. */
  isNumbered: boolean;
  onMessage: (message: PushMessage) => void;
  /** Something that this console has no use for. */
  onStrange: (what: string, text: string) => void;
  /** For messages that do not say when they were said. */
  now: () => number;
}

/** Takes the texts in the order they arrive in; never fails. */
export function createInbox(options: InboxOptions): (text: string) => void {
  const { position, isNumbered, onMessage, onStrange, now } = options;
  const strangers = new Set<string>();
  const handleStrange = (what: string, text: string) => {
    if (strangers.has(what)) return;
    strangers.add(what);
    onStrange(what, text);
  };

  return text => {
    const said = parse(text);
    if (!said) return handleStrange('malformed', text);
    const type = String(said.type);
    // the first number is 1: an upstream that has not looked yet says 0
    const msgId = isNumbered ? numberOf(said.msgId) || undefined : undefined;
    if (type === String(HEART_TYPE)) {
      if (msgId !== undefined) position.advance(msgId);
      return;
    }
    const isResync = type === 'RESYNC';
    if (msgId !== undefined && !isResync && msgId <= (position.read() ?? -1)) return;
    if (isKnown(type)) {
      const message = { type, time: numberOf(said.time) ?? now(), data: readData(type, said.data) };
      onMessage(msgId === undefined ? message : { ...message, msgId });
    } else handleStrange(type, text);
    // after the telling: a window that dies in it is told again
    if (isResync && isNumbered) position.restart(msgId);
    else if (msgId !== undefined) position.advance(msgId);
  };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const said: unknown = JSON.parse(text);
    const isMessage = typeof said === 'object' && said !== null && 'type' in said;
    return isMessage && ['string', 'number'].includes(typeof said.type) ? { ...said } : null;
  } catch {
    return null;
  }
}

/** Some upstreams write numbers as text. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined;
}

const isKnown = (type: string): type is PushType => Object.hasOwn(PUSHES, type);

const readData = (type: PushType, data: unknown): PushMessage['data'] =>
  type === 'RESYNC' ? null : lenient(PUSHES[type], data);
