import { expect, it, vi } from 'vitest';
import { controlsInView, freePlace } from './free-place.ts';

const box = { left: 12, top: 700, width: 320, height: 60 };
const at = (left: number, top: number) => ({ left, top, width: 80, height: 24 });

it('stays where nothing is below it', () => {
  expect(freePlace(box, [at(400, 710), at(20, 600)], [0, 56], 52)).toEqual(box);
});

it('rises above the controls that it would cover, one after the other', () => {
  expect(freePlace(box, [at(20, 720), at(20, 660)], [0], 52)).toEqual({ ...box, top: 592 });
});

it('goes to the right of a column of them, and keeps its place where none is free', () => {
  const column = Array.from({ length: 40 }, (_, row) => ({ left: 16, top: row * 32, width: 24, height: 24 }));
  expect(freePlace(box, column, [0, 56], 52)).toEqual({ ...box, left: 68 });
  expect(freePlace(box, column, [0], 52)).toEqual(box);
});

it('controls are links of a navigation and links with a key as well, and not those of rows', () => {
  const place = {
    left: 0,
    top: 40,
    width: 90,
    height: 30,
    right: 90,
    bottom: 70,
    x: 0,
    y: 40,
    toJSON: () => '',
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place);
  document.body.innerHTML = `
    <nav><a href="/tag">tag</a></nav>
    <main><a href="/row">row</a><a href="/next" aria-keyshortcuts="1">next</a><button>act</button></main>
    <aside><button>close</button></aside>`;
  expect(controlsInView(document.querySelector('aside') as Element)).toHaveLength(3);
  vi.restoreAllMocks();
});
