/** A mail server on this machine that keeps what it takes. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Headers by their names in small letters, as they travel. */
  headers: ReadonlyMap<string, string>;
  text: string;
  /** Of a mail of several parts, those after the text. */
  attachments: readonly { type: string; bytes: Buffer }[];
}

interface Manner {
  /** Called for each mail; what it throws refuses the mail with its `responseCode`. */
  judge?(): void;
  /** TLS from the start, with a certificate of its own making. */
  isSecure?: boolean;
}

export async function aMailReceiver({ judge = () => {}, isSecure = false }: Manner = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    secure: isSecure,
    disabledCommands: ['STARTTLS'],
    onMailFrom(_address, _session, done) {
      try {
        judge();
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          ...read(Buffer.concat(parts).toString()),
        });
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { mails, port, url: `smtp://127.0.0.1:${port}`, close: () => void server.close() };
}

function read(raw: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (boundary === undefined)
    return { headers, text: decoded({ headers, body }).toString(), attachments: [] };
  const [text, ...others] = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(each => partOf(each.slice('\r\n'.length)));
  return {
    headers,
    text: text ? decoded(text).toString() : '',
    attachments: others.map(part => ({
      type: part.headers.get('content-type') ?? '',
      bytes: decoded(part),
    })),
  };
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

function partOf(raw: string): Part {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  return { headers, body: body.join('\r\n\r\n') };
}

function decoded({ headers, body }: Part): Buffer {
  const isBase64 = headers.get('content-transfer-encoding') === 'base64';
  return isBase64 ? Buffer.from(body, 'base64') : fromQuotedPrintable(body);
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
