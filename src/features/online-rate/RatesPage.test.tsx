import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, memoryStore } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import type { OfflineVehicle, OnlineGroup, RateSample } from '../../contract/online-rate.ts';
import { ask } from '../../data/ask.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { historyRouter } from '../../kit/router/history-router.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import PlainRatesPage from './PlainRatesPage.tsx';
import { RATES_PATH } from './paths.ts';
import RatesPage from './RatesPage.tsx';

vi.mock('../../data/ask.ts', () => ({ ask: vi.fn() }));

const theme = createCabdeskTheme({ mode: 'light' });
const { Route, Routes } = historyRouter;
const session = {
  user: { userId: '1', preview: null },
  rights: { vals: new Set(['all']) },
  capabilities: new Set(['onlineRates']),
} as unknown as Session;

const aGroup = (id: string, name: string | null, onlineRate: number): OnlineGroup => ({
  id,
  groupType: 1,
  name,
  onlineCount: onlineRate,
  totalLocationCount: 100,
  totalRecordCount: 100,
  onlineRate,
  accessRate: 100,
});
const GROUPS: Record<number, OnlineGroup[]> = {
  1: [aGroup('450105', '江南区', 10), aGroup('450103', '青秀区', 90)],
  2: [aGroup('0', null, 50)],
};
const SAMPLE: RateSample = {
  time: 1_781_500_000_000,
  onlineCount: 7,
  totalLocationCount: 9,
  totalRecordCount: 10,
  onlineRate: 70,
  accessRate: 90,
};
const VEHICLE: OfflineVehicle = {
  vehicleId: '7',
  plateNumber: '桂AT0007',
  companyName: '邕江出租',
  addressType: '450105',
  dataFrom: 1,
  driverId: '3',
  driverName: '韦大力',
  driverMobile: '138****0001',
  simNo: '14400000001',
  state: 1,
  lastTime: null,
  lng: null,
  lat: null,
  coordType: 1,
  lastAddress: null,
  offlineMinutes: null,
};

/** What was asked, by the name of the call. */
const asked: Record<string, unknown[]> = {};
const getList = vi.fn();
beforeEach(() => {
  for (const name of Object.keys(asked)) delete asked[name];
  getList.mockReset().mockResolvedValue({ data: [{ ...VEHICLE, id: '7' }], total: 1 });
  vi.mocked(ask).mockImplementation((async (
    { name }: { name: string },
    input: { query: { groupType: number } },
  ) => {
    asked[name] = [...(asked[name] ?? []), input.query];
    if (name === 'getVehicleOnlineCount') return GROUPS[input.query.groupType] ?? [];
    return name === 'onlineRateTrend' ? [SAMPLE] : [];
  }) as never);
});

/** Keys in place of words, and names as they ship. */
const inChinese = { translate: (key: string) => key, changeLocale: async () => {}, getLocale: () => 'zh' };

async function show(page: 'whole' | 'plain', path: string = RATES_PATH) {
  const Page = page === 'whole' ? RatesPage : PlainRatesPage;
  render(
    <InRouter router={aRouter(path)}>
      <CoreAdminContext
        routerProvider={historyRouter}
        i18nProvider={inChinese}
        dataProvider={{ getList } as unknown as DataProvider}
        store={memoryStore({ 'rateTrend.form': 'table', 'rateTrend.isFolded': false })}
      >
        <ThemeProvider theme={theme}>
          <SessionProvider session={session}>
            <Routes>
              <Route path={RATES_PATH} element={<Page />} />
              <Route path={`${RATES_PATH}/:id`} element={<Page />} />
            </Routes>
          </SessionProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </InRouter>,
  );
  await screen.findByRole('navigation', { name: 'onlineRate.groups' });
}
const groups = () => within(screen.getByRole('navigation', { name: 'onlineRate.groups' }));
const namesIn = () =>
  groups()
    .getAllByRole('listitem')
    .map(item => item.querySelector('b')?.textContent);

it('the groups stand with all together first, then the highest rate', async () => {
  await show('whole');
  expect(namesIn()).toEqual(['common.all', '青秀区', '江南区']);
  expect(groups().getAllByRole('button')[0]?.textContent).toContain('50%');
  expect(getList.mock.calls[0]?.[1].filter).toEqual({ groupType: 1, groupId: undefined });
});

it('a group is opened with its vehicles and its trend', async () => {
  await show('whole');
  fireEvent.click(groups().getByRole('button', { name: /江南区/ }));
  expect(await screen.findByRole('heading', { level: 2, name: '江南区' })).toBeTruthy();
  expect(getList.mock.lastCall?.[1].filter).toEqual({ groupType: 1, groupId: '450105' });
  expect(asked.onlineRateTrend?.at(-1)).toMatchObject({ groupType: 1, groupId: '450105' });
  const row = await screen.findByRole('row', { name: '桂AT0007' });
  expect(row.textContent).toContain('138****0001');
  expect(row.textContent).toContain('onlineRate.offline.never');
});

it('arrows go from group to group and stop at the ends', async () => {
  await show('whole');
  const [first, second, third] = groups().getAllByRole('button');
  act(() => first?.focus());
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowDown');
  expect(document.activeElement).toBe(second);
  press('End');
  expect(document.activeElement).toBe(third);
  press('ArrowDown');
  expect(document.activeElement).toBe(third);
  press('Home');
  expect(document.activeElement).toBe(first);
});

it('another kind of groups is another address, and those without a company have a name', async () => {
  await show('whole', `${RATES_PATH}/area-450105`);
  fireEvent.click(screen.getByRole('button', { name: 'onlineRate.kind.company' }));
  expect(await screen.findByText('onlineRate.noCompany')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'common.all' })).toBeTruthy();
});

it('on a plain upstream nothing but the rates is asked or offered', async () => {
  await show('plain');
  expect(namesIn()).toEqual(['common.all', '青秀区', '江南区']);
  expect(groups().queryByRole('button')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'onlineRate.kind.company' }));
  expect(await screen.findByText('onlineRate.noCompany')).toBeTruthy();
  expect(Object.keys(asked)).toEqual(['getVehicleOnlineCount']);
  expect(getList).not.toHaveBeenCalled();
});
