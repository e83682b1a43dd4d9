import { expect, it } from 'vitest';
import { importedBy, loadCode } from './load-code.ts';

it.each([
  ['()=>import(`./VehicleList-x_1.js`)', './VehicleList-x_1.js', undefined],
  ['()=>import("./console-a.js").then(e=>e.g)', './console-a.js', 'g'],
  ['()=>t(()=>import("./a-b.js"),[],import.meta.url)', './a-b.js', undefined],
  ['()=>t(()=>import(`./a-b.js`).then($=>$.n$),[],import.meta.url)', './a-b.js', 'n$'],
])('reads which file a function imports: %s', (source, file, part) => {
  expect(importedBy(source)).toEqual({ file, part });
});

it.each(['()=>load()', '()=>import(`./a.js`).then(e=>e.list(b))'])(
  'reads nothing of a function that does more: %s',
  source => {
    expect(importedBy(source)).toBeUndefined();
  },
);

it('answers the module, and fails where it cannot be asked for again', async () => {
  expect(await loadCode(async () => 'code')).toBe('code');
  await expect(loadCode(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
});
