import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { DateInput } from './DateInput.tsx';
import type { DateUnit } from './date-text.ts';

const theme = createCabdeskTheme({ mode: 'light' });

function Held({ unit, begin }: { unit: DateUnit; begin: string }) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <DateInput unit={unit} value={value} onChange={setValue} inputProps={{ 'aria-label': 'date' }} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('2030-01-01')}>
        other
      </button>
    </>
  );
}

function anInput(unit: DateUnit, begin = '') {
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <Held unit={unit} begin={begin} />
      </ThemeProvider>
    </CoreAdminContext>,
  );
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'date' });
}

const kept = () => screen.getByRole('status').textContent;

describe('a date', () => {
  it('is kept in one way and stays as it is typed until the field is left', () => {
    const input = anInput('day');
    fireEvent.change(input, { target: { value: '2027年3月1日' } });
    expect(kept()).toBe('2027-03-01');
    expect(input.value).toBe('2027年3月1日');
    fireEvent.blur(input);
    expect(input.value).toBe('2027-03-01');
  });

  it('that comes from elsewhere takes the place of what is typed', () => {
    const input = anInput('day');
    fireEvent.change(input, { target: { value: '2027-3' } });
    fireEvent.click(screen.getByText('other'));
    expect(input.value).toBe('2030-01-01');
  });

  it('that cannot be read is shown as at fault once the field is left, and stays', () => {
    const input = anInput('day');
    fireEvent.change(input, { target: { value: '2027-02-30' } });
    expect(input.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.value).toBe('2027-02-30');
  });

  it('is chosen from a calendar that a key opens', async () => {
    const input = anInput('day', '2027-03-15');
    fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true });
    fireEvent.click(await screen.findByRole('gridcell', { name: '20' }, { timeout: 10_000 }));
    expect(kept()).toBe('2027-03-20');
    expect(input.value).toBe('2027-03-20');
  });

  it('with a clock time keeps that on another day', async () => {
    const input = anInput('minute', '2027-03-15T08:05');
    expect(input.value).toBe('2027-03-15 08:05');
    fireEvent.click(screen.getByRole('button', { name: 'kit.date.open' }));
    fireEvent.click(await screen.findByRole('gridcell', { name: '20' }, { timeout: 10_000 }));
    expect(kept()).toBe('2027-03-20T08:05');
  });

  it('of a month is chosen from its year', async () => {
    anInput('month', '2027-03');
    fireEvent.click(screen.getByRole('button', { name: 'kit.date.open' }));
    fireEvent.click(await screen.findByRole('radio', { name: /^(五月|5月|May)$/ }, { timeout: 10_000 }));
    expect(kept()).toBe('2027-05');
  });
});
