import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { expect, test } from 'vitest';
import type { CapabilityName } from '../../../contract/platform.ts';
import type { Session } from '../../../data/session.ts';
import { SessionProvider } from '../../../data/session-context.tsx';
import { useOperateFilters } from './use-operate-filters.ts';

function filtersWith(...capabilities: CapabilityName[]): string[] {
  const session = { capabilities: new Set(capabilities) } as unknown as Session;
  const { result } = renderHook(useOperateFilters, {
    wrapper: ({ children }) => (
      <CoreAdminContext>
        <SessionProvider session={session}>{children}</SessionProvider>
      </CoreAdminContext>
    ),
  });
  return result.current.filters.map(({ name }) => name);
}

const OF_THE_SPECIFICATION = ['title', 'businessType', 'objectId', 'operIp'];

test('a plain upstream is asked only for what the specification filters by', () => {
  expect(filtersWith()).toEqual(OF_THE_SPECIFICATION);
  expect(filtersWith('logFilters').sort()).toEqual([...OF_THE_SPECIFICATION, 'objectType', 'traceId'].sort());
});
