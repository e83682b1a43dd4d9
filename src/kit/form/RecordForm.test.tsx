import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type RaRecord } from 'ra-core';
import { Activity, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCabdeskTheme } from '../theme/theme.ts';
import { useFormSaved } from './form-saved.ts';
import { RecordForm } from './RecordForm.tsx';
import { TextField } from './TextField.tsx';
import { type Unsaved, UnsavedProvider } from './unsaved-context.ts';

const theme = createCabdeskTheme({ mode: 'light' });
const LOADED: RaRecord = { id: '1', name: '韦', mobile: '138****5678', version: 1 };
type Submit = Parameters<typeof RecordForm>[0]['onSubmit'];

/** A form in a page that can go out of view; `unsaved` holds ids of what is not saved. */
function aForm(onSubmit: Submit = async () => undefined) {
  const unsaved = new Set<string>();
  let isShown = true;
  let record = LOADED;
  const told: Unsaved = {
    report: (form, is) => void (is ? unsaved.add(form) : unsaved.delete(form)),
    leave: form => isShown && unsaved.delete(form),
  };
  const page = () => (
    <StrictMode>
      <CoreAdminContext>
        <ThemeProvider theme={theme}>
          <UnsavedProvider value={told}>
            <Activity mode={isShown ? 'visible' : 'hidden'}>
              <RecordForm record={record} onSubmit={onSubmit}>
                <TextField source="name" label="name" />
                <TextField source="mobile" label="mobile" />
                <button type="submit">save</button>
                <Elsewhere />
              </RecordForm>
            </Activity>
          </UnsavedProvider>
        </ThemeProvider>
      </CoreAdminContext>
    </StrictMode>
  );
  const { rerender } = render(page());
  return {
    isUnsaved: () => unsaved.size > 0,
    leaveAndComeBack() {
      isShown = false;
      rerender(page());
      isShown = true;
      rerender(page());
    },
    load(next: Partial<RaRecord>) {
      record = { ...record, ...next };
      rerender(page());
    },
  };
}

/** Saves the form's values by a way of its own, as the dialog of a conflict does. */
function Elsewhere() {
  const tell = useFormSaved();
  return (
    <button type="button" onClick={() => tell({ ...LOADED, name: 'merged' })}>
      merge
    </button>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

afterEach(() => vi.restoreAllMocks());

test('what is typed stays while the page is out of view, and stays unsaved', async () => {
  const form = aForm();
  type('name', '韦大宝');
  await waitFor(() => expect(form.isUnsaved()).toBe(true));
  form.leaveAndComeBack();
  form.leaveAndComeBack();
  expect(field('name').value).toBe('韦大宝');
  expect(form.isUnsaved()).toBe(true);
  type('name', '韦');
  await waitFor(() => expect(form.isUnsaved()).toBe(false));
});

test('after its own save the form is clean, and shows the record as it came back', async () => {
  const form = aForm();
  type('mobile', '13900001234');
  await press('save');
  expect(form.isUnsaved()).toBe(false);
  form.load({ mobile: '139****1234', version: 2 });
  await waitFor(() => expect(field('mobile').value).toBe('139****1234'));
  form.leaveAndComeBack();
  expect(field('mobile').value).toBe('139****1234');
  expect(form.isUnsaved()).toBe(false);
});

test('the record may come back before the save is through', async () => {
  const form: ReturnType<typeof aForm> = aForm(async () => {
    form.load({ mobile: '139****1234', version: 2 });
    return undefined;
  });
  type('mobile', '13900001234');
  await press('save');
  await waitFor(() => expect(field('mobile').value).toBe('139****1234'));
  expect(form.isUnsaved()).toBe(false);
});

test('what is typed on while a save is under way is not saved, and is not lost', async () => {
  let finish = () => {};
  const form = aForm(
    () =>
      new Promise(resolve => {
        finish = () => resolve(undefined);
      }),
  );
  type('name', '韦大宝');
  await press('save');
  type('name', '韦小宝');
  await act(async () => finish());
  form.load({ name: '韦大宝', version: 2 });
  form.leaveAndComeBack();
  expect(field('name').value).toBe('韦小宝');
  expect(form.isUnsaved()).toBe(true);
});

test('a refused save stays as it is, with its error', async () => {
  const form = aForm(async () => ({ name: 'taken' }));
  type('name', '黄');
  await press('save');
  await screen.findByText('taken');
  form.leaveAndComeBack();
  expect(field('name').value).toBe('黄');
  expect(screen.getByText('taken')).toBeTruthy();
  expect(form.isUnsaved()).toBe(true);
});

test('a newer record is taken over around what is typed', async () => {
  const onSubmit = vi.fn<Submit>(async () => undefined);
  const form = aForm(onSubmit);
  type('name', '韦大宝');
  form.load({ mobile: '177****0000', version: 2 });
  await waitFor(() => expect(field('mobile').value).toBe('177****0000'));
  expect(field('name').value).toBe('韦大宝');
  await press('save');
  expect(onSubmit.mock.calls[0]?.[1]).toMatchObject({ version: 2 });
});

test('one that differs in what is typed is left to the save, which is told what was loaded', async () => {
  const onSubmit = vi.fn<Submit>(async () => ({ 'root.server': 'conflict' }));
  const form = aForm(onSubmit);
  type('name', '韦大宝');
  form.load({ name: '韦小宝', version: 2 });
  await press('save');
  expect(onSubmit.mock.calls[0]).toMatchObject([{ name: '韦大宝' }, { name: '韦', version: 1 }, {}]);
  expect(form.isUnsaved()).toBe(true);
  await press('merge');
  expect(form.isUnsaved()).toBe(false);
  await waitFor(() => expect(field('name').value).toBe('韦小宝'));
});
