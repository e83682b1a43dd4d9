/** The console's own client in front of an upstream under test: what it would fetch goes into the app, without a socket. */
import { combineDataProviders, type DataProvider } from 'ra-core';
import { vi } from 'vitest';
import type { GenericResource } from '../../src/contract/grammar/resource.ts';
import { CAPABILITIES, type CapabilityName } from '../../src/contract/platform.ts';
import { createDataProvider } from '../../src/data/data-provider.ts';
import { createEntityProvider } from '../../src/data/entity-provider.ts';
import type { ResourceCalls } from '../../src/data/feature.ts';
import { hold } from '../../src/data/token.ts';
import { enterBareWindow, leaveBareWindow } from './bare-window.ts';
import type { Person, Upstream } from './upstream.ts';

/** From now on this test is a window of the console, in which this person has signed in. */
export function aWindow({ app }: Pick<Upstream, 'app'>, { token }: Pick<Person, 'token'>): void {
  enterBareWindow();
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const { statusCode, payload } = await app.inject({
      method: (request.method ?? 'GET') as 'GET',
      url: address,
      headers: { ...(request.headers as Record<string, string>), 'user-agent': 'test' },
      ...(request.body ? { payload: String(request.body) } : {}),
    });
    return { status: statusCode, text: async () => payload, headers: new Map() };
  });
  hold(token);
}

/** Ends it: the files that come after in the same process fetch from the network again. */
export function leaveWindow(): void {
  vi.unstubAllGlobals();
  leaveBareWindow();
}

interface Resource {
  /** As react-admin calls it. */
  name: string;
  calls: ResourceCalls;
  entity?: GenericResource | undefined;
}

/** The providers as the console puts them together, for an upstream that can do this. */
export function aDataProvider(
  resources: readonly Resource[],
  capabilities: readonly CapabilityName[] = CAPABILITIES,
): DataProvider {
  const byName = new Map(resources.map(resource => [resource.name, resource]));
  const byCalls = createDataProvider(
    async resource => (byName.get(resource) as Resource).calls,
    () => new Set(capabilities),
  );
  const generic = createEntityProvider(async name => byName.get(name)?.entity as GenericResource, byCalls);
  return combineDataProviders(resource => (byName.get(resource)?.entity ? generic : byCalls));
}
