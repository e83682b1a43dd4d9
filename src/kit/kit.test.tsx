import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, Form, required } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { BulkResultDialog } from './bulk/BulkResultDialog.tsx';
import type { BulkAct } from './bulk/results.ts';
import { ConflictDialog } from './conflict/ConflictDialog.tsx';
import { MaskedTextField } from './form/MaskedTextField.tsx';
import { RecordForm } from './form/RecordForm.tsx';
import { TextField } from './form/TextField.tsx';
import { createCabdeskTheme } from './theme/theme.ts';

const theme = createCabdeskTheme({ mode: 'light' });
/** Without a catalogue every word is its key. */
const show = (page: ReactNode) =>
  render(
    <CoreAdminContext>
      <ThemeProvider theme={theme}>{page}</ThemeProvider>
    </CoreAdminContext>,
  );
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a bulk action asks, tells each result, and tries the failed ones again', async () => {
  const act = vi.fn(async (id: string) => {
    if (id === '2' && act.mock.calls.length <= 2) throw new Error('busy');
    return undefined;
  });
  const onClose = vi.fn();
  show(
    <BulkResultDialog
      title="disable"
      question="sure"
      confirmLabel="go"
      items={[
        { id: '1', name: '韦' },
        { id: '2', name: '黄' },
      ]}
      act={act}
      describe={error => String((error as Error).message)}
      onClose={onClose}
    />,
  );
  expect(act).not.toHaveBeenCalled();
  click('go');
  expect(await screen.findByText('busy')).toBeTruthy();
  click('kit.bulk.retry');
  await waitFor(() => expect(screen.getAllByText('kit.bulk.done')).toHaveLength(2));
  expect(act.mock.calls.map(([id]) => id)).toEqual(['1', '2', '2']);
  click('kit.bulk.close');
  expect(onClose.mock.calls[0]?.[0]).toHaveLength(2);
});

const oneAlone = (act: BulkAct) => {
  const onClose = vi.fn();
  const told = { title: 'disable', question: 'sure', confirmLabel: 'go', describe: String, onClose };
  show(<BulkResultDialog {...told} items={[{ id: '1', name: '韦' }]} act={act} />);
  click('go');
  return onClose;
};

test('where there is one alone, the dialog closes once that is done', async () => {
  const onClose = oneAlone(async () => undefined);
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith([{ id: '1', name: '韦' }]));
});

test('one that fails, or tells a secret, keeps its dialog open', async () => {
  const onFail = oneAlone(async () => {
    throw new Error('busy');
  });
  await screen.findByText('Error: busy');
  expect(onFail).not.toHaveBeenCalled();
  cleanup();
  const onSecret = oneAlone(async () => ({ secret: 'once' }));
  await screen.findByText('once');
  expect(onSecret).not.toHaveBeenCalled();
});

test('a conflict saves what was chosen for each field', () => {
  const onSave = vi.fn();
  show(
    <ConflictDialog
      conflicts={[
        { name: 'remark', loaded: '', theirs: 'x', mine: 'y', isContested: true },
        { name: 'jobNo', loaded: '', theirs: 'N1', mine: '', isContested: false },
      ]}
      by="蒙建国"
      on={1}
      isSame={(_, one, other) => one === other}
      labelOf={name => name}
      show={(_, value) => String(value)}
      isSaving={false}
      onSave={onSave}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'remark: kit.conflict.theirs' }));
  click('kit.conflict.save');
  expect(onSave).toHaveBeenCalledWith({ remark: 'theirs', jobNo: 'theirs' });
});

test('a masked value is replaced only when typed anew, and can be kept', async () => {
  show(
    <Form record={{ id: '1', mobile: '138****5678' }}>
      <MaskedTextField source="mobile" label="mobile" />
    </Form>,
  );
  const input = () => screen.getByLabelText<HTMLInputElement>('mobile');
  expect(input().readOnly).toBe(true);
  click('kit.masked.retype');
  expect(input().value).toBe('');
  fireEvent.change(input(), { target: { value: '13900000000' } });
  expect(screen.getByText('kit.masked.willReplace')).toBeTruthy();
  click('kit.masked.keep');
  expect(input().value).toBe('138****5678');
  expect(input().readOnly).toBe(true);
});

test('a form submitted twice at once is saved once, and again when that is through', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(
    () =>
      new Promise<undefined>(resolve => {
        finish = () => resolve(undefined);
      }),
  );
  show(
    <RecordForm record={{ name: '韦' }} onSubmit={onSubmit}>
      <TextField source="name" label="name" />
      <button type="submit">go</button>
    </RecordForm>,
  );
  click('go');
  click('go');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  finish();
  await waitFor(() => {
    click('go');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
  finish();
});

test('the first field at fault gets the cursor, and says what is wrong with it', async () => {
  show(
    <RecordForm onSubmit={async () => undefined}>
      <TextField source="account" label="account" validate={required()} isRequired />
      <TextField source="name" label="name" validate={required()} isRequired />
      <button type="submit">go</button>
    </RecordForm>,
  );
  click('go');
  const account = screen.getByRole('textbox', { name: 'account' });
  await waitFor(() => expect(document.activeElement).toBe(account));
  const said = account.getAttribute('aria-describedby');
  expect(said && document.getElementById(said)?.textContent).toBe('ra.validation.required');
});

test('closing the tab asks first while something is not saved', async () => {
  show(
    <RecordForm record={{ name: '韦' }} onSubmit={async () => undefined}>
      <TextField source="name" label="name" />
    </RecordForm>,
  );
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isAsked()).toBe(false);
  const name = screen.getByRole('textbox', { name: 'name' });
  fireEvent.change(name, { target: { value: '韦大宝' } });
  await waitFor(() => expect(isAsked()).toBe(true));
  fireEvent.change(name, { target: { value: '韦' } });
  await waitFor(() => expect(isAsked()).toBe(false));
});
