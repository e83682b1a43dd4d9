/** What a file of tests starts and its modules never end: timers, channels, and listeners of the window. */

interface Target {
  addEventListener(type: string, listener: never, options?: never): void;
  removeEventListener(type: string, listener: never, options?: never): void;
}

/** Libraries stay from file to file, and so do their listeners; this project's modules are loaded anew for each. */
const isOwn = (stack = '') => !stack.split('\n')[2]?.includes('/node_modules/');

export function leftRunning(global: typeof globalThis, targets: readonly Target[]): { end(): void } {
  const { setTimeout, setInterval, clearTimeout, BroadcastChannel } = global;
  const timers = new Set<NodeJS.Timeout>();
  const channels = new Set<BroadcastChannel>();
  const listeners: (() => void)[] = [];

  const remembered =
    <T extends typeof setTimeout | typeof setInterval>(start: T) =>
    (...args: Parameters<typeof setTimeout>) => {
      const timer = start(...args);
      timers.add(timer);
      return timer;
    };
  Object.assign(global, {
    setTimeout: Object.assign(remembered(setTimeout), setTimeout),
    setInterval: remembered(setInterval),
    BroadcastChannel: class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    },
  });
  for (const target of targets) {
    const add = target.addEventListener;
    target.addEventListener = (type: string, listener: never, options?: never) => {
      add.call(target, type, listener, options);
      if (isOwn(new Error().stack)) {
        listeners.push(() => target.removeEventListener(type, listener, options));
      }
    };
    listeners.push(() => Reflect.deleteProperty(target, 'addEventListener'));
  }
  return {
    end() {
      for (const timer of timers) clearTimeout(timer);
      for (const channel of channels) channel.close();
      for (const end of listeners) end();
      Object.assign(global, { setTimeout, setInterval, BroadcastChannel });
    },
  };
}
