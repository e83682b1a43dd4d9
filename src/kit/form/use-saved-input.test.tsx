import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Draft, type Drafts, DraftsProvider } from './drafts-context.ts';
import { type Unsaved, UnsavedProvider } from './unsaved-context.ts';
import { useSavedInput } from './use-saved-input.ts';

const EMPTY = { words: '', count: 1 };
const PLACE = 'desk/note';
const NONE: readonly string[] = [];

/** `held` is what is kept. */
function aPlace(
  held: Map<string, Draft>,
  { canKeep = true, unsaved = new Set<string>(), secrets = NONE } = {},
) {
  const drafts: Drafts = {
    read: async place => {
      const draft = held.get(place);
      return draft && { ...draft, savedOn: 1_790_000_000_000 };
    },
    write: async (place, draft) => void held.set(place, draft),
    drop: async place => void held.delete(place),
  };
  const told: Unsaved = {
    report: (form, isUnsaved) => void (isUnsaved ? unsaved.add(form) : unsaved.delete(form)),
    leave: form => void unsaved.delete(form),
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftsProvider value={canKeep ? drafts : null}>
      <UnsavedProvider value={told}>{children}</UnsavedProvider>
    </DraftsProvider>
  );
  return renderHook(() => useSavedInput(PLACE, EMPTY, { secrets }), { wrapper });
}

const wordsIn = (held: Map<string, Draft>) => held.get(PLACE)?.typed.words;

test('what is typed is kept a moment after the last key, and there again', async () => {
  const held = new Map<string, Draft>();
  const { result, unmount } = aPlace(held);
  act(() => result.current.change({ words: '东侧' }));
  await waitFor(() => expect(wordsIn(held)).toBe('东侧'));
  unmount();
  const again = aPlace(held).result;
  await waitFor(() => expect(again.current.typed).toEqual({ words: '东侧', count: 1 }));
  expect(again.current.keptOn).toBe(1_790_000_000_000);
});

test('the last keys are kept when it goes out of view', () => {
  const held = new Map<string, Draft>();
  const { result, unmount } = aPlace(held);
  act(() => result.current.change({ words: '东' }));
  act(() => result.current.change({ words: '东侧' }));
  unmount();
  expect(wordsIn(held)).toBe('东侧');
});

test('what is saved goes, also where its place went before the answer came', async () => {
  const held = new Map<string, Draft>();
  const { result, unmount } = aPlace(held);
  act(() => result.current.change({ words: '东侧' }));
  let answer = () => {};
  const saved = result.current.save(() => new Promise<void>(resolve => (answer = resolve)));
  unmount();
  expect(wordsIn(held)).toBe('东侧');
  // opened anew in mid-save, it waits for the end
  const again = aPlace(held).result;
  answer();
  await saved;
  await waitFor(() => expect(held.size).toBe(0));
  await act(async () => {});
  expect(again.current.typed).toBe(EMPTY);
});

test('what is not saved stays, and so does what was typed on meanwhile', async () => {
  const held = new Map<string, Draft>();
  const { result } = aPlace(held);
  act(() => result.current.change({ words: '东侧' }));
  await expect(result.current.save(() => Promise.reject(new Error('BUSY')))).rejects.toThrow('BUSY');
  expect(result.current.typed.words).toBe('东侧');
  await act(() => result.current.save(async () => result.current.change({ words: '东侧绕行' })));
  expect(result.current.typed.words).toBe('东侧绕行');
  await act(() => result.current.save(async () => {}));
  expect(result.current.typed).toBe(EMPTY);
});

test('what was kept is read as far as it fits, and never over what is typed', async () => {
  const typed = { words: '东侧', count: 'x', other: 1 };
  const held = new Map<string, Draft>([[PLACE, { typed, loaded: {} }]]);
  const { result } = aPlace(held);
  await waitFor(() => expect(result.current.typed).toEqual({ words: '东侧', count: 1 }));
  await act(() => result.current.clear());
  expect([result.current.typed, result.current.keptOn, held.size]).toEqual([EMPTY, null, 0]);

  held.set(PLACE, { typed, loaded: {} });
  const later = aPlace(held).result;
  act(() => later.current.change({ words: '新' }));
  await act(async () => {});
  expect(later.current.typed.words).toBe('新');
});

test('a secret stands in its field and never in the draft', async () => {
  const held = new Map<string, Draft>();
  const secrets = ['words'];
  const { result, unmount } = aPlace(held, { secrets });
  act(() => result.current.change({ words: '13812345678', count: 2 }));
  await waitFor(() => expect(held.get(PLACE)?.typed).toEqual({ count: 2 }));
  expect(result.current.typed.words).toBe('13812345678');
  act(() => result.current.change({ count: 1 }));
  await waitFor(() => expect(held.size).toBe(0));
  unmount();
  expect(held.size).toBe(0);
});

test('where nothing can be kept, it counts as unsaved', () => {
  const unsaved = new Set<string>();
  const { result, unmount } = aPlace(new Map(), { canKeep: false, unsaved });
  act(() => result.current.change({ words: '东侧' }));
  expect(unsaved.size).toBe(1);
  unmount();
  expect(unsaved.size).toBe(0);
});
