/** What a dependency that is away leaves in the server's log: one line, and then how often it was missed since. */
import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../database/fault.ts';
import { Failure } from '../failure.ts';
import { PortFailed } from '../outside/ports.ts';
import { createRepeats } from './repeats.ts';

/** How often it is counted again, until nothing was missed for so long. */
const COUNT_EVERY_MS = 60_000;

/**
 * Lets through the first line that each part of the program has to say about a dependency. Further ones are counted:
 * while a database is away every call and every job fails in the same way. All other errors pass.
 *
 * @param logger what the counts are written to
 */
export function quietOutages(logger: () => FastifyBaseLogger) {
  const isFirst = createRepeats(COUNT_EVERY_MS);
  return function log(this: object, args: readonly unknown[], method: unknown): void {
    const [about, what] = args;
    const dependency = dependencyOf((about as { err?: unknown } | undefined)?.err);
    const line = `${what}`;
    const again = ({ count }: { count: number }) => logger().error({ dependency, count }, `${line}, again`);
    if (dependency && !isFirst(`${dependency} ${line}`, again)) return;
    Reflect.apply(method as (...args: unknown[]) => void, this, args);
  };
}

function dependencyOf(error: unknown): string | undefined {
  if (error instanceof PortFailed) return error.port;
  if (error instanceof Failure) return error.dependency;
  return isUnavailable(error) ? 'database' : undefined;
}
