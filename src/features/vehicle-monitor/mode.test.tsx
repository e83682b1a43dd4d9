import { act, renderHook } from '@testing-library/react';
import { memoryStore, StoreContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { modeOf } from './ModeSwitch.tsx';
import { useMode } from './use-mode.ts';

test('a way to draw vehicles is known by its letter, two of them by their number as well', () => {
  for (const mode of ['m', 't', 's', 'c']) expect(modeOf(mode)).toBe(mode);
  expect([1, '1', 2, '2'].map(modeOf)).toEqual(['c', 'c', 'm', 'm']);
  for (const other of [0, 3, 'x', '', null, undefined]) expect(modeOf(other)).toBeUndefined();
});

const PAGE = '/vehicle-monitor/vehicleMonitoring';

function onMap(at: string, kept?: unknown) {
  const router = aRouter(at);
  const store = memoryStore(kept === undefined ? {} : { 'monitorMap.mode': kept });
  const { result } = renderHook(useMode, {
    wrapper: ({ children }) => (
      <InRouter router={router}>
        <StoreContextProvider value={store}>{children}</StoreContextProvider>
      </InRouter>
    ),
  });
  return { router, mode: () => result.current[0], choose: result.current[1] };
}

test('the map opens as the address says it once, and then as it was left', () => {
  const map = onMap(`${PAGE}?plate=%E6%A1%82A10001&mode=1`);
  expect(map.mode()).toBe('c');
  expect(map.router.place.location.search).toBe('?plate=%E6%A1%82A10001');
  act(() => map.choose('t'));
  expect(map.mode()).toBe('t');
});

test('a number that was kept is read as well, and anything else is the monitor', () => {
  expect(onMap(PAGE, 1).mode()).toBe('c');
  expect(onMap(PAGE, 's').mode()).toBe('s');
  expect(onMap(`${PAGE}?mode=7`, 'gone').mode()).toBe('m');
});
