import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Gauge } from 'lucide-react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OnlineGroup } from '../../contract/online-rate.ts';
import { ask } from '../../data/ask.ts';
import { type MenuEntry, MenuProvider } from '../../data/menu-context.tsx';
import { writeCookie } from '../../kit/cookie.ts';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { RATES_PATH } from './paths.ts';
import RateTicker from './RateTicker.tsx';

vi.mock('../../data/ask.ts', () => ({ ask: vi.fn() }));

const theme = createCabdeskTheme({ mode: 'light' });
const SECTION: MenuEntry = {
  path: '/vehicle-monitor',
  title: 'section',
  icon: Gauge,
  pages: [{ path: RATES_PATH, title: 'rates' }],
};

const aGroup = (id: string, name: string, onlineRate: number): OnlineGroup => ({
  id,
  groupType: 1,
  name,
  onlineCount: onlineRate,
  totalLocationCount: 100,
  totalRecordCount: 100,
  onlineRate,
  accessRate: 100,
});
const FOUR = [
  aGroup('1', '青秀区', 90),
  aGroup('2', '兴宁区', 70),
  aGroup('3', '江南区', 65),
  aGroup('4', '邕宁区', 0),
];

/** A window this wide, and a person who wants to see things move or not. */
function aWindow(width: number, isStill = false) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = Number(/min-width: ?(\d+)/.exec(query)?.[1] ?? 0);
    const matches = query.includes('reduced-motion') ? isStill : width >= least;
    return { matches, media: query, addEventListener() {}, removeEventListener() {} };
  });
}

/** Keys in place of words, and names as they ship. */
const inChinese = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'zh' };

async function show(groups: OnlineGroup[], menu: readonly MenuEntry[] = [SECTION]) {
  vi.mocked(ask).mockResolvedValue(groups as never);
  const page = render(
    <CoreAdminContext i18nProvider={inChinese}>
      <ThemeProvider theme={theme}>
        <MenuProvider menu={menu}>
          <RateTicker />
        </MenuProvider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  await act(() => vi.advanceTimersByTimeAsync(50));
  return page;
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.getByRole('link', { name: /^(onlineRate\.ticker\.label|live\.staleSince)/ });
const said = () =>
  [...bar().querySelectorAll('[data-area]')]
    .map(({ textContent }) => textContent?.replaceAll(' ', ''))
    .join('');

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(ask).mockReset();
  aWindow(1400);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeCookie('rateTicker', '');
});

describe('the rates in the bar', () => {
  it('come one after the other, the worst one always, and go to their page', async () => {
    await show(FOUR);
    expect(said()).toBe('青秀区90%邕宁区0%');
    await later(5_000);
    expect(said()).toBe('兴宁区70%邕宁区0%');
    await later(10_000);
    expect(said()).toBe('青秀区90%邕宁区0%');
    expect(screen.getByRole('link').getAttribute('href')).toContain(`${RATES_PATH}?tab=onlineRate`);
  });

  it('lead nowhere for whoever has no such page', async () => {
    await show(FOUR, []);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('group')).toBeTruthy();
  });

  it('stand still once they are stopped, also the next time, until they are let go', async () => {
    const page = await show(FOUR);
    fireEvent.click(screen.getByRole('button', { name: 'onlineRate.ticker.stop' }));
    await later(20_000);
    expect(said()).toBe('青秀区90%邕宁区0%');
    page.unmount();
    await show(FOUR);
    await later(20_000);
    expect(said()).toBe('青秀区90%邕宁区0%');
    fireEvent.click(screen.getByRole('button', { name: 'onlineRate.ticker.go' }));
    await later(5_000);
    expect(said()).toBe('兴宁区70%邕宁区0%');
  });

  it('wait while somebody points at them', async () => {
    await show(FOUR);
    const around = bar().parentElement?.parentElement as HTMLElement;
    fireEvent.pointerEnter(around);
    await later(20_000);
    expect(said()).toBe('青秀区90%邕宁区0%');
    fireEvent.pointerLeave(around);
    await later(5_000);
    expect(said()).toBe('兴宁区70%邕宁区0%');
  });

  it.each([
    ['there is room for all', 1400, false, FOUR.slice(0, 2)],
    ['motion is not wanted', 1400, true, FOUR],
  ] as const)('do not move where %s', async (_, width, isStill, groups) => {
    aWindow(width, isStill);
    await show([...groups]);
    const before = said();
    await later(20_000);
    expect(said()).toBe(before);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are as many as there is room for, and none on a phone', async () => {
    aWindow(1900);
    const { unmount } = await show(FOUR);
    expect(said()).toBe('青秀区90%兴宁区70%江南区65%邕宁区0%');
    unmount();
    aWindow(360);
    const { container } = await show(FOUR);
    expect(container.textContent).toBe('');
  });

  it('are read again every 30 seconds, and say since when they are not', async () => {
    await show(FOUR);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.mocked(ask).mockRejectedValue(new Error('away'));
    await later(31_000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: /^live\.staleSince/ })).toBeTruthy();
  });
});
