import { expect, it } from 'vitest';
import { fetchCode, importedBy } from './fetch-code.ts';

it.each([
  ['()=>import(`./VehicleList-x_1.js`)', './VehicleList-x_1.js', undefined],
  ['()=>import("./console-a.js").then(e=>e.g)', './console-a.js', 'g'],
  ["async()=>{let{a:e}=await import('./a-b.js');return{a:e}}", './a-b.js', undefined],
  ['async()=>{let{a:e}=await import(`./a-b.js`).then($=>$.n$);return{a:e}}', './a-b.js', 'n$'],
])('reads which file a script fetches: %s', (script, file, part) => {
  expect(importedBy(script)).toEqual({ file, part });
});

it.each(['()=>load()', '()=>import(`./a.js`).then(e=>e.list(b))'])(
  'knows nothing of what fetches otherwise: %s',
  script => {
    expect(importedBy(script)).toBeUndefined();
  },
);

it('hands on what has come, and the failure of what it cannot fetch again', async () => {
  expect(await fetchCode(async () => 'code', [], 'http://here/')).toBe('code');
  const failing = () => Promise.reject(new Error('cut'));
  await expect(fetchCode(failing, [], 'http://here/')).rejects.toThrow('cut');
});
