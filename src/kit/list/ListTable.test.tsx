import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type ListControllerResult, type RaRecord } from 'ra-core';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { ListTable } from './ListTable.tsx';

const MINUTE_MS = 60_000;
const theme = createCabdeskTheme({ mode: 'light' });
const LIVE = { marks: new Map(), waiting: 0, waitingWord: '', cellsOf: () => undefined, visit: () => {} };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const drawn = vi.fn();
function Since({ value }: { value: number }) {
  drawn(value);
  return `${(Date.now() - value) / MINUTE_MS} min`;
}

/** As a page draws it: whatever it is given is made anew each time. */
function Page({ rows, chosen = [] }: { rows: readonly RaRecord[]; chosen?: string[] }) {
  const list = { resource: 'user', data: rows, selectedIds: chosen, isPending: false, sort: {} };
  return (
    <ThemeProvider theme={theme}>
      <CoreAdminContext>
        <ListContextProvider value={list as unknown as ListControllerResult}>
          <ListTable
            columns={[
              { key: 'name', head: 'name', cell: row => row.name },
              { key: 'on', head: 'on', cell: row => <Since value={row.on} /> },
            ]}
            canSort={false}
            nameOf={row => row.name}
            pathOf={() => null}
            canSelect={() => true}
            rowActions={() => []}
            hasBulkActions
            hasActions
            live={LIVE}
            body={createRef<HTMLTableSectionElement>()}
          />
        </ListContextProvider>
      </CoreAdminContext>
    </ThemeProvider>
  );
}

const wei = { id: '1', name: 'Wei', on: 0 };
const tan = { id: '2', name: 'Tan', on: 1 };

test('a cell is drawn again when its record says something else, and not with each drawing of the page', () => {
  const { rerender } = render(<Page rows={[wei, tan]} />);
  expect(drawn).toHaveBeenCalledTimes(2);
  rerender(<Page rows={[{ ...wei }, tan]} />);
  expect(drawn).toHaveBeenCalledTimes(2);
  rerender(<Page rows={[{ ...wei, on: 5 }, tan]} />);
  expect(drawn).toHaveBeenCalledTimes(3);
  expect(drawn).toHaveBeenLastCalledWith(5);
  rerender(<Page rows={[{ ...wei, name: 'Wu', on: 5 }, tan]} chosen={['1']} />);
  expect(screen.getByRole('row', { name: 'Wu', selected: true }).textContent).toContain('Wu');
});

test('a cell that tells how long ago something was goes with the time', () => {
  render(<Page rows={[wei]} />);
  expect(screen.getByText('0 min')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(screen.getByText('1 min')).toBeTruthy();
});
