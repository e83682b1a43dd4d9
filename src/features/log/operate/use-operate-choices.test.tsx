import { renderHook } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { expect, test } from 'vitest';
import type { CapabilityName } from '../../../contract/platform.ts';
import type { Session } from '../../../data/session.ts';
import { SessionProvider } from '../../../data/session-context.tsx';
import pages from './pages.tsx';
import { useOperateChoices } from './use-operate-choices.ts';

function choicesWith(...capabilities: CapabilityName[]) {
  const session = { capabilities: new Set(capabilities) } as unknown as Session;
  const { result } = renderHook(useOperateChoices, {
    wrapper: ({ children }) => (
      <CoreAdminContext>
        <SessionProvider session={session}>{children}</SessionProvider>
      </CoreAdminContext>
    ),
  });
  return result.current;
}

test('a plain upstream is asked only for what the specification filters by', () => {
  const always = (pages.filters ?? []).flatMap(filter => {
    if (typeof filter === 'string') return filter;
    return 'capability' in filter ? [] : filter.field;
  });
  expect(always).toEqual(['operTime', 'title', 'businessType', 'objectId', 'operIp']);
});

test('the modules of our own upstream are chosen, those of another are typed', () => {
  expect(choicesWith('logFilters').title?.length).toBeGreaterThan(20);
  expect(choicesWith().title).toBeUndefined();
});
