import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult, type RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { outOfTownCalls } from '../contract/out-of-town.ts';
import { ask } from './ask.ts';
import type { ResourceCalls } from './feature.ts';
import type { Session } from './session.ts';
import { SessionProvider } from './session-context.tsx';
import { useSelfRefresh } from './use-self-refresh.ts';

vi.mock('./ask.ts', () => ({ ask: vi.fn() }));

const ROW: ResourceCalls = { list: outOfTownCalls.listOutOfTown, idField: 'vehicleId' };
const EVERY_MS = 30_000;
const NOTHING = {};
const SESSION = { capabilities: new Set(['sort']) } as unknown as Session;

const sort = { field: 'leftTime', order: 'ASC' } as const;
const params = { pagination: { page: 1, perPage: 20 }, sort, filter: {} };
const KEY = ['out', 'getList', params];
const shown = { resource: 'out', page: 1, perPage: 20, sort, filterValues: {} };

it('reads rows that still name themselves, by whichever field they do', async () => {
  vi.mocked(ask).mockResolvedValue({ rows: [{ vehicleId: '63', distance: 7 }], total: 1 } as never);
  const client = new QueryClient();
  const before = { data: [{ id: '63', vehicleId: '63', distance: 6 }], total: 1 };
  client.setQueryData(KEY, before, { updatedAt: Date.now() - EVERY_MS });
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionProvider session={SESSION}>
        <ListContextProvider value={shown as unknown as ListControllerResult}>{children}</ListContextProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
  renderHook(() => useSelfRefresh(ROW, NOTHING, EVERY_MS), { wrapper: around });
  const rows = () => client.getQueryData<{ data: RaRecord[] }>(KEY)?.data;
  await waitFor(() => expect(rows()).toEqual([{ id: '63', vehicleId: '63', distance: 7 }]));
});
