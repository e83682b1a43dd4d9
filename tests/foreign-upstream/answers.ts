/** What goes out: the envelope of each of the old services, and the bytes of it. */
import type { ServerResponse } from 'node:http';
import { deviated, type Has } from './deviations.ts';

export interface Answer {
  data: unknown;
  total?: number;
}

export class Refusal extends Error {
  readonly code: number;
  readonly data: unknown;
  /** '0' on the steps of the sign-in. */
  readonly status: string;
  constructor(
    code: number,
    message: string,
    { data = null, status = '1' }: { data?: unknown; status?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.data = data;
    this.status = status;
  }
}

/** `main` says `errCode`, the younger services say `code`, and call statistics answer 200 for success. */
export type Service = 'main' | 'younger' | 'callStatistics';

export function serviceOf(path: string): Service {
  if (path.startsWith('/api/admin/call-record-count/')) return 'callStatistics';
  const isYounger = /^\/api\/(?:ad|gis)\//.test(path) || /\/(?:log\/list|getLoginList)$/.test(path);
  return isYounger ? 'younger' : 'main';
}

const codeField = (service: Service, code: number) => (service === 'main' ? { errCode: code } : { code });

export function successEnvelope({ data, total }: Answer, service: Service, has: Has): unknown {
  const shown = deviated(data, has);
  const rest = total === undefined ? {} : { total: has('total-as-text') ? String(total) : total };
  const carried = carrying(shown, has);
  if (service === 'callStatistics') return { status: 200, message: 'success', data: carried, ...rest };
  const status = has('status-as-number') ? 0 : '0';
  const envelope = { message: 'success', data: carried, ...rest, ...codeField(service, 0) };
  return has('envelope-without-status') ? envelope : { status, ...envelope };
}

function carrying(data: unknown, has: Has): unknown {
  if (has('data-as-text') && typeof data === 'object') return JSON.stringify(data);
  if (has('list-under-another-key') && Array.isArray(data)) return { rows: data };
  return data;
}

export function refusalEnvelope(refusal: Refusal, service: Service, has: Has): unknown {
  const { code, message, data } = refusal;
  const isRenewal = code === 2005 && has('renewal-with-success');
  const status = service === 'callStatistics' ? 500 : isRenewal ? '0' : refusal.status;
  return { status, message, data, ...codeField(service, code) };
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);

/** HTTP 200, whatever it says. */
export function sendEnvelope(response: ServerResponse, envelope: unknown, has: Has): void {
  const text = JSON.stringify(envelope);
  let bytes = Buffer.from(text, has('wrong-charset') ? 'utf16le' : 'utf8');
  if (has('byte-order-mark')) bytes = Buffer.concat([BOM, bytes]);
  const headers: Record<string, string> = { 'content-type': 'application/json;charset=UTF-8' };
  // compressed, says the header; the bytes are not
  if (has('broken-gzip')) headers['content-encoding'] = 'gzip';
  response.writeHead(200, headers).end(bytes);
}

export function sendPage(response: ServerResponse, http: number, title: string): void {
  response
    .writeHead(http, { 'content-type': 'text/html;charset=UTF-8' })
    .end(`<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`);
}
