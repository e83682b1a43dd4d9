import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { SLOW_AFTER_MS } from '../use-delayed.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const theme = createCabdeskTheme({ mode: 'light' });

function ask(props: Partial<ComponentProps<typeof ConfirmDialog>> = {}) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <ConfirmDialog
          title="title"
          confirmLabel="go"
          cancelLabel="back"
          onConfirm={onConfirm}
          onClose={onClose}
          {...props}
        >
          question
        </ConfirmDialog>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  return { onConfirm, onClose };
}

const labels = () => screen.getAllByRole('button').map(button => button.textContent);
const press = (key: string) => fireEvent.keyDown(screen.getByText('question'), { key });

test('is called by its title and described by its question', () => {
  ask();
  const dialog = screen.getByRole('dialog', { name: 'title' });
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('question');
});

test('the main answer comes last, and Escape is no', () => {
  const { onConfirm, onClose } = ask();
  expect(labels()).toEqual(['back', 'go']);
  fireEvent.click(screen.getByText('go'));
  expect(onConfirm).toHaveBeenCalledOnce();
  press('Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the main answer has the focus, and the key that opened the dialog is no answer while it is held', () => {
  const { onConfirm } = ask();
  expect(document.activeElement?.textContent).toBe('go');
  expect(fireEvent.keyDown(screen.getByText('go'), { key: 'Enter', repeat: true })).toBe(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('what cannot be undone does not have the focus', () => {
  ask({ isDangerous: true });
  expect(document.activeElement?.textContent).not.toBe('go');
});

test('where going back is the safe answer it comes last and has the focus', () => {
  ask({ isBackMain: true });
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  expect(labels()).toEqual(['go', 'back']);
  expect(document.activeElement?.textContent).toBe('back');
});

test('what cannot be done now leaves only the way back, which has the focus', () => {
  ask({ isBarred: true });
  expect(labels()).toEqual(['back']);
  expect(document.activeElement?.textContent).toBe('back');
});

test('an answer under way is neither given twice nor walked away from, until it takes long', () => {
  vi.useFakeTimers();
  try {
    const { onConfirm, onClose } = ask({ isPending: true });
    fireEvent.click(screen.getByText('go'));
    press('Escape');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(SLOW_AFTER_MS));
    press('Escape');
    expect(onClose).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('why it was not done stands above the question', () => {
  ask({ problem: { text: 'refused' } });
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('refused');
  expect(
    alert.compareDocumentPosition(screen.getByText('question')) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});
