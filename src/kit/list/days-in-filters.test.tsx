/** Days that a filter takes: whole ones of the calendar, and nothing else in their place. */
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { ConditionForm } from './ConditionForm.tsx';
import { SpanPicker } from './SpanPicker.tsx';

const theme = createCabdeskTheme({ mode: 'light' });
const show = (part: ReactNode) =>
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>{part}</ThemeProvider>
    </CoreAdminContext>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => {
  fireEvent.change(box(name), { target: { value } });
  fireEvent.blur(box(name));
};
const apply = () => screen.getByRole<HTMLButtonElement>('button', { name: 'kit.list.apply' });

const START = Date.parse('2027-02-28T00:00:00+08:00');
const END = Date.parse('2027-02-28T23:59:59.999+08:00');

describe('a span of days', () => {
  it('takes days of the calendar alone, and says so', () => {
    const onChange = vi.fn();
    const filter = { kind: 'span', name: 'made', label: 'made', from: 'a', to: 'b' } as const;
    show(<SpanPicker filter={filter} values={{}} onChange={onChange} />);
    write('kit.span.from', '2027-02-30');
    expect(box('kit.span.from').value).toBe('2027-02-30');
    screen.getByText('kit.problem.date');
    expect(apply().disabled).toBe(true);
    write('kit.span.from', '20270228');
    write('kit.span.to', '2027/2/28');
    expect(screen.queryByText('kit.problem.date')).toBeNull();
    fireEvent.click(apply());
    expect(onChange).toHaveBeenCalledWith({ a: START, b: END });
  });

  it('takes a whole month, whose end is the end of the month', () => {
    const onChange = vi.fn();
    const filter = { kind: 'span', name: 'made', label: 'made', from: 'a', to: 'b' } as const;
    show(<SpanPicker filter={filter} values={{}} onChange={onChange} />);
    write('kit.span.wholeMonth', '2027-13');
    expect(box('kit.span.wholeMonth').value).toBe('2027-13');
    expect(box('kit.span.from').value).toBe('');
    write('kit.span.wholeMonth', '2027年2月');
    expect([box('kit.span.from').value, box('kit.span.to').value]).toEqual(['2027-02-01', '2027-02-28']);
    fireEvent.click(apply());
    expect(onChange).toHaveBeenCalledWith({ a: Date.parse('2027-02-01T00:00:00+08:00'), b: END });
    write('kit.span.to', '2027-02-27');
    expect(box('kit.span.wholeMonth').value).toBe('');
  });
});

describe('a condition', () => {
  it('on a day takes days of the calendar alone, and says so', () => {
    const onSubmit = vi.fn();
    const field = { name: 'until', label: 'until', kind: 'time' } as const;
    show(<ConditionForm field={field} operators={['between']} onSubmit={onSubmit} />);
    write('kit.span.from', '2027-02-30');
    expect(box('kit.span.from').value).toBe('2027-02-30');
    screen.getByText('kit.problem.date');
    write('kit.span.from', '2027-02-28');
    write('kit.span.to', '2027-02-28');
    fireEvent.click(apply());
    expect(onSubmit).toHaveBeenCalledWith({ field, operator: 'between', values: [START, END] });
  });
});
