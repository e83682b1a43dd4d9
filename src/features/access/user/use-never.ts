import { useTranslate } from 'ra-core';
import { useCapability } from '../../../data/session-context.tsx';

/** What stands where a time of a user is missing: an old upstream may have one and not tell it. */
export function useNever(): string | undefined {
  const translate = useTranslate();
  return useCapability('sessions') ? translate('access.user.never') : undefined;
}
