/** Bodies too large to be held, either way: pressure on one side is felt on the other. */
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask, relaysForEach } from '../../../tests/builders/bare-upstream.ts';

const { relayTo } = relaysForEach();

const MEGABYTE = 1_048_576;

describe('a large body', () => {
  const PIECE = randomBytes(MEGABYTE);
  const PIECES = 100;

  it('comes down as fast as it is taken, never held as a whole', async () => {
    let sent = 0;
    const { relay } = await relayTo((_request, response) => {
      const write = () => {
        while (sent < PIECES) {
          sent++;
          if (!response.write(PIECE)) return response.once('drain', write);
        }
        return response.end();
      };
      write();
    });
    const answer = await new Promise<http.IncomingMessage>(resolve =>
      http.get(`${relay.url}/api/x`, { agent: false }, resolve),
    );
    // nobody reads yet: the upstream stands still long before the end
    await settled(() => sent);
    expect(sent).toBeLessThan(PIECES / 2);
    const hash = createHash('sha256');
    let received = 0;
    for await (const piece of answer) {
      received += piece.length;
      hash.update(piece);
    }
    expect(received).toBe(PIECES * MEGABYTE);
    expect(hash.digest('hex')).toBe(digestOf(PIECE, PIECES));
  });

  it('goes up as fast as it is taken, never held as a whole', async () => {
    let read = () => {};
    const { relay } = await relayTo((request, response) => {
      const hash = createHash('sha256');
      read = () => {
        request.on('data', piece => hash.update(piece));
        request.on('end', () => response.end(hash.digest('hex')));
      };
    });
    let sent = 0;
    const { hostname, port } = new URL(relay.url);
    const upload = http.request({ hostname, port, path: '/api/x', method: 'POST', agent: false });
    const answered = new Promise<string>(resolve =>
      upload.on('response', async answer => {
        let text = '';
        for await (const piece of answer) text += piece;
        resolve(text);
      }),
    );
    const write = () => {
      while (sent < PIECES) {
        sent++;
        if (!upload.write(PIECE)) return upload.once('drain', write);
      }
      return upload.end();
    };
    write();
    await settled(() => sent);
    expect(sent).toBeLessThan(PIECES / 2);
    read();
    expect(await answered).toBe(digestOf(PIECE, PIECES));
  });

  it('that is refused before its end brings the refusal back', async () => {
    const { relay } = await relayTo((_request, response) => {
      response.writeHead(413).end('too much');
    });
    const answer = await ask(relay.url, '/api/x', { method: 'POST', body: Buffer.alloc(20 * MEGABYTE) });
    expect([answer.status, answer.body.toString()]).toEqual([413, 'too much']);
  });
});

/** Resolves when the number has not moved for a while. */
async function settled(count: () => number) {
  let last = -1;
  for (let still = 0; still < 5; ) {
    await new Promise(resolve => setTimeout(resolve, 50));
    still = count() === last && last > 0 ? still + 1 : 0;
    last = count();
  }
}

function digestOf(piece: Buffer, times: number) {
  const hash = createHash('sha256');
  for (let time = 0; time < times; time++) hash.update(piece);
  return hash.digest('hex');
}
