/** What each field keeps in the record of what is typed, picked and cleared. */
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { CoreAdminContext, type RaRecord, required } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatTime } from '../format/time.ts';
import { createCabdeskTheme } from '../theme/theme.ts';
import { DateField, MonthField } from './DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { FormSections } from './FormSections.tsx';
import { NumberField, YuanField } from './NumberField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { SelectField } from './SelectField.tsx';
import { SuggestField } from './SuggestField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TagsField } from './TagsField.tsx';

const theme = createCabdeskTheme({ mode: 'light' });

function aForm(inputs: ReactNode, record: Partial<RaRecord> = {}) {
  const onSubmit = vi.fn(async (_values: Record<string, unknown>) => undefined);
  const { unmount } = render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <RecordForm record={{ id: '1', ...record }} onSubmit={onSubmit}>
          {inputs}
          <button type="submit">save</button>
        </RecordForm>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  return {
    unmount,
    /** What is saved; undefined where the form refuses. */
    async saved() {
      onSubmit.mockClear();
      await act(async () => fireEvent.click(screen.getByText('save')));
      return onSubmit.mock.calls[0]?.[0];
    },
  };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

const here = process.env.TZ;
afterEach(() => {
  process.env.TZ = here;
});

describe.each(['Asia/Shanghai', 'America/Los_Angeles', 'Pacific/Kiritimati'])('a browser in %s', zone => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  test('keeps of a day its last millisecond in Nanning, or its first, and shows the same day again', async () => {
    const form = aForm(
      <>
        <DateField source="until" label="until" />
        <DateField source="from" label="from" edge="start" />
      </>,
      { until: Date.parse('2026-03-01T23:59:59.999+08:00') },
    );
    expect(field('until').value).toBe('2026-03-01');
    type('until', '2026-02-28');
    type('from', '2026-02-28');
    const { until, from } = (await form.saved()) ?? {};
    expect(until).toBe(Date.parse('2026-02-28T23:59:59.999+08:00'));
    expect(from).toBe(Date.parse('2026-02-28T00:00:00+08:00'));
    expect(field('until').value).toBe('2026-02-28');
  });

  test('keeps of a month its end, which lies on another day each month', async () => {
    const form = aForm(<MonthField source="month" label="month" />);
    for (const [month, last] of [
      ['2026-02', '2026-02-28 23:59:59'],
      ['2028-02', '2028-02-29 23:59:59'],
      ['2026-04', '2026-04-30 23:59:59'],
      ['2026-12', '2026-12-31 23:59:59'],
    ] as const) {
      type('month', month);
      expect(formatTime(Number((await form.saved())?.month))).toBe(last);
      expect(field('month').value).toBe(month);
    }
  });
});

test('a day that is cleared is no day', async () => {
  const form = aForm(<DateField source="until" label="until" />, { until: Date.now() });
  type('until', '');
  expect(await form.saved()).toMatchObject({ until: null });
});

test('what is no date stays in the field, is told, and is not saved', async () => {
  const form = aForm(<DateField source="until" label="until" />);
  type('until', '2027-02-30');
  fireEvent.blur(field('until'));
  expect(await form.saved()).toBeUndefined();
  await screen.findByText('kit.problem.date');
  expect(field('until').value).toBe('2027-02-30');
  type('until', '2027年2月28日');
  fireEvent.blur(field('until'));
  expect(field('until').value).toBe('2027-02-28');
  expect(await form.saved()).toMatchObject({ until: Date.parse('2027-02-28T23:59:59.999+08:00') });
});

test('a span takes both days whole and an open end, and is not saved turned around', async () => {
  const form = aForm(<DateRangeField label="valid" from="from" to="to" />);
  const [from, to] = [field('valid kit.span.from'), field('valid kit.span.to')];
  fireEvent.change(from, { target: { value: '2026-05-02' } });
  expect(await form.saved()).toMatchObject({ from: Date.parse('2026-05-02T00:00:00+08:00') });
  fireEvent.change(to, { target: { value: '2026-05-01' } });
  expect(await form.saved()).toBeUndefined();
  await screen.findByText('kit.span.turned');
  fireEvent.change(to, { target: { value: '2026-05-02' } });
  expect(await form.saved()).toMatchObject({ to: Date.parse('2026-05-02T23:59:59.999+08:00') });
});

