/** What stands in the notification centre. 通知 notice · 未读 unread */
import type { PushMessage } from '../../contract/push.ts';
import type { News } from '../feature.ts';

/** What can be done about it besides going somewhere. */
export type NoticeAct = 'reload';

/** News as the shell itself may tell it. */
export interface ShellNews extends News {
  act?: NoticeAct;
}

export interface Notice {
  /** The same in every window that hears of it. */
  id: string;
  /** Key of the catalogue. */
  title: string;
  params?: Readonly<Record<string, string | number>>;
  path?: string;
  tone: News['tone'];
  act?: NoticeAct;
  /** When it was said, by the server's clock; milliseconds since 1970. */
  time: number;
  isRead: boolean;
  /** One of many that wait for nobody. */
  isPassing?: boolean;
}

export function toNotice(message: PushMessage, told: ShellNews): Notice {
  const { title, params, path, tone, act, isPassing = false } = told;
  return {
    id: idOf(message),
    title,
    params,
    path,
    tone,
    act,
    time: message.time,
    isRead: isPassing,
    isPassing,
  };
}

/**
 * A plain upstream numbers nothing, and may not even say when it spoke: there the same thing heard by two windows
 * within one minute was said once.
 */
const idOf = ({ type, msgId, time, data }: PushMessage) =>
  msgId === undefined
    ? `${type} ${Math.floor(time / MINUTE_MS)} ${JSON.stringify(data)}`
    : `${type} ${msgId}`;

const MINUTE_MS = 60_000;

/** What was stored, as far as it can be read: somebody else's, older or broken entries are left out. */
export function readNotices(stored: unknown): Notice[] {
  return Array.isArray(stored) ? stored.flatMap(entry => readNotice(entry) ?? []) : [];
}

const TONES = ['info', 'warning', 'error'] as const;

function readNotice(stored: unknown): Notice | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, title, params, path, tone, act, time, isRead, isPassing } = stored as Record<string, unknown>;
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  if (typeof time !== 'number' || !Number.isFinite(time)) return null;
  return {
    id,
    title,
    params: readParams(params),
    // only a path of the console: never another address, whoever wrote it there
    path: typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : undefined,
    tone: TONES.find(known => known === tone) ?? 'info',
    act: act === 'reload' ? act : undefined,
    time,
    isRead: isRead === true,
    isPassing: isPassing === true,
  };
}

function readParams(stored: unknown): Notice['params'] {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}
