/**
 * Looking at the console as a role does. The server mints the token; the person's own is set aside and taken up
 * again. Every tab of the browser hears of either and starts over, this one too: menus, rights and answers of the
 * one are nothing to the other.
 */
import { sessionCalls } from '../contract/session.ts';
import { loadCode } from '../late/load-code.ts';
import { ask } from './ask.ts';
import { currentPath } from './base-path.ts';
import { endPreview, startPreview } from './preview-token.ts';
import { readToken } from './token.ts';

const PLACE = 'cabdesk.previewBegunAt';

/** The page in this tab that the preview was begun on, and leads back to. */
export const previewBegunAt = () => sessionStorage.getItem(PLACE);
export const rememberPreviewBegun = (path: string) => sessionStorage.setItem(PLACE, path);

/** Fails as the call fails. */
export async function previewRole(roleId: string): Promise<void> {
  const { onlineCalls } = await loadCode(() => import('../contract/online.ts'));
  const { token } = await ask(onlineCalls.previewRole, { body: { roleId } });
  begin(token);
}

/** On an upstream that knows roles by a token of their own, as the specification describes. */
export const previewByRoleToken = (roleKey: string) => begin(roleToken(roleKey));

const ROLE_TOKEN = '-token';
export const roleToken = (roleKey: string) => roleKey + ROLE_TOKEN;

function begin(token: string) {
  rememberPreviewBegun(currentPath() + location.search);
  startPreview(token);
}

/** Always succeeds: a token that cannot be told to the server runs out there by itself. */
export async function leavePreview(): Promise<void> {
  const held = readToken();
  // a role's own token is everybody's: only one that was minted ends
  if (held && !held.token.endsWith(ROLE_TOKEN))
    await ask(sessionCalls.logout, {}, { as: held.token }).catch(() => undefined);
  endPreview();
}
