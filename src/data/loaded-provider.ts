/** A data provider whose script comes when it is first asked. */
import type { DataProvider } from 'ra-core';

type Method = (...given: unknown[]) => Promise<unknown>;

export function loadedProvider(load: () => Promise<DataProvider>): DataProvider {
  let loading: Promise<DataProvider> | undefined;
  const loaded = () => {
    loading ??= load().catch(error => {
      // what did not come through once may come the next time
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return new Proxy({} as DataProvider, {
    get: (_, name): Method | undefined => {
      // a provider is no promise, whoever awaits it
      if (typeof name !== 'string' || name === 'then') return undefined;
      return async (...given) => ((await loaded())[name] as Method)(...given);
    },
  });
}
