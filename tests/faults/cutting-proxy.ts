/** A network between client and server that breaks: every connection ends after some number of bytes, either way. */
import net from 'node:net';

interface Cutting {
  /** Of the server, which may be away. */
  port: () => number;
  /** Bytes until the next connection ends; null lets it live. */
  bytes: () => number | null;
  onCut?: () => void;
}

export interface CuttingProxy {
  url: string;
  /** Connections that have become web sockets and are open. */
  webSockets(): number;
  /** Every connection that is open. */
  cutAll(): void;
  /** Nobody comes through until it is up again. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const SWITCHES = /^HTTP\/1\.1 101 /;

export async function cuttingProxy({ port, bytes, onCut }: Cutting): Promise<CuttingProxy> {
  const open = new Set<net.Socket>();
  const upgraded = new Set<net.Socket>();
  let isDown = false;
  const server = net.createServer(near => {
    if (isDown) return void near.destroy();
    const far = net.connect(port(), '127.0.0.1');
    const ends = [near, far];
    let left = bytes();
    const end = () => {
      for (const socket of ends) {
        open.delete(socket);
        upgraded.delete(socket);
        socket.destroy();
      }
    };
    const cut = () => {
      left = null;
      onCut?.();
      end();
    };
    const pass = (from: net.Socket, to: net.Socket) => {
      open.add(from);
      // one byte at a time would be no network any more
      from.setNoDelay(true);
      from.on('error', end);
      from.on('close', end);
      from.on('data', chunk => {
        if (SWITCHES.test(chunk.toString('latin1'))) upgraded.add(from);
        if (left === null || chunk.length < left) {
          if (left !== null) left -= chunk.length;
          to.write(chunk);
        } else to.write(chunk.subarray(0, left), cut);
      });
    };
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as net.AddressInfo;
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    webSockets: () => upgraded.size,
    cutAll,
    setDown(next) {
      isDown = next;
      if (isDown) cutAll();
    },
    close: () =>
      new Promise(resolve => {
        cutAll();
        server.close(() => resolve());
      }),
  };
}

/** Numbers from 0 to 1 that come again with the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
