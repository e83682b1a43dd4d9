/** One error of this window, as the log keeps it. 错误日志 error log */
export interface ErrorEntry {
  id: string;
  name: string;
  message: string;
  /** Empty where the browser told none. */
  stack: string;
  /** What the page was called, from the outside in. */
  view: string;
  /** Without the values of secrets. */
  url: string;
  /** Which of React's components; empty where it was none of them. */
  info: string;
  /** Of the upstream's log, where a call failed. */
  traceId: string;
  version: string;
  /** When it was first and last seen, milliseconds since 1970. */
  firstOn: number;
  lastOn: number;
  count: number;
}

/** Everything, to be passed on. */
export function textOf(entry: ErrorEntry): string {
  const { name, message, stack, view, url, info, traceId, version, firstOn, lastOn, count } = entry;
  const facts = [
    ['error', `${name}: ${message}`],
    ['view', view],
    ['url', url],
    ['time', new Date(lastOn).toISOString()],
    ['first', count > 1 && `${new Date(firstOn).toISOString()} (${count} times)`],
    ['version', version],
    ['trace', traceId],
    ['stack', stack && `\n${stack}`],
    ['info', info && `\n${info}`],
  ];
  return facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
}

const TEXTS = ['id', 'name', 'message', 'stack', 'view', 'url', 'info', 'traceId', 'version'] as const;
const NUMBERS = ['firstOn', 'lastOn', 'count'] as const;

/** What was stored, as far as it can be read. */
export function readEntries(stored: unknown): ErrorEntry[] {
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

function isEntry(stored: unknown): stored is ErrorEntry {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields = stored as Record<string, unknown>;
  return (
    TEXTS.every(name => typeof fields[name] === 'string') &&
    NUMBERS.every(name => Number.isFinite(fields[name])) &&
    !Number.isNaN(new Date(Number(fields.lastOn)).getTime()) &&
    !Number.isNaN(new Date(Number(fields.firstOn)).getTime())
  );
}
