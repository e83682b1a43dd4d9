import { expect, it } from 'vitest';
import { type Point, placeLabels } from './place-labels.ts';

const AREA = { left: 0, top: 0, right: 700, bottom: 200 };
const level = (y: number): Point[] => Array.from({ length: 24 }, (_, at) => ({ x: 14 + at * 28, y }));

it('puts names on no line and on no other name', () => {
  const lines = [level(60), level(100), level(190)];
  const placed = placeLabels(
    lines.map((_, line) => ({ width: 40, line })),
    lines,
    AREA,
  );
  const boxes = placed.map(label => {
    if (!label) throw new Error('a label without a place');
    return label.at;
  });
  for (const { y } of boxes) for (const line of [60, 100, 190]) expect(Math.abs(y - line)).toBeGreaterThan(8);
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1))
      expect(Math.abs(one.x - other.x) > 40 || Math.abs(one.y - other.y) > 16).toBe(true);
});

it('stays within the area and begins its leader at a point of its line', () => {
  const points = level(10);
  const [label] = placeLabels([{ width: 60, line: 0 }], [points], AREA);
  expect(points).toContainEqual(label?.anchor);
  expect(label?.at.y).toBeGreaterThan(8);
});

it('has no place for a line without points', () => {
  expect(placeLabels([{ width: 40, line: 0 }], [[null, null]], AREA)).toEqual([null]);
});

it('names a line where no other is near', () => {
  const near = level(100);
  const parting = near.map(({ x }, at) => ({ x, y: at < 20 ? 101 : 40 }));
  const [label] = placeLabels([{ width: 40, line: 1 }], [near, parting], AREA);
  expect(label?.anchor.y).toBe(40);
});
