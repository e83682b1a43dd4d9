/** Holds the port while the database is opened and filled: a port that is taken is found out first. */
import type { Build } from '../../../contract/build.ts';
import { refuse } from '../failure.ts';
import { sendFailure, success } from './answer.ts';
import { buildServer, type ServerOptions } from './server.ts';

export interface Starting extends ServerOptions {
  version: string;
  build: Build;
  port: number;
  host: string;
}

const RETRY_SECONDS = 3;
/** Alive, although it cannot serve yet. */
const ALIVE_PATHS: ReadonlySet<string> = new Set(['/healthz', '/api/health']);

/** For a browser: looks again by itself. */
const PAGE = `<!doctype html>
<html lang="zh">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${RETRY_SECONDS}">
<title>正在启动</title>
<p>服务正在启动，就绪后自动打开。</p>
<p lang="en">The service is starting. This page opens by itself once it is ready.</p>
</html>
`;

/**
 * Answers 503 to everything but the question of liveness. Fails as listening fails.
 *
 * @returns what lets go of the port
 */
export async function answerWhileStarting(options: Starting): Promise<() => Promise<void>> {
  const { version, build, isPlain = false } = options;
  const app = buildServer(options);
  app.addHook('onRequest', (request, reply, _done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (ALIVE_PATHS.has(path)) return void reply.send(success({ database: 'away', version, build }));
    reply.header('retry-after', RETRY_SECONDS);
    if (request.headers.accept?.includes('text/html')) {
      return void reply
        .code(503)
        .header('content-security-policy', "default-src 'none'")
        .type('text/html; charset=utf-8')
        .send(PAGE);
    }
    sendFailure(reply, refuse('DEPENDENCY_AWAY', 'STARTING'), isPlain);
  });
  await app.listen({ port: options.port, host: options.host });
  return () => app.close();
}
