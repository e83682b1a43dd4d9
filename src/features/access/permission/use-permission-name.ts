import { useTranslate } from 'ra-core';
import { useCallback } from 'react';

/** A right in the reader's language; where the catalogue has no word, the upstream's own name, then the code. */
export function usePermissionName(): (val: string, name?: string) => string {
  const translate = useTranslate();
  return useCallback(
    (val: string, name?: string) => translate(`permission.${val}`, { _: name || val }),
    [translate],
  );
}
