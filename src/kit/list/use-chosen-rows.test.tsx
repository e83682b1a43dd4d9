import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  ListContextProvider,
  type ListControllerResult,
  type RaRecord,
} from 'ra-core';
import { expect, test, vi } from 'vitest';
import { useChosenRows } from './use-chosen-rows.ts';

const row = (id: string) => ({ id, name: `name ${id}` });

/** A list that shows these rows while `3`, `1` and `2` are selected. */
function Page({ rows, onRows }: { rows: RaRecord[]; onRows: (names: string[]) => void }) {
  const list = { resource: 'user', data: rows, selectedIds: ['3', '1', '2'] } as ListControllerResult;
  return (
    <ListContextProvider value={list}>
      <Ask onRows={onRows} />
    </ListContextProvider>
  );
}

function Ask({ onRows }: { onRows: (names: string[]) => void }) {
  const { chosenRows } = useChosenRows();
  return (
    <button type="button" onClick={async () => onRows((await chosenRows()).map(({ name }) => name))}>
      ask
    </button>
  );
}

async function rowsAfter(pages: RaRecord[][], getMany: () => Promise<{ data: RaRecord[] }>) {
  const onRows = vi.fn();
  const page = (rows: RaRecord[]) => (
    <CoreAdminContext dataProvider={{ getMany } as unknown as DataProvider}>
      <Page rows={rows} onRows={onRows} />
    </CoreAdminContext>
  );
  const { rerender, unmount } = render(page([]));
  for (const rows of pages) rerender(page(rows));
  fireEvent.click(screen.getByRole('button', { name: 'ask' }));
  await waitFor(() => expect(onRows).toHaveBeenCalled());
  unmount();
  return onRows.mock.calls[0]?.[0];
}

test('rows of pages left behind are known, in the order they were chosen', async () => {
  const getMany = vi.fn(async () => ({ data: [] }));
  expect(await rowsAfter([[row('1'), row('2')], [row('3')]], getMany)).toEqual([
    'name 3',
    'name 1',
    'name 2',
  ]);
  expect(getMany).not.toHaveBeenCalled();
});

test('rows never seen are read', async () => {
  const names = await rowsAfter([[row('1')]], async () => ({ data: [row('2'), row('3')] }));
  expect(names).toEqual(['name 3', 'name 1', 'name 2']);
});

test('what cannot be read is left out', async () => {
  // react-admin prints what a data provider fails with
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  const names = await rowsAfter([[row('1')]], () => Promise.reject(new Error('offline')));
  expect(names).toEqual(['name 1']);
});
