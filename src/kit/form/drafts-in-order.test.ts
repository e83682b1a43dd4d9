import { expect, it } from 'vitest';
import type { Draft, Drafts } from './drafts-context.ts';
import { inOrder } from './drafts-in-order.ts';

/** Whatever is asked of it is done when it is let. */
function aSlowStore() {
  const held = new Map<string, Draft>();
  const waiting: (() => void)[] = [];
  const begun: string[] = [];
  const later = <A>(name: string, work: () => A) =>
    new Promise<A>(resolve => {
      begun.push(name);
      waiting.push(() => resolve(work()));
    });
  const store: Drafts = {
    read: place =>
      later('read', () => {
        const draft = held.get(place);
        return draft && { ...draft, savedOn: 1 };
      }),
    write: (place, draft) => later('write', () => void held.set(place, draft)),
    drop: place => later('drop', () => void held.delete(place)),
  };
  return { store: inOrder(store), waiting, begun, held };
}

const aDraft = (text: string): Draft => ({ typed: { text }, loaded: {} });

it('does what is asked of one place one after the other, the first at once', async () => {
  const { store, waiting, begun, held } = aSlowStore();
  const written = store.write('a', aDraft('one'));
  const dropped = store.drop('a');
  const read = store.read('a');
  expect(begun).toEqual(['write']);
  waiting.shift()?.();
  await written;
  await expect.poll(() => begun).toEqual(['write', 'drop']);
  waiting.shift()?.();
  await dropped;
  await expect.poll(() => begun).toEqual(['write', 'drop', 'read']);
  waiting.shift()?.();
  expect(await read).toBeUndefined();
  expect(held.size).toBe(0);
});

it('holds no place up for another', () => {
  const { store, begun } = aSlowStore();
  void store.write('a', aDraft('one'));
  void store.write('b', aDraft('two'));
  expect(begun).toEqual(['write', 'write']);
});
