/** Consoles of the push socket: an office that listens on loopback, and `ws` clients that remember what they hear. */
import type { AddressInfo } from 'node:net';
import { type ClientOptions, WebSocket } from 'ws';
import { SOCKET_PATH } from '../../src/contract/grammar/services.ts';
import { type PushMessage, pushCalls } from '../../src/contract/push.ts';
import { HEART_TYPE } from '../../src/contract/push-times.ts';
import { anOffice } from './office.ts';
import type { Person } from './upstream.ts';

/** The time of the server's timers, in seconds that a test lets pass. */
export function aSecondHand() {
  const hands = new Set<() => void>();
  return {
    everySecond: (run: () => void) => {
      hands.add(run);
      return () => hands.delete(run);
    },
    pass(seconds: number) {
      for (let second = 0; second < seconds; second++) for (const run of hands) run();
    },
  };
}

/** An office over a real server. */
export async function anOfficeWithPush(options: Parameters<typeof anOffice>[0] = {}) {
  const hand = aSecondHand();
  const office = await anOffice({ ...options, everySecond: hand.everySecond });
  await office.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = office.app.server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  const open = new Set<Client>();

  /** A socket of this person's session, which hears from then on. */
  async function listen(person: Person, about: Listening = {}): Promise<Client> {
    const client = await connect(`ws://${host}`, await tokenOf(person, options.isPlain), about);
    open.add(client);
    if (about.lastMsgId === undefined) await client.heart();
    return client;
  }

  async function hangUp() {
    const closed = [...open].map(client => client.closed);
    for (const client of open) client.socket.close();
    for (const client of open) client.socket.resume();
    open.clear();
    await Promise.all(closed);
  }

  return {
    ...office,
    host,
    listen,
    pass: hand.pass,
    /** Ends all sockets; answers when the server knows. */
    hangUp,
    close: async () => {
      await hangUp();
      await office.close();
    },
  };
}

export type OfficeWithPush = Awaited<ReturnType<typeof anOfficeWithPush>>;

/** What opens a socket: on a plain upstream the session's own token. */
export async function tokenOf(person: Person, isPlain = false): Promise<string> {
  if (isPlain) return person.token;
  const reply = await person.ask(pushCalls.pushToken);
  if (reply.errCode !== 0) throw new Error(`socket token: ${reply.message}`);
  return reply.data.token;
}

export interface Listening extends ClientOptions {
  lastMsgId?: number | string;
  basePath?: string;
}

/** Heard, hearts left out. */
export interface Client {
  socket: WebSocket;
  heard: PushMessage[];
  /** Asks for a heart and answers the number in it: all that was said before has then been heard. */
  heart(): Promise<number | undefined>;
  closed: Promise<number>;
}

/** Fails with the HTTP status of a refusal. */
export function connect(url: string, token: string, about: Listening = {}): Promise<Client> {
  const { lastMsgId, basePath = '', ...options } = about;
  const query = new URLSearchParams({
    token,
    ...(lastMsgId !== undefined && { lastMsgId: String(lastMsgId) }),
  });
  const socket = new WebSocket(`${url}${basePath}${SOCKET_PATH}?${query}`, options);
  const heard: PushMessage[] = [];
  const hearts: ((msgId: number | undefined) => void)[] = [];
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as PushMessage | { type: typeof HEART_TYPE; msgId?: number };
    if (message.type === HEART_TYPE) hearts.shift()?.(message.msgId);
    else heard.push(message);
  });
  const closed = new Promise<number>(resolve => socket.once('close', resolve));
  const heart = () =>
    new Promise<number | undefined>((resolve, reject) => {
      hearts.push(resolve);
      socket.send('{}');
      closed.then(code => reject(new Error(`closed with ${code}`)));
    });
  return new Promise((resolve, reject) => {
    socket.on('error', error => reject(error));
    socket.once('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
      socket.terminate();
    });
    socket.once('open', () => resolve({ socket, heard, heart, closed }));
  });
}

/** Waits for something that comes by itself, soon. */
export async function until(isSo: () => boolean, longestMs = 5_000): Promise<void> {
  for (const since = Date.now(); !isSo(); ) {
    if (Date.now() - since > longestMs) throw new Error('it does not come');
    await new Promise(resolve => setTimeout(resolve, 2));
  }
}
