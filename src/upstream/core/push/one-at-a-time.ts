/** Never two at once; who asks while it runs is answered by one more run, which all who asked so share. */
export function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    next = undefined;
    running = work().finally(() => {
      if (!next) running = undefined;
    });
    return running;
  };
  const run = (): Promise<void> => {
    if (!running) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
  return Object.assign(run, {
    idle: async () => {
      await (next ?? running)?.catch(() => undefined);
    },
  });
}
