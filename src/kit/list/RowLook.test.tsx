import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, ListContextProvider, type ListControllerResult } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import type { RowAction } from './column.ts';
import { RowLook } from './RowLook.tsx';

const ROW = { id: '7', name: 'Wei' };
const list = { data: [ROW], isPending: false } as unknown as ListControllerResult;

const show = (actions: RowAction[]) =>
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <CoreAdminContext>
        <ListContextProvider value={list}>
          <RowLook
            id="7"
            looks={{ titleOf: row => String(row.name), body: () => 'body' }}
            rowActions={() => actions}
            onClose={() => {}}
          />
        </ListContextProvider>
      </CoreAdminContext>
    </ThemeProvider>,
  );

test('of what is done to a row, the quick look offers what is meant for it and allowed', () => {
  const onClick = vi.fn();
  show([
    { key: 'open', label: 'open', isInLook: true, onClick },
    { key: 'edit', label: 'edit', isInLook: true, may: false, onClick },
    { key: 'remove', label: 'remove', onClick },
  ]);
  expect(screen.queryByRole('button', { name: 'edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'remove' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(onClick).toHaveBeenCalledExactlyOnceWith(ROW);
});

test('where nothing is meant for it there is no foot', () => {
  const { container } = show([{ key: 'remove', label: 'remove', onClick: () => {} }]);
  expect(container.querySelector('footer')).toBeNull();
});
