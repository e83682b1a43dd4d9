import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, ResourceContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { type Draft, type Drafts, DraftsProvider } from './drafts-context.ts';
import { MaskedTextField } from './MaskedTextField.tsx';
import { RecordForm } from './RecordForm.tsx';
import { TextField } from './TextField.tsx';

const theme = createCabdeskTheme({ mode: 'light' });
const RECORD = { id: '1', name: '韦', mobile: '138****5678', version: 3 };
const PLACE = 'role/1';

/** A form in its page; `held` is what is kept of it. */
type Submit = () => Promise<Record<string, string> | undefined>;

function aForm(held: Map<string, Draft>, onSubmit: Submit = async () => undefined) {
  const drafts: Drafts = {
    read: async place => {
      const draft = held.get(place);
      return draft && { ...draft, savedOn: Date.now() };
    },
    write: async (place, draft) => void held.set(place, draft),
    drop: async place => void held.delete(place),
  };
  return render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>
        <ResourceContextProvider value="role">
          <DraftsProvider value={drafts}>
            <RecordForm record={RECORD} onSubmit={onSubmit}>
              <DraftNotice />
              <TextField source="name" label="name" />
              <MaskedTextField source="mobile" label="mobile" />
              <button type="submit">save</button>
            </RecordForm>
          </DraftsProvider>
        </ResourceContextProvider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText<HTMLInputElement>(name), { target: { value } });
const nameOf = (held: Map<string, Draft>) => held.get(PLACE)?.typed.name;

test('what is typed is kept with what it was typed on, and never a masked number', async () => {
  const held = new Map<string, Draft>();
  aForm(held);
  fireEvent.click(screen.getByText('kit.masked.retype'));
  type('mobile', '13912345678');
  type('name', '韦大宝');
  await waitFor(() => expect(nameOf(held)).toBe('韦大宝'));
  expect(held.get(PLACE)).toEqual({ typed: { name: '韦大宝' }, loaded: { name: '韦' }, version: 3 });
});

test('the page that goes keeps the last keys, and a save that leaves it keeps nothing', async () => {
  const held = new Map<string, Draft>();
  const page = aForm(held);
  type('name', '韦大宝');
  page.unmount();
  await waitFor(() => expect(nameOf(held)).toBe('韦大宝'));

  held.clear();
  const saved = aForm(held, async () => {
    saved.unmount();
    return undefined;
  });
  type('name', '韦小宝');
  await act(async () => fireEvent.click(screen.getByText('save')));
  expect(held.size).toBe(0);
});

test('a form that is closed in mid-save offers nothing on coming back before it is known how the save ended', async () => {
  for (const [errors, isOffered] of [
    [undefined, false],
    [{ name: 'taken' }, true],
  ] as const) {
    const held = new Map<string, Draft>();
    let end = (_errors: Record<string, string> | undefined) => {};
    const first = aForm(
      held,
      () =>
        new Promise(ended => {
          end = ended;
        }),
    );
    type('name', '韦大宝');
    await waitFor(() => expect(nameOf(held)).toBe('韦大宝'));
    await act(async () => fireEvent.click(screen.getByText('save')));
    first.unmount();

    const second = aForm(held);
    await act(async () => {});
    expect(screen.queryByText('kit.draft.restore')).toBeNull();
    await act(async () => end(errors));
    if (isOffered) await screen.findByText('kit.draft.restore');
    else await waitFor(() => expect(held.size).toBe(0));
    expect(screen.queryAllByText('kit.draft.restore')).toHaveLength(isOffered ? 1 : 0);
    second.unmount();
  }
});

test('what comes back and is given up at once is gone', async () => {
  const held = new Map<string, Draft>([
    [PLACE, { typed: { name: '韦大宝' }, loaded: { name: '韦' }, version: 3 }],
  ]);
  aForm(held);
  fireEvent.click(await screen.findByText('kit.draft.restore'));
  const field = screen.getByLabelText<HTMLInputElement>('name');
  await waitFor(() => expect(field.value).toBe('韦大宝'));
  type('name', '韦');
  await waitFor(() => expect(held.size).toBe(0));
});

test('a draft that says nothing new is not offered', async () => {
  const held = new Map<string, Draft>([[PLACE, { typed: { name: '韦' }, loaded: { name: '黄' } }]]);
  aForm(held);
  await act(async () => {});
  expect(screen.queryByText('kit.draft.restore')).toBeNull();
});
