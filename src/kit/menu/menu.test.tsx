import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'ra-core';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';

beforeEach(() => vi.resetModules());

/** @param coming how the file of parts comes */
async function open(coming: () => Promise<void> = async () => {}) {
  vi.doMock('./parts.ts', async original => {
    await coming();
    return original();
  });
  const onClose = vi.fn();
  const { Divider, ListSubheader, Menu, MenuItem } = await import('./menu.tsx');
  function Around() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const { notifications } = useNotificationContext();
    const handleClose = () => {
      setAnchor(null);
      onClose();
    };
    return (
      <>
        <button type="button" onClick={event => setAnchor(event.currentTarget)}>
          more
        </button>
        {notifications.map(({ message }) => (
          <p key={String(message)}>{message}</p>
        ))}
        <Menu anchorEl={anchor} open={anchor !== null} onClose={handleClose}>
          <ListSubheader>which</ListSubheader>
          <Divider />
          <MenuItem onClick={handleClose}>one</MenuItem>
          <MenuItem>two</MenuItem>
        </Menu>
      </>
    );
  }
  render(
    <CoreAdminContext>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
        <Around />
      </ThemeProvider>
    </CoreAdminContext>,
  );
  fireEvent.click(screen.getByText('more'));
  return onClose;
}

it('opens as soon as its parts are there, with the keyboard on the first entry', async () => {
  const onClose = await open();
  const first = await screen.findByRole('menuitem', { name: 'one' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.click(first);
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('shows that it is waited for', async () => {
  let come = () => {};
  await open(
    () =>
      new Promise<void>(resolve => {
        come = resolve;
      }),
  );
  expect(await screen.findByRole('progressbar')).toBeTruthy();
  come();
  await screen.findByRole('menu');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says so where they do not come, and closes', async () => {
  const onClose = await open(() => Promise.reject(new Error('no network')));
  expect(await screen.findByText('kit.state.partNotLoaded')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});
