/** A bare server for the tests of this room: it plays an operator's own upstream, manners and all. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** JSON read; anything else as the text it came in. */
  body: unknown;
}

/** A JSON body, `{ http, body }` for another HTTP status, `{ text }` for what is no envelope, null to hang up. */
export type Reply = object | null;

export interface ForeignUpstream {
  heard: ReceivedRequest[];
  /** By method and path, `GET /api/x`; what is not here answers 404 with a page. */
  answers: Record<string, (heard: ReceivedRequest) => Reply | Promise<Reply>>;
  close: () => Promise<void>;
}

export async function startForeignUpstream(): Promise<ForeignUpstream> {
  const heard: ReceivedRequest[] = [];
  const answers: ForeignUpstream['answers'] = {};
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://upstream');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const one: ReceivedRequest = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: bodyIn(text, request.headers['content-type']),
    };
    heard.push(one);
    const answer = answers[`${one.method} ${one.path}`];
    const reply = answer ? await answer(one) : { http: 404, text: '<html>not here</html>' };
    if (reply === null) {
      request.socket.destroy();
      return;
    }
    const { http = 200, text: plain, body } = reply as { http?: number; text?: string; body?: unknown };
    const isSpecial = 'http' in reply || 'text' in reply;
    response.writeHead(http, { 'content-type': plain === undefined ? 'application/json' : 'text/html' });
    response.end(plain ?? JSON.stringify(isSpecial ? body : reply));
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  // the console asks the origin it was loaded from
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } };
  happyDOM.setURL(`http://127.0.0.1:${port}/`);
  return {
    heard,
    answers,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const bodyIn = (text: string, type = ''): unknown => {
  if (text === '') return undefined;
  return type.startsWith('application/json') ? JSON.parse(text) : text;
};

export const ok = (data: unknown, more: object = {}) => ({
  status: '0',
  message: 'success',
  data,
  errCode: 0,
  ...more,
});
export const no = (errCode: number, message: string, data: unknown = null) => ({
  status: '1',
  message,
  data,
  errCode,
});
