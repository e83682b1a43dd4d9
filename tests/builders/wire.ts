/** A wire to a server that a test can cut, or leave hanging. */
import net from 'node:net';

export interface Wire {
  port: number;
  /** Every connection ends at once, and new ones are refused until it is mended. */
  cut(): void;
  /** Nothing gets through any more, and nobody is told. */
  freeze(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function aWire(host: string, port: number): Promise<Wire> {
  let state: 'whole' | 'cut' | 'frozen' = 'whole';
  const sockets = new Set<net.Socket>();
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const pass = (from: net.Socket, to: net.Socket) => {
    sockets.add(from);
    from.on('data', bytes => {
      if (state === 'whole') to.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = net.createServer(near => {
    if (state === 'cut') return near.destroy();
    const far = net.connect(port, host);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    cut: () => {
      state = 'cut';
      drop();
    },
    freeze: () => {
      state = 'frozen';
    },
    mend: () => {
      // what hung has lost bytes: it can only end
      drop();
      state = 'whole';
    },
    close: async () => {
      drop();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
