import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, Form } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MaskedTextField } from '../form/MaskedTextField.tsx';
import { loadMenus } from '../menu/menu.tsx';
import { createCabdeskTheme } from '../theme/theme.ts';
import { MaskedValue } from './MaskedValue.tsx';
import type { Revealing } from './use-shown-value.ts';

const MASK = '138****5678';
const NUMBER = '13812345678';
const theme = createCabdeskTheme({ mode: 'light' });

/** Without a catalogue every word is its key. */
const show = (page: ReactNode) =>
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>{page}</ThemeProvider>
    </CoreAdminContext>,
  );
const revealing = (onReveal: Revealing['onReveal']): Revealing => ({
  label: 'mobile of 韦',
  shownMs: 30_000,
  reasons: [1, 2, 3, 4].map(value => ({ value, label: `reason ${value}` })),
  onReveal,
  describeError: error => ({ text: (error as Error).message }),
});
const eye = () => screen.getByRole('button', { name: 'kit.masked.reveal' });
const open = () => fireEvent.click(eye());
const press = (key: string) => fireEvent.keyDown(screen.getByRole('menu'), { key });

// as the console has them after its first page
beforeAll(loadMenus);
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

async function showWhole(onReveal = vi.fn(async () => NUMBER)) {
  show(<MaskedValue mask={MASK} revealing={revealing(onReveal)} />);
  open();
  press('2');
  await screen.findByText(NUMBER);
  return onReveal;
}

describe('a masked value', () => {
  test('is its mask and nothing else for who may not', () => {
    show(<MaskedValue mask={MASK} />);
    expect(screen.getByText(MASK)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is not offered where there is nothing masked', () => {
    show(<MaskedValue mask="–" revealing={revealing(async () => NUMBER)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('asks why, takes a digit for an answer, and says that it shows', async () => {
    const onReveal = await showWhole();
    expect(onReveal).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.getByRole('status').textContent).toBe('kit.masked.shown');
    expect(screen.queryByText(MASK)).toBeNull();
  });

  test('takes a click as well, and no digit that is no reason', async () => {
    const onReveal = vi.fn(async () => NUMBER);
    show(<MaskedValue mask={MASK} revealing={revealing(onReveal)} />);
    open();
    press('5');
    expect(onReveal).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', { name: /reason 4/ }));
    await screen.findByText(NUMBER);
    expect(onReveal).toHaveBeenCalledExactlyOnceWith(4);
  });

  test('hides by itself after its time', async () => {
    await showWhole();
    act(() => void vi.advanceTimersByTime(29_000));
    expect(screen.queryByText(NUMBER)).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1_500));
    await screen.findByText(MASK);
    expect(screen.queryByText(NUMBER)).toBeNull();
  });

  test.each([
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' })],
    ['another window', () => act(() => void window.dispatchEvent(new window.Event('blur')))],
    [
      'a click on the countdown',
      () => fireEvent.click(screen.getByRole('button', { name: 'kit.masked.hide' })),
    ],
  ])('hides at %s', async (_what, leave) => {
    await showWhole();
    leave();
    await screen.findByText(MASK);
    expect(document.body.textContent).not.toContain(NUMBER);
  });

  test('leaves the keyboard where it is, while it shows and after', async () => {
    show(<MaskedValue mask={MASK} revealing={revealing(async () => NUMBER)} />);
    eye().focus();
    open();
    press('3');
    await screen.findByText(NUMBER);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'kit.masked.hide' })),
    );
    fireEvent.keyDown(document.body, { key: 'Escape', code: 'Escape' });
    await screen.findByText(MASK);
    expect(document.activeElement).toBe(eye());
  });

  test('says in place what went wrong, and can be asked again', async () => {
    const onReveal = vi.fn(async () => NUMBER).mockRejectedValueOnce(new Error('too often'));
    show(<MaskedValue mask={MASK} revealing={revealing(onReveal)} />);
    open();
    press('1');
    expect((await screen.findByRole('alert')).textContent).toBe('too often');
    open();
    press('1');
    await screen.findByText(NUMBER);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a masked field', () => {
  const fill = (onReveal: Revealing['onReveal']) => {
    const saved = vi.fn();
    show(
      <Form record={{ id: 1, mobile: MASK }} onSubmit={saved}>
        <MaskedTextField source="mobile" label="mobile" revealing={revealing(onReveal)} />
        <button type="submit">save</button>
      </Form>,
    );
    return saved;
  };
  const field = () => screen.getByLabelText<HTMLInputElement>('mobile');
  const shown = async () => {
    open();
    press('1');
    await waitFor(() => expect(field().value).toBe(NUMBER));
  };
  const save = async (saved: ReturnType<typeof vi.fn>) => {
    fireEvent.click(screen.getByText('save'));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const values: Record<string, unknown> = saved.mock.calls[0]?.[0] ?? {};
    return values.mobile;
  };

  test('shows the value without making it the clerk’s own', async () => {
    const saved = fill(async () => NUMBER);
    await shown();
    expect(await save(saved)).toBe(MASK);
  });

  test('is changed on top of what it shows, and keeps that when the time is over', async () => {
    const saved = fill(async () => NUMBER);
    await shown();
    fireEvent.change(field(), { target: { value: '13812345679' } });
    act(() => void vi.advanceTimersByTime(31_000));
    expect(field().value).toBe('13812345679');
    expect(await save(saved)).toBe('13812345679');
  });
});
