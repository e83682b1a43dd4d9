/** The page without graphics, on an upstream that answers what each test tells it to. */
import { ThemeProvider } from '@mui/material/styles';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { historyRouter } from '../../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { ALL_WORDS } from '../../../tests/builders/words.ts';
import { gisPastCalls, type TrajectoryPoint } from '../../contract/gis-past.ts';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { createI18nProvider } from '../../data/i18n-provider.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { REPLAY_PATH } from './paths.ts';
import ReplayPage from './ReplayPage.tsx';

/** Whether each of so many parts is in sight takes happy-dom longer than all the rest. */
beforeAll(() => configure({ defaultHidden: true }));
afterAll(() => configure({ defaultHidden: false }));

const NOON = Date.UTC(2026, 5, 15, 4);
const MINUTE = 60_000;
const session = {
  user: { id: '7', account: 'monitor', userName: '韦' },
  rights: { userId: '7', codes: new Set(['vehiclemonitor']), subjectsGrantActions: false },
  capabilities: new Set(),
} as unknown as Session;

type Answer = object | 'lost';
let answers: Record<string, (query: URLSearchParams) => Answer>;
let asked: URL[];

const found = (data: unknown) => ({ status: '0', message: '', data, errCode: 0 });
const missing = { ...FAILURES.NOT_FOUND, status: '1', data: null };
const aPoint = (minutes: number, about: Partial<TrajectoryPoint> = {}): TrajectoryPoint => ({
  lng: 108.36 + minutes / 1_000,
  lat: 22.81,
  coordType: 1,
  gpsTime: NOON + minutes * MINUTE,
  speed: 36,
  direction: 90,
  businessStatus: 3,
  load: false,
  source: 1,
  ...about,
});
/** Drives, carries somebody, and stands for six minutes. */
const RIDE = [
  aPoint(1),
  aPoint(2, { businessStatus: 1, load: true }),
  aPoint(3, { businessStatus: 1, load: true }),
  ...[4, 5.5, 7, 8.5, 10].map(minutes => aPoint(minutes, { lng: 108.37, speed: 0 })),
];

