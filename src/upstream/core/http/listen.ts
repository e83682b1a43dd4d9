/** Listens until the process is told to stop, and then stops with grace. */
import type { FastifyInstance } from 'fastify';

/** How long running requests have to end. */
const LONGEST_STOP_MS = 10_000;
const IDLE_CHECK_MS = 100;

/** @param closeRest what the calls stand on, closed after the last of them */
export async function listen(
  app: FastifyInstance,
  at: { port: number; host: string },
  closeRest: () => Promise<void> = async () => {},
): Promise<void> {
  let isStopping = false;
  const stop = async () => {
    // a terminal's Ctrl-C arrives twice: from the terminal, and passed on by `npm start`
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    // a browser keeps a connection for more requests after its last answer; nobody waits for those
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
    await app.close();
    await closeRest();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  await app.listen({ port: at.port, host: at.host });
  const { port } = app.server.address() as { port: number };
  const host = at.host.includes(':') ? `[${at.host}]` : at.host;
  process.stdout.write(`Ready on http://${host}:${port}\n`);
}
