/** The session, for whoever draws. */
import { createContext, type ReactNode, useContext } from 'react';
import { isAllowed, type May } from '../contract/grammar/may.ts';
import type { CapabilityName } from '../contract/platform.ts';
import type { Session } from './session.ts';

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('NO_SESSION');
  return session;
}

/** Whether the user may; `ownerId` is the user a call is about, where it names one. Nobody may make a call that is not there. */
export function useMay(callOrMay: May | { readonly may: May } | undefined, ownerId?: string): boolean {
  const { rights } = useSession();
  return callOrMay !== undefined && isAllowed(mayOf(callOrMay), rights, ownerId);
}

/** Whether the upstream can do what the specification does not describe. */
export function useCapability(name: CapabilityName): boolean {
  return useSession().capabilities.has(name);
}

const mayOf = (callOrMay: May | { readonly may: May }): May =>
  typeof callOrMay === 'object' && 'may' in callOrMay ? callOrMay.may : callOrMay;
