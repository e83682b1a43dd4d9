/** The server's own log, as lines of JSON on standard output: one for each answer, found again by its trace id. */
import type { FastifyInstance } from 'fastify';
import { declaredRoute } from './call-routes.ts';
import { createRepeats, type RepeatedLines } from './repeats.ts';

/** The field of every line that belongs to a request; the same value stands in the answer's header. */
export const TRACE_ID = 'traceId';
export const TRACE_HEADER = 'x-trace-id';

/** A wait that a clerk notices. */
const SLOW_MS = 2000;
const SUM_UP_EVERY_MS = 60_000;

/**
 * Method, route as declared, status and milliseconds; never the address as asked, a header or a body: tokens,
 * passwords and telephone numbers travel in all of them. Slow answers are warnings: the first of a route by itself,
 * further ones summed up once a minute.
 */
export function logAnswers(app: FastifyInstance): void {
  const isFirst = createRepeats(SUM_UP_EVERY_MS);
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
    const { method, route, ms } = line;
    const again = ({ count, highest: longestMs }: RepeatedLines) =>
      app.log.warn({ method, route, count, longestMs }, 'answered slowly, again');
    const isSlow = ms >= SLOW_MS && isFirst(`${method} ${route}`, again, ms);
    if (isSlow) request.log.warn(line, 'answered slowly');
    else request.log.info(line, 'answered');
    done();
  });
}
