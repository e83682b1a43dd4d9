import { expect, it } from 'vitest';
import { MOST_NEEDED, needsOf } from './use-needs.ts';

/** @param wide pixels that are shown, and that there are */
function part(tag: string, [shown, all]: readonly [number, number]) {
  const element = document.createElement(tag);
  Object.defineProperties(element, {
    clientWidth: { value: shown },
    offsetWidth: { value: shown },
    scrollWidth: { value: all },
  });
  return element;
}

function row(cells: Readonly<Record<string, readonly HTMLElement[]>>) {
  const line = document.createElement('tr');
  for (const [key, parts] of Object.entries(cells)) {
    const [cell, ...inner] = parts;
    if (!cell) continue;
    cell.dataset.cell = key;
    cell.append(...inner);
    line.append(cell);
  }
  return line;
}

it('says of each column that is cut how wide its widest content is', () => {
  const body = document.createElement('tbody');
  body.append(
    row({ name: [part('td', [100, 130])], state: [part('td', [80, 80]), part('span', [60, 90])] }),
    row({ name: [part('td', [100, 160])], state: [part('td', [80, 80])] }),
  );
  expect([...needsOf(body)]).toEqual([
    ['name', 160],
    ['state', 110],
  ]);
});

it('minds neither what fits nor what only a screen reader has, and has an end', () => {
  const body = document.createElement('tbody');
  body.append(
    row({ name: [part('td', [100, 100]), part('span', [1, 300])], remark: [part('td', [100, 2_000])] }),
  );
  expect([...needsOf(body)]).toEqual([['remark', MOST_NEEDED]]);
});
