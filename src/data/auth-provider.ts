/** react-admin's auth provider over the session: who is here, what he may do. Signing in is the form's own. */
import type { AuthProvider } from 'ra-core';
import { holds, isAllowed, type May, type Rights, toSubject } from '../contract/grammar/may.ts';
import { sessionCalls } from '../contract/session.ts';
import { ask } from './ask.ts';
import { attempts } from './attempts.ts';
import { clearToken } from './clear-token.ts';
import type { ResourcePage, ResourceRights } from './feature.ts';
import { heldActs } from './held-acts.ts';
import { UpstreamError } from './send.ts';
import type { Session } from './session.ts';
import { readToken } from './token.ts';

const LOGIN = '/login';

export interface AuthOptions {
  pages: readonly Pick<ResourcePage, 'path' | 'needs' | 'may'>[];
  /** The session that has been loaded; null before and after. */
  session: () => Session | null;
}

export function createAuthProvider({ pages, session }: AuthOptions): AuthProvider {
  const byName = new Map(pages.map(page => [page.path.slice(1), page]));
  return {
    login: () => Promise.resolve({ redirectTo: LOGIN }),
    async logout() {
      // signing out works without the upstream: what counts is that this browser forgets
      await heldActs.flush();
      const held = readToken();
      const tokens = held ? [held.token, ...(held.ownToken ? [held.ownToken] : [])] : [];
      await Promise.allSettled(tokens.map(as => ask(sessionCalls.logout, {}, { as })));
      clearToken();
      attempts.clear();
      return LOGIN;
    },
    checkAuth: () => (readToken() ? Promise.resolve() : Promise.reject(new UpstreamError('session'))),
    /**
     * Never signs out: the person has been asked already (`session-over.ts`), and the page stays, so nothing typed is lost.
     * A rejection here would make react-admin answer the failed call with an empty record, as if it were done.
     */
    checkError: () => Promise.resolve(),
    async getIdentity() {
      const user = session()?.user;
      if (!user) throw new UpstreamError('session');
      return { id: user.id, fullName: user.userName, avatar: user.avatar ?? undefined };
    },
    async getPermissions() {
      return session()?.rights.codes ?? new Set<string>();
    },
    async canAccess({ resource, action }) {
      const rights = session()?.rights;
      if (!rights) return false;
      const page = byName.get(resource);
      if (!page) return holdsSubject(rights, resource, action);
      const may = mayOfAction(page.may, action);
      return may !== undefined && [...page.needs, may].every(needed => isAllowed(needed, rights));
    },
  };
}

/** The right behind one of react-admin's actions; undefined where the resource has no such call. */
function mayOfAction(may: ResourceRights, action: string): May | undefined {
  switch (action) {
    case 'list':
    case 'show':
      return may.read;
    case 'create':
      return may.create;
    case 'edit':
      return may.update;
    case 'delete':
      return may.remove;
    default:
      return undefined;
  }
}

/** A subject with an action, or a bare subject that shows its menu (`toSubject` read backwards). */
function holdsSubject(rights: Rights, resource: string, asked: string): boolean {
  const { subject, action } = toSubject(asked === 'SHOWMENU' ? resource : `${resource}:${asked}`);
  return holds(rights, action === 'SHOWMENU' ? subject : `${subject}:${action}`);
}
