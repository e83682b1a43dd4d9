/** A thread that is asked one thing after the other, and answers each. */
import { type ResourceLimits, Worker } from 'node:worker_threads';

export interface AskedThread<Asked, Told> {
  /** One at a time. Fails where the thread ends before it has answered. */
  ask(asked: Asked): Promise<Told>;
  end(): Promise<void>;
}

/** @param file built beside the entries of the upstream: see vite.upstream.config.ts */
export function askedThread<Asked, Told>(
  file: URL,
  resourceLimits: ResourceLimits = {},
): AskedThread<Asked, Told> {
  const thread = new Worker(file, { resourceLimits });
  let waiting: { resolve(told: Told): void; reject(error: Error): void } | undefined;
  let gone: Error | undefined;
  const lose = (error: Error) => {
    gone ??= error;
    waiting?.reject(gone);
  };
  thread.on('message', (told: Told) => waiting?.resolve(told));
  thread.on('error', lose);
  thread.on('exit', () => lose(new Error('the thread has ended')));
  return {
    ask: asked =>
      new Promise<Told>((resolve, reject) => {
        if (gone) return reject(gone);
        waiting = { resolve, reject };
        thread.postMessage(asked);
      }),
    end: async () => void (await thread.terminate()),
  };
}
