import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { FAILURES } from '../../contract/grammar/failures.ts';
import type { DayOverview, Difference, DifferenceDetail } from '../../contract/reconciliation-records.ts';
import { ask } from '../../data/ask.ts';
import { UpstreamError } from '../../data/send.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { historyRouter } from '../../kit/router/history-router.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { dayAfter, today } from './day/days.ts';
import { RECONCILIATION_PATH } from './paths.ts';
import ReconciliationPage from './ReconciliationPage.tsx';

vi.mock('../../data/ask.ts', () => ({ ask: vi.fn() }));

const theme = createCabdeskTheme({ mode: 'light' });
const session = {
  user: { userId: '1', userName: '李雪梅', preview: null },
  rights: { codes: new Set(['finance', 'finance:check', 'finance:close']) },
  capabilities: new Set(['reconciliation', 'requestId']),
} as unknown as Session;
const inKeys = {
  translate: (key: string, { remark }: { remark?: string } = {}) => (remark ? `${key} ${remark}` : key),
  changeLocale: async () => {},
  getLocale: () => 'zh',
};

const DAY = dayAfter(today(Date.now()), -1);
const NONE = { count: 0, amount: 0 };
const aDay: DayOverview = {
  day: DAY,
  state: 'open',
  closedBy: null,
  closedOn: null,
  missing: { statements: 1, statementsOf: 2, differences: 2, differencesOf: 3, processing: 0 },
  dueOn: 0,
  version: 0,
  closedUserId: null,
  reopenedBy: null,
  reopenedOn: null,
  reopenReason: null,
  channels: [
    {
      channel: 1,
      platformIn: { count: 180, amount: 522_400 },
      platformOut: { count: 6, amount: 1_000 },
      channelIn: null,
      channelOut: null,
      batch: null,
      waiting: 2,
      handled: 1,
      openGap: -4_500,
      result: 'missing',
    },
    {
      channel: 4,
      platformIn: NONE,
      platformOut: NONE,
      channelIn: null,
      channelOut: null,
      batch: null,
      waiting: 0,
      handled: 0,
      openGap: 0,
      result: 'none',
    },
  ],
  types: [
    { type: 2, waiting: 2, all: 2 },
    { type: 5, waiting: 0, all: 1 },
  ],
  payments: 186,
  late: [{ differenceId: '9', day: dayAfter(DAY, 1), amount: 990, name: 'SP-1' }],
  closeRefusal: 'CLOSE_DIFFERENCES',
  reopenRefusal: 'DAY_NOT_CLOSED',
  events: [],
};
const aDifference = (id: string, some: Partial<Difference> = {}): Difference => ({
  id,
  version: 3,
  day: DAY,
  channel: 1,
  type: 2,
  amount: 4_000,
  gap: -4_000,
  ours: null,
  theirs: null,
  handleState: 0,
  handling: null,
  handleRemark: null,
  handledBy: null,
  handledOn: null,
  carriedTo: null,
  carriedFrom: null,
  isLate: 0,
  correction: null,
  ...some,
});
const handled = { handleState: 1, handling: 4, handleRemark: '测试单子', handledBy: '谢国庆' } as const;
let rows: Difference[];
let overview: DayOverview;
/** Of the next act; what it changes meanwhile is done by a colleague. */
let refusal: Error | null;
const sent = vi.fn();

const NO_EFFECT = { end: null, bizCode: null, bizStrId: null, amount: null, day: null };
const detailOf = (difference: Difference): DifferenceDetail => ({
  difference,
  choices: ([1, 2, 3, 4] as const).map(handling => ({
    handling,
    refusal: handling === 1 ? 'CORRECT_NO_ROW' : null,
    namesAmount: handling === 2 && difference.amount >= 100_000 ? (1 as const) : (0 as const),
    effect: { ...NO_EFFECT, ...(handling === 2 && { amount: difference.amount, day: DAY }) },
  })),
  proposed: 2,
  evidence: { balance: 'proved', lineCount: 41, second: [], canQuery: 0, query: null },
});

beforeEach(() => {
  refusal = null;
  overview = aDay;
  rows = [aDifference('1', { amount: 150_000 }), aDifference('2'), aDifference('3', { type: 5, ...handled })];
  sent.mockReset();
  vi.mocked(ask).mockImplementation((async ({ name }: { name: string }, input: Record<string, never>) => {
    const { query, body } = input as { query?: { id: string }; body?: { id: string } };
    if (name === 'listDays') return [overview];
    if (name === 'getDay') return overview;
    if (name === 'listDifferences') return { rows, total: rows.length };
    if (name === 'getDifference')
      return detailOf(rows.find(({ id }) => id === query?.id) ?? aDifference('0'));
    if (!refusal) sent(name, body);
    rows = rows.map(row => (row.id === body?.id ? { ...row, ...handled } : row));
    if (refusal) throw refusal;
    return {};
  }) as never);
});

