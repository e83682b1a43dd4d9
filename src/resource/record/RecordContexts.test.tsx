/** A part made for react-admin, inside the pages of a record: it finds its contexts, and saves as the form does. */
import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  type DataProvider,
  memoryStore,
  Resource,
  useCreateContext,
  useEditContext,
  useRecordContext,
  useResourceContext,
  useRouterProvider,
  useSaveContext,
} from 'ra-core';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { type TaxiLight, taxiLight } from '../../contract/taxi-light.ts';
import { UpstreamError } from '../../data/send.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { historyRouter } from '../../kit/router/history-router.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { ResourceCreate } from '../pages/ResourceCreate.tsx';
import { ResourceEdit } from '../pages/ResourceEdit.tsx';
import { resourcePages } from '../pages/resource-pages.ts';

const PATH = taxiLight.resource;
const LIGHT = { id: '7', lightNo: 'DL-7', firmware: '1.0', remark: '前', version: 3 };
const pages = resourcePages(taxiLight, {
  columns: ['lightNo'],
  form: ['lightNo', 'firmware', 'remark'],
});

const theme = createCabdeskTheme({ mode: 'light' });
const session = {
  user: { userId: '1' },
  rights: { userId: '1', codes: new Set(['vehiclemgr', 'vehiclemgr:edit']), subjectsGrantActions: false },
  capabilities: new Set(['entities']),
} as unknown as Session;

type Provided = Partial<Record<'update' | 'create', ReturnType<typeof vi.fn>>>;

function show(address: string, page: { edit: ReactElement } | { create: ReactElement }, provided: Provided) {
  const provider = { getOne: async () => ({ data: LIGHT }), ...provided } as unknown as DataProvider;
  render(
    <InRouter router={aRouter(address)}>
      <ThemeProvider theme={theme}>
        <CoreAdminContext routerProvider={historyRouter} dataProvider={provider} store={memoryStore()}>
          <SessionProvider session={session}>
            <AtItsPath page={<Resource name={PATH} {...page} />} />
          </SessionProvider>
        </CoreAdminContext>
      </ThemeProvider>
    </InRouter>,
  );
}

function AtItsPath({ page }: { page: ReactElement }) {
  const { Route, Routes } = useRouterProvider();
  return (
    <Routes>
      <Route path={`${PATH}/*`} element={page} />
    </Routes>
  );
}

const onSuccess = vi.fn();

function EditPart() {
  const { record, isPending, resource, save } = useEditContext<TaxiLight>();
  const told = [resource, useResourceContext(), record?.lightNo, useRecordContext()?.lightNo, isPending];
  const isSame = useSaveContext().save === save;
  return (
    <button type="button" onClick={() => save?.({ remark: '后' }, { onSuccess })}>
      {JSON.stringify([...told, isSame])}
    </button>
  );
}

function CreatePart() {
  const { record, isPending, resource, save } = useCreateContext<TaxiLight>();
  const told = [resource, useResourceContext(), record?.state, useRecordContext()?.state, isPending];
  const isSame = useSaveContext().save === save;
  return (
    <button
      type="button"
      onClick={() => save?.({ lightNo: 'DL-8' }, { onSuccess, transform: of => ({ ...of, remark: '新' }) })}
    >
      {JSON.stringify([...told, isSame])}
    </button>
  );
}

const aRecordsPage = { edit: <ResourceEdit pages={pages} parts={() => ({ children: <EditPart /> })} /> };
const editPart = () =>
  screen.findByRole('button', { name: JSON.stringify([PATH, PATH, 'DL-7', 'DL-7', false, true]) });

it('sees the record, and saves some of its fields on the version that was read', async () => {
  const update = vi.fn(async (_resource, { data }) => ({ data: { ...data, version: 4 } }));
  onSuccess.mockClear();
  show(`/${PATH}/7`, aRecordsPage, { update });
  fireEvent.click(await editPart());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1]).toMatchObject({
    id: '7',
    data: { ...LIGHT, remark: '后' },
    previousData: LIGHT,
  });
  expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({ remark: '后', version: 4 });
});

it('leaves what is typed beside it in the form, as unsaved as it was', async () => {
  const update = vi.fn(async (_resource, { data }) => ({ data: { ...data, version: 4 } }));
  onSuccess.mockClear();
  show(`/${PATH}/7`, aRecordsPage, { update });
  const part = await editPart();
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: /firmware/ });
  fireEvent.change(typed, { target: { value: '2.0' } });
  fireEvent.click(part);
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(update.mock.calls[0]?.[1].data).toMatchObject({ firmware: '1.0', remark: '后' });
  expect(typed.value).toBe('2.0');
});

it('is stopped by the dialog of a conflict where somebody else was faster, and nobody loses anything', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { errCode, message } = FAILURES.STATE_CONFLICT;
  const data = { current: { ...LIGHT, remark: '他', version: 4 }, updatedBy: '韦大宝', updatedOn: 1 };
  const update = vi.fn(async (_resource, given) => ({ data: { ...given.data, version: 5 } }));
  update.mockRejectedValueOnce(new UpstreamError('failure', { errCode, message, data }));
  onSuccess.mockClear();
  show(`/${PATH}/7`, aRecordsPage, { update });
  const part = await editPart();
  const typed = screen.getByRole<HTMLInputElement>('textbox', { name: /firmware/ });
  fireEvent.change(typed, { target: { value: '2.0' } });
  fireEvent.click(part);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('他');
  expect(dialog.textContent).toContain('后');
  expect(onSuccess).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'kit.conflict.save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update.mock.calls[1]?.[1].previousData).toMatchObject(data.current);
  expect(typed.value).toBe('2.0');
  vi.restoreAllMocks();
});

it('sees what a new record begins with, and adds it', async () => {
  const create = vi.fn(async (_resource, { data }) => ({ data: { ...data, id: '8' } }));
  onSuccess.mockClear();
  show(`/${PATH}/create`, { create: <ResourceCreate pages={pages} above={<CreatePart />} /> }, { create });
  fireEvent.click(
    await screen.findByRole('button', { name: JSON.stringify([PATH, PATH, 3, 3, false, true]) }),
  );
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(create.mock.calls[0]?.[1].data).toMatchObject({ lightNo: 'DL-8', remark: '新', brightness: 80 });
  expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({ id: '8' });
});
