import { expect, it } from 'vitest';
import { importedBy, loadCode } from './load-code.ts';

it.each([
  ['()=>import(`./VehicleList-x_1.js`)', './VehicleList-x_1.js', []],
  ['()=>import("./console-a.js").then(e=>e.g)', './console-a.js', ['g']],
  ['()=>t(()=>import("./a-b.js"),[],import.meta.url)', './a-b.js', []],
  ['()=>x(()=>import(`./a.js`).then($=>$.n$),__vite__mapDeps([0]),import.meta.url)', './a.js', ['n$']],
  ['()=>x(()=>import("./a.js").then(e=>e.r).then(e=>e.item),[],import.meta.url)', './a.js', ['r', 'item']],
])('reads which file a function imports, and what it takes of it: %s', (source, file, parts) => {
  expect(importedBy(source)).toEqual({ file, parts });
});

it.each([
  '()=>load()',
  '()=>import(`./a.js`).then(e=>e.list(b))',
  '()=>t(()=>import("./a.js"),[],import.meta.url).then(e=>e.list(b))',
  "async()=>({default:(await t(()=>import('./a.js'),[],import.meta.url)).List})",
])('reads nothing of a function that does more: %s', source => {
  expect(importedBy(source)).toBeUndefined();
});

it('answers the module, and fails where it cannot be asked for again', async () => {
  expect(await loadCode(async () => 'code')).toBe('code');
  await expect(loadCode(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
});