async function show(at = `${RECONCILIATION_PATH}?day=${DAY}`) {
  render(
    <InRouter router={aRouter(at)}>
      <CoreAdminContext routerProvider={historyRouter} i18nProvider={inKeys}>
        <ThemeProvider theme={theme}>
          <SessionProvider session={session}>
            <ReconciliationPage />
          </SessionProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </InRouter>,
  );
  await screen.findByRole('article');
}
const list = () => within(screen.getByRole('navigation', { name: 'reconciliationDesk.list.name' }));
const openRow = () =>
  list()
    .getAllByRole('button')
    .findIndex(button => button.getAttribute('aria-current') === 'true');
const press = (key: string) => {
  fireEvent.keyDown(document.body, { key, code: `Key${key.toUpperCase()}` });
  fireEvent.keyUp(document.body, { key, code: `Key${key.toUpperCase()}` });
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('opens the first day that is to be closed, with the first difference that waits', async () => {
  await show(RECONCILIATION_PATH);
  expect(screen.getAllByText(new RegExp(DAY)).length).toBeGreaterThan(0);
  expect(openRow()).toBe(0);
});

it('leads from counts to the lists of the same payments', async () => {
  await show();
  const count = screen.getByRole('link', { name: '180' });
  const filter = JSON.parse(
    new URL(count.getAttribute('href') ?? '', 'http://desk').searchParams.get('filter') ?? '',
  );
  expect(filter).toMatchObject({ statementChannel: 1, state__in: [1, 4, 5] });
  expect(screen.getByRole('link', { name: '6' })).toBeTruthy();
});

it('greys what does not apply, with the reason', async () => {
  await show();
  const correct = await button(/foot\.handling\.1/);
  expect((correct as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('reconciliationDesk.foot.refused')).toBeTruthy();
});

it('moves by J and K', async () => {
  await show();
  press('j');
  await waitFor(() => expect(openRow()).toBe(1));
  press('k');
  await waitFor(() => expect(openRow()).toBe(0));
});

it('names the amount from 1,000 yuan on, sends what was seen, and opens the next', async () => {
  await show();
  const add = await button(/foot\.handling\.2/);
  expect(add.textContent).toContain('500.00');
  press('b');
  fireEvent.click(await button(/foot\.do\.2/));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      'handleDifference',
      expect.objectContaining({ id: '1', version: 3, amount: 150_000 }),
    ),
  );
  await waitFor(() => expect(list().getByRole('button', { current: true }).textContent).toContain('40.00'));
  const [next] = list().getAllByRole('button');
  expect(next?.getAttribute('aria-current')).toBe('true');
  expect(next?.getAttribute('data-handled')).toBeNull();
});

it('asks four characters of who ignores', async () => {
  await show();
  await button(/foot\.handling\.4/);
  press('x');
  const confirm = (await button(/foot\.do\.4/)) as HTMLButtonElement;
  const remark = screen.getByRole('textbox', { name: 'reconciliationDesk.foot.remarkOwed' });
  fireEvent.change(remark, { target: { value: '测试 ' } });
  expect(confirm.disabled).toBe(true);
  fireEvent.change(remark, { target: { value: '测试单子' } });
  expect(confirm.disabled).toBe(false);
});

it('says who was first, and keeps what was typed', async () => {
  await show();
  await button(/foot\.handling\.4/);
  press('x');
  const remark = await screen.findByRole('textbox', { name: 'reconciliationDesk.foot.remarkOwed' });
  fireEvent.change(remark, { target: { value: '测试单子' } });
  refusal = new UpstreamError('failure', {
    errCode: FAILURES.STATE_CONFLICT.errCode,
    data: { current: rows[0], updatedBy: '谢国庆', updatedOn: Date.now() },
  });
  fireEvent.click(await button(/foot\.do\.4/));
  // it is handled by now: its foot is that of a handled one
  await button(/foot\.takeBack/);
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('reconciliationDesk.foot.wasFaster');
  expect(told).toContain('reconciliationDesk.foot.typed 测试单子');
  expect(list().getByRole('button', { current: true }).textContent).toContain('500.00');
});

it('changes nothing of a closed day, and leads to the day that took what came late', async () => {
  overview = {
    ...aDay,
    state: 'closed',
    closedBy: '谢国庆',
    closedOn: Date.now(),
    closeRefusal: 'DAY_CLOSED',
  };
  rows = [aDifference('3', handled)];
  await show();
  const reopen = (await button(/title\.reopen/)) as HTMLButtonElement;
  expect(reopen.disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /foot\.takeBack/ })).toBeNull();
  await button(/foot\.correctToday/);
  const late = list().getByRole('link');
  expect(late.getAttribute('href')).toContain(`day=${dayAfter(DAY, 1)}`);
});

it('can be closed by nobody while something is missing', async () => {
  await show();
  const close = (await button(/title\.closeMissing/)) as HTMLButtonElement;
  expect(close.disabled).toBe(true);
  expect(screen.getByText('reason.CLOSE_DIFFERENCES')).toBeTruthy();
});
