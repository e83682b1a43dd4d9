// @tier full
// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { judgeSocket } from './socket.ts';

let server: WebSocketServer | undefined;
afterEach(() => {
  for (const client of server?.clients ?? []) client.terminate();
  server?.close();
});

/** A server that lets everybody with the token `good` in and answers what `answer` says. */
async function judged(answer: (text: string) => string | undefined): Promise<unknown> {
  const opened = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    verifyClient: ({ req }: { req: { url?: string } }) => req.url?.includes('token=good') ?? false,
  });
  server = opened;
  opened.on('connection', socket => {
    socket.send('{"type":"SOMETHING_ELSE"}');
    socket.on('message', data => {
      const said = answer(String(data));
      if (said !== undefined) socket.send(said);
    });
  });
  await new Promise(resolve => opened.once('listening', resolve));
  const { port } = opened.address() as AddressInfo;
  return judgeSocket(`http://127.0.0.1:${port}`, async () => 'good', 300);
}

it('a heart that beats at both questions is as it should be, whatever else is said', async () => {
  expect(await judged(() => '{"time":1, "type": 1001}')).toMatchObject({ outcome: 'answers', findings: [] });
});

it('one that does not beat at a question is named', async () => {
  expect(await judged(text => (text === '{}' ? '{"type":1001}' : undefined))).toMatchObject({
    findings: [{ severity: 'breaking', text: expect.stringContaining('heartCheck is not answered') }],
  });
});
