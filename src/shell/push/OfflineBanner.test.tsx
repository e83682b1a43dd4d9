import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import push from '../../../i18n/zh/push.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import { createPushBus } from '../../data/push/push-bus.ts';
import { PushContext, type PushState } from '../../data/push/push-context.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

/** 14:03 in Nanning. */
const NOW = Date.UTC(2026, 5, 15, 6, 3, 0);
let enter: (next: PushState) => void;
let hasNetwork: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  hasNetwork = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => hasNetwork);
  let state: PushState = 'connecting';
  let lostOn: number | null = null;
  const listeners = new Set<() => void>();
  const value = {
    bus: createPushBus(() => {}),
    readState: () => state,
    readLostOn: () => lostOn,
    onState(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  enter = next =>
    act(() => {
      state = next;
      lostOn = next === 'lost' ? Date.now() : null;
      for (const listener of listeners) listener();
    });
  const messages = { push } as unknown as Parameters<typeof createI18nProvider>[1];
  render(
    <CoreAdminContext i18nProvider={createI18nProvider('zh', messages)}>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
        <PushContext.Provider value={value}>
          <OfflineBanner />
        </PushContext.Provider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.queryByRole('status')?.textContent ?? null;
const setNetwork = (has: boolean) =>
  act(() => {
    hasNetwork = has;
    window.dispatchEvent(new Event(has ? 'online' : 'offline'));
  });

it('says nothing on the first load, nor of a cut that the first attempt mends', async () => {
  await pass(60_000);
  expect(said()).toBeNull();
  enter('open');
  enter('lost');
  await pass(6_900);
  enter('open');
  await pass(60_000);
  expect(said()).toBeNull();
});

it('says since when nothing is heard, and goes with the first heartbeat', async () => {
  enter('lost');
  await pass(120_000);
  expect(said()).toBe('正在重新连接… 自 14:03 起断开，离线期间收不到订单和失物消息。已打开的内容还在。');
  enter('open');
  expect(said()).toBeNull();
});

it('without a network says so sooner, and which of both began first', async () => {
  setNetwork(false);
  await pass(1_000);
  expect(said()).toContain('您已离线，请检查网络。 自 14:03 起断开');
  await pass(120_000);
  enter('lost');
  await pass(10_000);
  expect(said()).toContain('自 14:03 起断开');
  setNetwork(true);
  expect(said()).toContain('正在重新连接… 自 14:05 起断开');
  enter('open');
  expect(said()).toBeNull();
});