test('any sum of yuan is kept in fen, exactly', async () => {
  const form = aForm(<YuanField source="price" label="price" />);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -1e11, max: 1e11 }), async fen => {
      const whole = Math.abs(fen);
      const yuan = `${fen < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
      type('price', yuan);
      expect(await form.saved()).toMatchObject({ price: fen });
    }),
    { numRuns: 40 },
  );
});

test.each([
  ['１２．５', 12.5],
  ['12。5', 12.5],
  ['1,200', 1200],
  ['−3', -3],
  ['', null],
  ['twelve', 'twelve'],
])('a number typed as %o is kept as %o', async (text, value) => {
  const form = aForm(<NumberField source="count" label="count" />, { count: 7 });
  type('count', text);
  expect((await form.saved())?.count).toBe(value);
});

test('a number on its way stays as it is typed', async () => {
  aForm(<NumberField source="count" label="count" />);
  for (const text of ['1', '1.', '1.0', '1.05']) {
    type('count', text);
    expect(field('count').value).toBe(text);
  }
  fireEvent.blur(field('count'));
  await waitFor(() => expect(field('count').value).toBe('1.05'));
});

test('a switch keeps 1 and 0, and says which', async () => {
  const words = { on: 'open', off: 'closed' };
  const form = aForm(<SwitchField source="state" label="state" words={words} />, { state: 1 });
  screen.getByText('open');
  fireEvent.click(screen.getByRole('switch', { name: 'state' }));
  screen.getByText('closed');
  expect(await form.saved()).toMatchObject({ state: 0 });
});

describe('a list of choices', () => {
  const choices = [
    { value: 1, label: 'one' },
    { value: 2, label: 'two' },
  ];

  test('keeps the value in its own type, and nothing where it is cleared', async () => {
    const form = aForm(<SelectField source="kind" label="kind" choices={choices} />, { kind: 1 });
    type('kind', '2');
    expect(await form.saved()).toMatchObject({ kind: 2 });
    type('kind', '');
    expect(await form.saved()).toMatchObject({ kind: null });
  });

  test('shows and keeps what it does not know', async () => {
    const form = aForm(<SelectField source="kind" label="kind" choices={choices} />, { kind: 9 });
    expect(field('kind').value).toBe('9');
    expect(await form.saved()).toMatchObject({ kind: 9 });
  });

  test('cannot be cleared where it is required', () => {
    aForm(<SelectField source="kind" label="kind" choices={choices} isRequired />, { kind: 1 });
    expect(screen.queryByText('kit.list.choose')).toBeNull();
  });
});

describe('several short texts', () => {
  const tags = () => aForm(<TagsField source="tags" label="tags" />, { tags: ['a'] });
  const press = (key: string, isComposing = false) => fireEvent.keyDown(field('tags'), { key, isComposing });

  test('are ended by Enter, by a comma of either kind, and by leaving; none stands twice', async () => {
    const form = tags();
    type('tags', 'b');
    press('Enter');
    type('tags', 'c，d, a;');
    type('tags', ' e ');
    fireEvent.blur(field('tags'));
    expect(await form.saved()).toMatchObject({ tags: ['a', 'b', 'c', 'd', 'e'] });
  });

  test('are not ended by the Enter of an input method', async () => {
    const form = tags();
    type('tags', 'nan');
    press('Enter', true);
    expect(field('tags').value).toBe('nan');
    press('Enter');
    expect(await form.saved()).toMatchObject({ tags: ['a', 'nan'] });
  });

  test('are taken back to be changed by Backspace in the empty line', async () => {
    const form = tags();
    press('Backspace');
    expect(field('tags').value).toBe('a');
    type('tags', 'az');
    press('Enter');
    expect(await form.saved()).toMatchObject({ tags: ['az'] });
  });
});

test('the contents of a long form tell where something is changed, and where something is at fault', async () => {
  const form = aForm(
    <FormSections
      sections={[
        { key: 'who', title: 'Who', content: <NumberField source="a" label="a" validate={required()} /> },
        { key: 'when', title: 'When', content: <NumberField source="b" label="b" /> },
      ]}
    />,
    { a: 1 },
  );
  const contents = () =>
    screen.getAllByRole('button').flatMap(button => button.getAttribute('aria-label') ?? []);
  expect(contents()).toEqual(['Who', 'When']);
  type('b', '2');
  await waitFor(() => expect(contents()).toEqual(['Who', 'When (kit.form.changed)']));
  type('a', '');
  expect(await form.saved()).toBeUndefined();
  await waitFor(() => expect(contents()).toEqual(['Who (kit.form.faulty)', 'When (kit.form.changed)']));
});

test('a suggestion fills the field as if it had been typed, any other text stays, and none is none', async () => {
  const form = aForm(<SuggestField source="brand" label="brand" suggestions={['比亚迪', '大众']} />);
  expect((await form.saved())?.brand).toBeUndefined();
  type('brand', '大');
  fireEvent.click(screen.getByRole('option', { name: '大众' }));
  expect(await form.saved()).toMatchObject({ brand: '大众' });
  type('brand', '红旗');
  fireEvent.keyDown(field('brand'), { key: 'Enter' });
  expect(await form.saved()).toMatchObject({ brand: '红旗' });
  type('brand', '');
  expect(await form.saved()).toMatchObject({ brand: null });
});
