import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { expect, test } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { QuickLook } from './QuickLook.tsx';

const page = (isOpen: boolean, isBeside: boolean) => (
  <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
    <CoreAdminContext>
      <button type="button" aria-label="row" />
      {isOpen && (
        <QuickLook title="Wei" isBeside={isBeside} onClose={() => {}}>
          body
        </QuickLook>
      )}
    </CoreAdminContext>
  </ThemeProvider>
);

/** Opened from a row that has the focus: who has it while it is open, and who once it is closed. */
function focusAround(isBeside: boolean): (string | null | undefined)[] {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const { rerender } = render(page(false, isBeside));
  screen.getByRole('button', { name: 'row' }).focus();
  rerender(page(true, isBeside));
  const whileOpen = focused();
  rerender(page(false, isBeside));
  return [whileOpen, focused()];
}

test('a quick look takes the focus, and gives it back to where it was opened from', () => {
  expect(focusAround(false)).toEqual(['Wei', 'row']);
});

test('one beside the rows leaves it there', () => {
  expect(focusAround(true)).toEqual(['row', 'row']);
});
