/** A mail server on this machine that keeps what it takes. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string[];
  /** Headers by their names in small letters, as they travel. */
  headers: ReadonlyMap<string, string>;
  text: string;
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

function read(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const encoded = body.join('\r\n\r\n');
  const isBase64 = headers.get('content-transfer-encoding') === 'base64';
  const bytes = isBase64 ? Buffer.from(encoded, 'base64') : fromQuotedPrintable(encoded);
  return { headers, text: bytes.toString() };
}

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
