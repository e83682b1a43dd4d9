import { expect, it } from 'vitest';
import { createPosition } from './position.ts';

function aStore(held: Record<string, string> = {}) {
  const entries = new Map(Object.entries(held));
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
}
const aPosition = (own: ReturnType<typeof aStore>, shared: ReturnType<typeof aStore>) =>
  createPosition(
    'at',
    () => own,
    () => shared,
  );

it('a reload goes on where the window was, a new window where the person was last', () => {
  const own = aStore();
  const shared = aStore();
  aPosition(own, shared).advance(41);
  const other = aPosition(aStore(), shared);
  expect(other.read()).toBe(41);
  other.advance(50);
  expect(aPosition(own, shared).read()).toBe(41);
  expect(aPosition(aStore(), shared).read()).toBe(50);
});

it('a window that is behind does not pull the others back', () => {
  const shared = aStore({ at: '50' });
  const behind = aPosition(aStore({ at: '41' }), shared);
  behind.advance(42);
  expect(shared.entries.get('at')).toBe('50');
  behind.advance(51);
  expect(shared.entries.get('at')).toBe('51');
  behind.advance(3);
  expect(behind.read()).toBe(51);
});

it('a new count begins lower, for all windows', () => {
  const own = aStore({ at: '50' });
  const shared = aStore({ at: '60' });
  const position = aPosition(own, shared);
  position.restart(7);
  expect([position.read(), own.entries.get('at'), shared.entries.get('at')]).toEqual([7, '7', '7']);
  position.restart(undefined);
  expect([position.read(), own.entries.size, shared.entries.size]).toEqual([undefined, 0, 0]);
});

it.each(['', '-1', '1.5', 'NaN', '{}', '99999999999999999999', '0x10'])('%j is no number', corrupt => {
  expect(aPosition(aStore({ at: corrupt }), aStore({ at: corrupt })).read()).toBeUndefined();
  expect(aPosition(aStore({ at: corrupt }), aStore({ at: '8' })).read()).toBe(8);
});

it('where storage is refused, the number is kept for as long as the page is', () => {
  const refused = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const position = createPosition('at', refused, refused);
  expect(position.read()).toBeUndefined();
  position.advance(5);
  position.advance(4);
  expect(position.read()).toBe(5);
  position.restart(undefined);
  expect(position.read()).toBeUndefined();
});
