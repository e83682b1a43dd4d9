/** Lets react-admin's own messages about a failed call speak the clerk's language. */
import { type DataProvider, DataProviderContext, useDataProvider } from 'ra-core';
import { type ReactNode, useMemo } from 'react';
import { UpstreamError } from '../data/send.ts';
import { useFailureText } from '../data/use-failure-text.ts';

export function SpokenFailures({ children }: { children: ReactNode }) {
  const dataProvider = useDataProvider();
  const failureText = useFailureText();
  const spoken = useMemo(
    () => withWords(dataProvider, error => failureText(error).text),
    [dataProvider, failureText],
  );
  return <DataProviderContext.Provider value={spoken}>{children}</DataProviderContext.Provider>;
}

/** The same provider, whose failures carry words that can be shown as they are. */
export function withWords(
  dataProvider: DataProvider,
  wordsOf: (error: UpstreamError) => string,
): DataProvider {
  return new Proxy(dataProvider, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return async (...input: unknown[]) => {
        try {
          return await method.apply(target, input);
        } catch (error) {
          if (error instanceof UpstreamError) error.message = wordsOf(error);
          throw error;
        }
      };
    },
  });
}
