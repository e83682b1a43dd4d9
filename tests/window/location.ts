import type { Window } from 'happy-dom';

/** `location` whose moves are the window's: happy-dom would load the page by itself, and without the console in it. */
export function locationOf(window: Window, navigate: (url: string, isInPlace: boolean) => void) {
  const own = window.location;
  const absolute = (url: string | URL) => new URL(url, own.href).href;
  const moves: Readonly<Record<string, unknown>> = {
    assign: (url: string) => navigate(absolute(url), false),
    replace: (url: string) => navigate(absolute(url), true),
    reload: () => navigate(own.href, true),
    toString: () => own.href,
  };
  return new Proxy(own, {
    get(target, name) {
      if (typeof name === 'string' && name in moves) return moves[name];
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set(_target, name, value) {
      if (name === 'href') navigate(absolute(value), false);
      return name === 'href';
    },
  });
}
