/** Listens until the process is told to stop, and then stops with grace. */
import type { FastifyInstance } from 'fastify';

/** How long running requests have to end. */
const LONGEST_STOP_MS = 10_000;
const IDLE_CHECK_MS = 100;

export interface Listening {
  port: number;
  host: string;
  /** How long everything is served on after SIGTERM, so that balancers see in time that this process is going. */
  drainMs: number;
  /** Aborted as soon as the process is told to stop: from then on it says that it is not ready. */
  stopping: AbortController;
  /** Told the address once requests are taken. */
  onListening(url: string): void;
  /** Told what went wrong while stopping. */
  onStopFailed(error: unknown): void;
  /** What the calls stand on, closed after the last of them. */
  closeRest?(): Promise<void>;
}

export async function listen(app: FastifyInstance, options: Listening): Promise<void> {
  const { stopping } = options;
  let endDrain = () => {};
  const stop = async (signal: NodeJS.Signals) => {
    // a terminal's Ctrl-C arrives twice: from the terminal, and passed on by `npm start`
    if (stopping.signal.aborted) return endDrain();
    stopping.abort();
    // whoever presses a key does not want to wait
    if (signal === 'SIGTERM') {
      await new Promise<void>(resolve => {
        endDrain = resolve;
        setTimeout(resolve, options.drainMs);
      });
    }
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    // a browser keeps a connection for more requests after its last answer; nobody waits for those
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    try {
      await app.close();
      await options.closeRest?.();
      process.exit(0);
    } catch (error) {
      options.onStopFailed(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await app.listen({ port: options.port, host: options.host });
  const { port } = app.server.address() as { port: number };
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  options.onListening(`http://${host}:${port}`);
}
