import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, memoryStore } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { aRouter, InRouter } from '../../../tests/builders/in-router.tsx';
import { taxiLight } from '../../contract/taxi-light.ts';
import type { Session } from '../../data/session.ts';
import { SessionProvider } from '../../data/session-context.tsx';
import { historyRouter } from '../../kit/router/history-router.tsx';
import { createCabdeskTheme } from '../../kit/theme/theme.ts';
import { ResourceList } from './ResourceList.tsx';

const LIGHT = { id: '7', lightNo: 'DL-7' };
const provider = {
  getList: async () => ({ data: [LIGHT], total: 1, meta: { isComplete: true } }),
} as unknown as DataProvider;

const show = (...codes: string[]) => showAt(`/${taxiLight.resource}`, ...codes);

async function showAt(address: string, ...codes: string[]) {
  const session = {
    user: { userId: '1' },
    rights: { userId: '1', codes: new Set(codes), subjectsGrantActions: false },
    capabilities: new Set(['entities']),
  } as unknown as Session;
  render(
    <InRouter router={aRouter(address)}>
      <ThemeProvider theme={createCabdeskTheme({ mode: 'light' })}>
        <CoreAdminContext routerProvider={historyRouter} dataProvider={provider} store={memoryStore()}>
          <SessionProvider session={session}>
            <ResourceList
              resource={taxiLight}
              nameOf={row => String(row.lightNo)}
              columns={[{ key: 'lightNo', head: 'lightNo', cell: row => row.lightNo }]}
              loadEdit={loadEdit}
            />
          </SessionProvider>
        </CoreAdminContext>
      </ThemeProvider>
    </InRouter>,
  );
  await screen.findByRole('row', { name: 'DL-7' });
}
const loadEdit = async () => ({ default: () => null });
const buttons = () =>
  screen.getAllByRole('button').map(({ textContent, ariaLabel }) => textContent || ariaLabel);

describe('the list of a resource', () => {
  it('offers to who only reads nothing that changes', async () => {
    await show('vehiclemgr');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'entity.view' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /moreActions/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /create/ })).toBeNull();
    expect(buttons().filter(name => /create|edit|remove/.test(String(name)))).toEqual([]);
  });

  it('offers to who edits as well what he may', async () => {
    await show('vehiclemgr', 'vehiclemgr:edit');
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'entity.edit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /moreActions/ })).toBeTruthy();
  });

  it('tells of a filter in the address that it does not know; until it is gone nothing is done with many', async () => {
    const filter = encodeURIComponent(JSON.stringify({ lightNo: 'DL-7', nosuch: 1 }));
    await showAt(`/${taxiLight.resource}?filter=${filter}`, 'vehiclemgr', 'vehiclemgr:edit');
    expect((await screen.findByRole('alert')).textContent).toContain('kit.list.unknownFilter');
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'kit.list.removeUnknown' }));
    await screen.findAllByRole('checkbox');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