beforeEach(() => {
  asked = [];
  answers = {
    [gisPastCalls.trackVehicles.path]: () => found(RIDE),
    [gisPastCalls.circleSearchTrackVehicles.path]: () => found([]),
    [gisPastCalls.queryLocationByplateNumber.path]: () => missing,
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://console.test');
    asked.push(url);
    const answer = answers[url.pathname]?.(url.searchParams) ?? found('');
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return { status: 200, text: async () => JSON.stringify(answer), headers: new Map() };
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

const HOUR_OF = `startTime=${NOON}&endTime=${NOON + 60 * MINUTE}`;

function open(query = `plateNumber=桂AT0001&${HOUR_OF}`) {
  const page = (
    <CoreAdminContext
      routerProvider={historyRouter}
      i18nProvider={createI18nProvider('zh', ALL_WORDS.zh as never)}
      store={memoryStore()}
    >
      <SessionProvider session={session}>
        <ReplayPage />
      </SessionProvider>
    </CoreAdminContext>
  );
  const router = aRouter(`${REPLAY_PATH}?${query}`);
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <InRouter router={router}>{page}</InRouter>
    </ThemeProvider>,
  );
  return { router, user: userEvent.setup() };
}

const row = (plate: string) => {
  const item = within(screen.getByRole('list', { name: '回放的车辆' }))
    .getAllByRole('listitem')
    .find(each => within(each).queryByText(plate));
  if (!item) throw new Error(plate);
  return within(item);
};
const bar = () => screen.findByRole('slider', { name: /回放时刻/ });
const time = () => document.querySelector('[data-part=play-time]')?.textContent;
/** Of the vehicles; who was here has one as well. */
const from = () => screen.getAllByLabelText<HTMLInputElement>('从')[0] as HTMLInputElement;
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const tracksAsked = () => asked.filter(({ pathname }) => pathname === gisPastCalls.trackVehicles.path);

it('opens what a link asks for, and goes to the first report', async () => {
  open();
  await bar();
  expect(tracksAsked().map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { plateNumber: '桂AT0001', startTime: String(NOON), endTime: String(NOON + 60 * MINUTE) },
  ]);
  expect(time()).toBe('2026-06-15 12:01:00');
  row('桂AT0001').getByText(/载客 1 次；停留 1 次；8 点/);
  expect(from().value).toBe('2026-06-15 12:00');
});

it('is stepped, played and hurried by keys', async () => {
  const { user } = open();
  await bar();
  await user.keyboard('{ArrowRight}');
  expect(time()).toBe('2026-06-15 12:02:00');
  await waitFor(() => row('桂AT0001').getByText('载客'));
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(time()).toBe('2026-06-15 12:01:00');
  await user.keyboard(']]');
  expect(screen.getByRole('button', { name: '60x' }).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('[[');
  expect(screen.getByRole('button', { name: '30x' }).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard(' ');
  await screen.findByRole('button', { name: '暂停' });
  await waitFor(() => expect(time()).not.toBe('2026-06-15 12:01:00'));
  await user.keyboard(' ');
  await screen.findByRole('button', { name: '播放' });
});

it('is scrubbed on the bar, which takes the same keys', async () => {
  const { user } = open();
  const slider = await bar();
  fireEvent.input(slider, { target: { value: String(NOON + 3 * MINUTE) } });
  expect(time()).toBe('2026-06-15 12:03:00');
  expect(slider.getAttribute('aria-valuetext')).toBe('2026-06-15 12:03:00');
  slider.focus();
  await user.keyboard('{ArrowRight}');
  expect(time()).toBe('2026-06-15 12:04:00');
  await user.keyboard(' ');
  await screen.findByRole('button', { name: '暂停' });
});

it('lists stops, and goes to the one that is chosen', async () => {
  const { user } = open();
  await bar();
  await user.click(screen.getByRole('button', { name: /^停留/ }));
  const stop = within(screen.getByRole('list', { name: '停留' })).getByRole('button');
  within(stop).getByText('00:06:00');
  await user.click(stop);
  expect(time()).toBe('2026-06-15 12:04:00');
  await user.selectOptions(screen.getByRole('combobox', { name: '至少' }), '10');
  await screen.findByText('没有停留');
});

it('says of each vehicle what is wrong with it, and asks again for it alone', async () => {
  const lost: Answer[] = ['lost', 'lost', found(RIDE)];
  answers[gisPastCalls.trackVehicles.path] = query => {
    if (query.get('plateNumber') === '桂AT0001') return found([]);
    return query.get('plateNumber') === '桂AT0002' ? missing : (lost.shift() ?? 'lost');
  };
  const { user } = open(`plateNumber=桂AT0001,桂AT0002,桂AT0003&${HOUR_OF}`);
  await waitFor(() => row('桂AT0001').getByText(/这段时间没有定位/));
  row('桂AT0002').getByText(/没有 桂AT0002/);
  const retry = await waitFor(() => row('桂AT0003').getByRole('button', { name: '重试' }), {
    timeout: 4_000,
  });
  row('桂AT0003').getByText(/网络不通/);
  expect(screen.queryByRole('slider')).toBeNull();
  const before = tracksAsked().length;
  await user.click(retry);
  await bar();
  expect(tracksAsked().length).toBe(before + 1);
});

it('keeps what is typed, says what is wrong with it, and asks nothing', async () => {
  const { user, router } = open(`plateNumber=桂AT0001&startTime=${NOON}&endTime=${NOON + 25 * 60 * MINUTE}`);
  await screen.findByText('最长 24 小时，请缩短');
  expect(tracksAsked()).toEqual([]);
  row('桂AT0001');
  await user.click(screen.getByRole('button', { name: '缩短为 24 小时' }));
  await bar();
  const query = new URLSearchParams(router.place.location.search);
  expect(query.get('endTime')).toBe(String(NOON + 24 * 60 * MINUTE));
  expect(query.get('plateNumber')).toBe('桂AT0001');
});

it('takes five vehicles at most, pasted at once, and leaves the sixth in the field', async () => {
  const { user, router } = open(HOUR_OF);
  const field = screen.getByLabelText<HTMLInputElement>('车牌或司机');
  write(field, '桂AT0001 桂at0002，桂AT0003、桂AT0004');
  await user.type(field, '{Enter}');
  await bar();
  expect(new URLSearchParams(router.place.location.search).get('plateNumber')).toBe(
    '桂AT0001,桂AT0002,桂AT0003,桂AT0004',
  );
  write(field, '桂AT0005 桂AT0006');
  await user.type(field, '{Enter}');
  await screen.findByText(/最多同时显示 5 辆/);
  expect(field.value).toBe('桂AT0005 桂AT0006');
  await user.click(screen.getByRole('button', { name: '移除 桂AT0002' }));
  await user.type(field, '{Enter}');
  await waitFor(() =>
    expect(new URLSearchParams(router.place.location.search).get('plateNumber')).toBe(
      '桂AT0001,桂AT0003,桂AT0004,桂AT0005,桂AT0006',
    ),
  );
});

it('finds who was somewhere, by keys alone, and takes them into the replay', async () => {
  answers[gisPastCalls.circleSearchTrackVehicles.path] = () =>
    found([
      { ...aPoint(4), plateNumber: '桂AT0009', distance: 35, firstTime: NOON, lastTime: NOON + MINUTE },
    ]);
  const { user, router } = open();
  await bar();
  await user.click(screen.getByRole('button', { name: '途经车辆' }));
  const place = screen.getByLabelText('地点：名称或经纬度');
  write(place, '22.8');
  await screen.findByText('找不到这个地点；写经纬度时先写经度');
  await user.click(screen.getByRole('button', { name: '取当前回放时刻前后' }));
  write(place, '108.37, 22.81');
  // to the next field, from which Enter asks
  await user.type(place, '{Enter}');
  await user.keyboard('{Enter}');
  await screen.findByText('35 米');
  const search = asked.find(({ pathname }) => pathname === gisPastCalls.circleSearchTrackVehicles.path);
  expect(Object.fromEntries(search?.searchParams ?? [])).toEqual({
    lng: '108.37',
    lat: '22.81',
    coordType: '1',
    radius: '200',
    startTime: String(NOON - 14 * MINUTE),
    endTime: String(NOON + 16 * MINUTE),
  });
  screen.getByText(/12:00:00 – 12:01:00/);
  await user.click(screen.getByRole('button', { name: '把 桂AT0009 加入回放' }));
  await screen.findByText('已加入');
  expect(new URLSearchParams(router.place.location.search).get('plateNumber')).toBe('桂AT0001,桂AT0009');
});

it('hands out the tracks that are shown, each file with its SHA-256', async () => {
  const { user } = open(`plateNumber=桂AT0001,桂AT0002&${HOUR_OF}`);
  await bar();
  await user.click(screen.getByRole('button', { name: '显示 桂AT0002' }));
  await user.click(screen.getByRole('button', { name: '导出' }));
  await user.click(screen.getByRole('button', { name: 'GPX 1.1 轨迹' }));
  await screen.findByText('track_桂AT0001_20260615-1200_20260615-1300.gpx');
  expect((await screen.findByText(/^[0-9a-f]{64}$/)).tagName).toBe('CODE');
  await user.click(screen.getByRole('button', { name: 'CSV 表格' }));
  await screen.findByText('track_桂AT0001_20260615-1200_20260615-1300.csv');
});

it('shows another question that comes by a link, and leaves what is typed where the times are the same', async () => {
  const { router } = open();
  await bar();
  write(from(), '');
  screen.getByText('请填写开始时间');
  await act(() => router.navigate(`${REPLAY_PATH}?plateNumber=桂AT0003&${HOUR_OF}`));
  await waitFor(() => row('桂AT0003').getByText(/8 点/));
  expect(from().value).toBe('');
  await act(() =>
    router.navigate(
      `${REPLAY_PATH}?plateNumber=桂AT0003&startTime=${NOON + MINUTE}&endTime=${NOON + 9 * MINUTE}`,
    ),
  );
  expect(from().value).toBe('2026-06-15 12:01');
});
