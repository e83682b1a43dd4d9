/**
 * On a plain upstream the specification lets a role be previewed by a token that is the role's value and `-token`.
 * Few upstreams of today take one, so it is asked first, and where it is refused nothing is offered.
 */
import { useQuery } from '@tanstack/react-query';
import { sessionCalls } from '../contract/session.ts';
import { ask } from './ask.ts';
import { previewByRoleToken, roleToken } from './preview.ts';

/** What begins the preview; null where there is none. */
export function usePlainPreview(roleKey: string, isWanted: boolean): (() => void) | null {
  const { data: isKnown } = useQuery({
    queryKey: ['plain-preview', roleKey],
    enabled: isWanted && roleKey !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async () => {
      try {
        const user = await ask(sessionCalls.userInfo, {}, { as: roleToken(roleKey), isBackground: true });
        return user.roles.length > 0;
      } catch {
        return false;
      }
    },
  });
  return isKnown ? () => previewByRoleToken(roleKey) : null;
}
