/** The server's own log, as lines of JSON on standard output: one for each answer, found again by its trace id. */
import type { FastifyInstance } from 'fastify';
import { declaredRoute } from './call-routes.ts';

/** The field of every line that belongs to a request; the same value stands in the answer's header. */
export const TRACE_ID = 'traceId';
export const TRACE_HEADER = 'x-trace-id';

/** Whoever waits this long notices. */
const SLOW_MS = 2000;

/**
 * Method, route as declared, status and milliseconds; never the address as asked, a header or a body: tokens,
 * passwords and telephone numbers travel in all of them. Slow answers are warnings.
 */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(TRACE_HEADER, String(request.id));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: declaredRoute(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
    };
    if (line.ms >= SLOW_MS) request.log.warn(line, 'answered slowly');
    else request.log.info(line, 'answered');
    done();
  });
}
