/** Consoles of the stream of positions: `ws` clients that remember what they were told, and every byte of it. */
import { WebSocket } from 'ws';
import { POSITION_STREAM_PATH } from '../../src/contract/grammar/services.ts';
import { type Frame, type PositionSample, readFrame, samplesIn } from '../../src/contract/positions/frame.ts';
import { requestBytes, type StreamRequest, type View } from '../../src/contract/positions/stream.ts';
import type { VehicleWord } from '../../src/contract/positions/words.ts';
import { until } from './push-client.ts';

export interface HeardFrame extends Frame {
  all: PositionSample[];
  length: number;
}

export interface Onlooker {
  socket: WebSocket;
  frames: HeardFrame[];
  /** Every byte that came, for what must not be among them. */
  bytes: Buffer[];
  closed: Promise<number>;
  /** What is shown after the frames so far, by plate. */
  shown(): Map<string, PositionSample>;
  plates(): string[];
  ask(asked: StreamRequest): void;
  /** Looks there, and waits until it is told. */
  look(view?: Partial<View>): Promise<HeardFrame>;
  /** Answered when the upstream has read all that was sent before. */
  heard(): Promise<void>;
  /** The next frame that comes. */
  next(): Promise<HeardFrame>;
}

/** All of Nanning, from so far away that streets can be told apart. */
export const TOWN: View = { view: 1, zoom: 13, box: [108.1, 22.6, 108.7, 23], chosen: [] };

/** Fails with the HTTP status of a refusal. */
export function onlooker(host: string, token: string, basePath = ''): Promise<Onlooker> {
  const socket = new WebSocket(`ws://${host}${basePath}${POSITION_STREAM_PATH}?token=${token}`);
  const frames: HeardFrame[] = [];
  const bytes: Buffer[] = [];
  const words = new Map<number, VehicleWord>();
  const sights = new Map<number, PositionSample>();
  let views = 0;
  const hearts: (() => void)[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) {
      hearts.shift()?.();
      return;
    }
    bytes.push(data);
    const frame = readFrame(data);
    if (!frame) throw new Error('a frame that cannot be read');
    if (frame.kind === 'snapshot') sights.clear();
    const all = samplesIn(frame.sights);
    for (const word of frame.words) words.set(word.index, word);
    for (const sight of all) sights.set(sight.index, sight);
    for (const index of frame.gone) sights.delete(index);
    frames.push({ ...frame, all, length: data.length });
  });
  const closed = new Promise<number>(resolve => socket.once('close', resolve));
  const shown = () =>
    new Map([...sights].map(([index, sight]) => [words.get(index)?.plateNumber ?? 'unnamed', sight]));
  const ask = (asked: StreamRequest) => socket.send(requestBytes(asked));
  const after = async (count: number) => {
    await until(() => frames.length > count);
    return frames[count] as HeardFrame;
  };
  const client: Onlooker = {
    socket,
    frames,
    bytes,
    closed,
    shown,
    plates: () => [...shown().keys()].sort(),
    ask,
    next: () => after(frames.length),
    heard: () =>
      new Promise(resolve => {
        hearts.push(resolve);
        socket.send('{}');
      }),
    async look(view = {}) {
      const asked = { ...TOWN, ...view, view: ++views };
      ask({ kind: 'view', ...asked });
      await until(() => frames.some(frame => frame.kind === 'snapshot' && frame.view === asked.view));
      return frames.at(-1) as HeardFrame;
    },
  };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.once('unexpected-response', (_request, response) => {
      reject(new Error(String(response.statusCode)));
      socket.terminate();
    });
    socket.once('open', () => resolve(client));
  });
}
