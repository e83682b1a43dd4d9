/**
 * What an operator's system may get wrong, each switched on by name. Without any of them the foreign upstream is
 * old-fashioned, but within what the specification leaves open.
 */
export const DEVIATIONS = [
  // the envelope
  'envelope-without-status',
  'status-as-number',
  'data-as-text',
  'list-under-another-key',
  'total-as-text',
  // the session
  'token-not-needed',
  'token-in-query',
  'token-outside-data',
  'wrong-code-for-an-expired-session',
  'expired-session-redirects-to-a-page',
  'renewal-with-success',
  // records
  'ids-missing',
  'times-as-text',
  'times-in-seconds',
  'booleans-for-flags',
  'permissions-without-val',
  'roles-empty',
  'role-resources-respelt',
  'numbers-unmasked',
  // behaviour
  'size-ignored',
  'menu-deleted-with-children',
  // the wire
  'errors-without-envelope',
  'wrong-charset',
  'byte-order-mark',
  'broken-gzip',
] as const;

export type Deviation = (typeof DEVIATIONS)[number];
export type Has = (deviation: Deviation) => boolean;

type Fields = Record<string, unknown>;

const isTime = (name: string) => /(?:On|Time|^begin|^end|ringingdate)$/.test(name) && name !== 'costTime';
const FLAGS = new Set(['state', 'status', 'isSuperuser', 'hidden', 'isOldPerson', 'isDriver']);
const IDS = new Set(['id', 'userId', 'roleId', 'operId']);

/** The same records, wrong in the ways that are switched on. */
export function deviated(value: unknown, has: Has): unknown {
  if (Array.isArray(value)) return value.map(item => deviated(item, has));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Fields).flatMap(([name, own]): [string, unknown][] => {
    if (has('ids-missing') && IDS.has(name)) return [];
    if (has('permissions-without-val') && name === 'val') return [];
    if (name === 'roleResouces' && has('role-resources-respelt'))
      return [['roleResources', deviated(own, has)]];
    return [[name, deviatedField(name, own, has)]];
  });
  return Object.fromEntries(entries);
}

function deviatedField(name: string, value: unknown, has: Has): unknown {
  if (typeof value === 'number' && isTime(name)) {
    if (has('times-as-text')) return new Date(value).toISOString();
    if (has('times-in-seconds')) return Math.floor(value / 1000);
  }
  if (has('booleans-for-flags') && FLAGS.has(name) && (value === 0 || value === 1)) return value === 1;
  return deviated(value, has);
}
