import { ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, Form } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { choice, choices, flag } from '../../contract/grammar/kinds/choice.ts';
import { count, fen } from '../../contract/grammar/kinds/number.ts';
import { note, text, texts } from '../../contract/grammar/kinds/text.ts';
import { clock, day } from '../../contract/grammar/kinds/time.ts';
import { resource } from '../../contract/grammar/resource.ts';
import { line } from '../../contract/grammar/wire.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { historyRouter } from '../../kit/router/history-router.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { ResourceForm } from './ResourceForm.tsx';
import { resourcePages } from './resource-pages.ts';

const may = { read: 'vehiclemgr', add: 'vehiclemgr', edit: 'vehiclemgr', remove: 'vehiclemgr' } as const;
const thing = resource('thing', {
  path: 'thing',
  fields: {
    name: text(40).required().search(),
    seats: count(),
    price: fen(),
    few: choice([1, 2, 3]).initially(1),
    many: choice([1, 2, 3, 4, 5]).initially(1),
    letters: choice(['a', 'b']),
    isOn: flag().initially(1),
    angles: choices(['left', 'right']),
    tags: texts(line(10), 5),
    from: clock(),
    since: day('start'),
    until: day(),
    more: note(200),
  },
  sorts: ['name'],
  may,
});
const FORM = [
  'name',
  'seats',
  'price',
  'few',
  'many',
  'letters',
  'isOn',
  'angles',
  'tags',
  'from',
  'since',
  'until',
  'more',
];

function show(spec: Partial<Parameters<typeof resourcePages>[1]> = {}, record: object = {}) {
  const pages = resourcePages(thing, { columns: ['name'], form: FORM, ...(spec as object) });
  const session = { user: {}, rights: { codes: new Set() }, capabilities: new Set() } as unknown as Session;
  render(
    <InRouter router={aRouter()}>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
        <CoreAdminContext routerProvider={historyRouter} queryClient={new QueryClient()}>
          <SessionProvider session={session}>
            <Form record={record}>
              <ResourceForm pages={pages as never} />
              <Entered />
            </Form>
          </SessionProvider>
        </CoreAdminContext>
      </ThemeProvider>
    </InRouter>,
  );
}
/** What the form would send. */
const Entered = () => <output data-testid="entered">{JSON.stringify(useWatch())}</output>;
const entered = () => JSON.parse(screen.getByTestId('entered').textContent ?? '');
const control = (field: string) => screen.getByLabelText(new RegExp(`^thing\\.field\\.${field}\\b`));

describe('the form of a resource', () => {
  it('has for each field the input of its kind', () => {
    show({}, { id: '1', few: 2, many: 2, isOn: 1, angles: ['left'], tags: ['x'] });
    expect(control('name')).toHaveProperty('required', false);
    expect(control('name').getAttribute('aria-required')).toBe('true');
    expect(control('seats').getAttribute('inputmode')).toBe('decimal');
    expect(control('price').getAttribute('inputmode')).toBe('decimal');
    expect(control('many').tagName).toBe('SELECT');
    expect(control('letters').tagName).toBe('SELECT');
    expect(control('from')).toHaveProperty('type', 'time');
    expect(control('until')).toHaveProperty('placeholder', 'kit.date.day');
    expect(control('more').tagName).toBe('TEXTAREA');
    expect(screen.getAllByRole('radio')).toHaveLength(3 + 2);
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  it('takes a day for the millisecond of it that its kind means', () => {
    show();
    for (const field of ['since', 'until'])
      fireEvent.change(control(field), { target: { value: '2026-02-28' } });
    expect(entered()).toMatchObject({
      since: Date.parse('2026-02-28T00:00:00+08:00'),
      until: Date.parse('2026-02-28T23:59:59.999+08:00'),
    });
  });

  it('draws in another way what it is told to', () => {
    show({
      inputs: { isOn: 'switch', few: 'select', name: ({ source }) => <output>{source} of its own</output> },
    });
    expect(control('few').tagName).toBe('SELECT');
    expect(screen.getByText('name of its own')).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
  });

  it('leaves as it is what a record in its state keeps', () => {
    show({ isFixed: (_row: object, field: string) => field === 'name' }, { id: '1', name: 'A' });
    expect(control('name')).toHaveProperty('disabled', true);
    expect(control('seats')).toHaveProperty('disabled', false);
  });
});
