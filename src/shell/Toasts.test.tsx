import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, type NotificationOptions, type NotificationType, useNotify } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { historyRouter } from '../../src/kit/router/history-router.tsx';
import { aRouter, InRouter } from '../../tests/builders/in-router.tsx';
import { createCabdeskTheme } from '../kit/theme/theme.ts';
import { Toasts } from './Toasts.tsx';

let notify: (message: string, options?: NotificationOptions & { type?: NotificationType }) => void;

function Speaker() {
  const speak = useNotify();
  notify = (message, options) => act(() => speak(message, options));
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  const element = (
    <CoreAdminContext routerProvider={historyRouter}>
      <Speaker />
      <Toasts />
    </CoreAdminContext>
  );
  render(
    <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
      <InRouter router={aRouter()}>{element}</InRouter>
    </ThemeProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('shows an error for five seconds, whatever comes after it', () => {
  notify('failed', { type: 'error' });
  pass(3000);
  notify('saved', { type: 'success' });
  expect(screen.getByRole('alert').textContent).toContain('failed');
  expect(screen.getByRole('status').textContent).toContain('saved');
  pass(2001);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
  pass(3000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows three at once; the fourth has its five seconds afterwards', () => {
  for (const text of ['a', 'b', 'c', 'd']) notify(text);
  expect(screen.getAllByRole('status')).toHaveLength(3);
  pass(5000);
  expect(screen.getByRole('status').textContent).toContain('d');
  pass(4999);
  expect(screen.queryByRole('status')).not.toBeNull();
  pass(1);
  expect(screen.queryByRole('status')).toBeNull();
});

it('counts what is said again, and shows it as long again', () => {
  notify('failed', { type: 'error' });
  pass(4000);
  notify('failed', { type: 'error' });
  expect(screen.getByRole('alert').textContent).toContain('× 2');
  pass(4000);
  expect(screen.getByRole('alert')).toBeTruthy();
  pass(1000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('waits while somebody points at it, and while nobody can see it', () => {
  notify('failed', { type: 'error' });
  fireEvent.pointerEnter(screen.getByRole('alert'));
  pass(20_000);
  fireEvent.pointerLeave(screen.getByRole('alert'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(20_000);
  expect(screen.getByRole('alert')).toBeTruthy();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(5000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('goes when what it offers is over, also while it is aimed at', () => {
  notify('passed', {
    autoHideDuration: null,
    until: performance.now() + 10_000,
    act: { label: 'undo', onClick: vi.fn() },
  });
  fireEvent.pointerEnter(screen.getByRole('status'));
  pass(9_990);
  expect(screen.getByRole('button', { name: 'undo' })).toBeTruthy();
  pass(20);
  expect(screen.queryByRole('status')).toBeNull();
});

it('stays without a time until it is closed or acted on', () => {
  const handleAct = vi.fn();
  notify('changed', { autoHideDuration: null, act: { label: 'reload', onClick: handleAct } });
  pass(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'reload' }));
  expect(handleAct).toHaveBeenCalledOnce();
  expect(screen.queryByRole('status')).toBeNull();
  notify('changed', { autoHideDuration: null });
  fireEvent.click(screen.getByRole('button', { name: 'notification.closeToast' }));
  expect(screen.queryByRole('status')).toBeNull();
});
