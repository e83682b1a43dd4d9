import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor, within } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  ListContextProvider,
  type ListControllerResult,
  useNotificationContext,
} from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PrintedByContext } from '../print/printed-by.ts';
import { createCabdeskTheme } from '../theme/theme.ts';
import { PrintedList } from './PrintedList.tsx';

const COLUMNS = [
  { key: 'plate', head: '车牌', cell: (row: { id: string }) => `桂A${row.id}` },
  { key: 'trips', head: '单数', isNumber: true, cell: () => 3 },
];
const ASKED = {
  tab: { key: 'on', label: '营运', filter: { state: 1 } },
  filters: [{ name: 'company', label: '公司', choices: [{ value: '5', label: '大通' }] }],
  conditions: [],
  search: '12',
};

/** Says what react-admin has been told to say. */
function Said() {
  const { notifications } = useNotificationContext();
  return <p data-testid="said">{notifications.map(({ message }) => String(message)).join()}</p>;
}

function show(getList: () => Promise<unknown>) {
  const onEnd = vi.fn();
  const list = {
    resource: 'bus',
    sort: { field: 'id', order: 'ASC' },
    filterValues: { state: 1, company: '5', keyword: '12' },
    total: 2,
  } as unknown as ListControllerResult;
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <CoreAdminContext dataProvider={{ getList } as unknown as DataProvider}>
        <PrintedByContext value={() => '张三 于 9:00 打印'}>
          <ListContextProvider value={list}>
            <PrintedList title="车辆" columns={COLUMNS} asked={ASKED} onEnd={onEnd} />
          </ListContextProvider>
        </PrintedByContext>
        <Said />
      </CoreAdminContext>
    </ThemeProvider>,
  );
  return onEnd;
}

describe('a list on paper', () => {
  const print = vi.fn();
  beforeEach(() => vi.stubGlobal('print', print));
  afterEach(() => {
    vi.unstubAllGlobals();
    print.mockClear();
  });

  it('has what was asked for, every row, and who printed it', async () => {
    const onEnd = show(async () => ({ data: [{ id: '1' }, { id: '2' }], total: 2 }));
    const table = await screen.findByRole('table', { hidden: true });
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const rows = within(table).getAllByRole('row', { hidden: true });
    expect(rows.map(row => row.textContent)).toEqual(['车牌单数', '桂A13', '桂A23']);
    const sheet = table.closest('[data-print]');
    expect(sheet?.querySelector('h1')?.textContent).toBe('车辆');
    expect(sheet?.querySelector('p')?.textContent).toBe(
      '营运 · 公司 大通 · kit.print.search 12 · kit.print.all',
    );
    expect(sheet?.textContent).toContain('张三 于 9:00 打印');
    expect(onEnd).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('afterprint'));
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('says in its heading that it is a part', async () => {
    const page = Array.from({ length: 200 }, (_, at) => ({ id: String(at) }));
    let read = 0;
    show(async () => {
      read += 1;
      return { data: page.map(({ id }) => ({ id: `${read}-${id}` })), total: 1600 };
    });
    const table = await screen.findByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(1001);
    expect(document.querySelector('[data-print] p')?.textContent).toContain('kit.print.part');
  });

  it('prints nothing of what could not be read, and says so', async () => {
    const onEnd = show(async () => Promise.reject(new Error('away')));
    await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1));
    expect(screen.getByTestId('said').textContent).toContain('kit.print.failed');
    expect(print).not.toHaveBeenCalled();
  });
});
