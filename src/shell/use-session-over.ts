/** What becomes of a session that is over while somebody works: asked once, whoever found out. */
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readAgain } from '../data/read-again.ts';
import type { Session } from '../data/session.ts';
import { onSessionNews } from '../data/session-news.ts';
import { onSessionOver, type RefusedCall } from '../data/session-over.ts';
import { readToken, type StoredToken, storeToken } from '../data/token.ts';
import type { ShellActions } from './actions.ts';

/** `declined`: the page may be read on, and says how to come back. */
export type SessionOverState = 'no' | 'asking' | 'declined';

interface SignedIn {
  token: string;
  id: string;
  account: string;
}

interface Waiting {
  tell: (isAgain: boolean) => void;
  call: RefusedCall;
}

export function useSessionOver(session: Session | null, actions: ShellActions) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SessionOverState>('no');
  const [loadedAs] = useState(readToken);
  const isPreview = loadedAs?.ownToken !== undefined;
  const mustSignIn = useRef(false);
  const [reason, setReason] = useState<string | null>(null);
  // calls that stand still until somebody has answered
  const waiting = useRef<Waiting[]>([]);
  const hasDeclined = useRef(false);

  const answer = useCallback((isAgain: boolean) => {
    hasDeclined.current = !isAgain;
    setState(isAgain ? 'no' : 'declined');
    if (isAgain) setReason(null);
    for (const { tell } of waiting.current.splice(0)) tell(isAgain);
  }, []);

  /** The same person has a token again. */
  const goOn = useCallback(() => {
    // this window hears of its own sign-in, too
    if (!mustSignIn.current) return;
    mustSignIn.current = false;
    notify(wordsOf(waiting.current), { type: 'success' });
    answer(true);
    readAgain(queryClient);
  }, [notify, answer, queryClient]);

  useEffect(
    () =>
      onSessionOver((call, told) => {
        // who has declined reads on, and is asked again by what he does himself
        if (call !== 'writing' && hasDeclined.current) return Promise.resolve(false);
        // nobody signs in as a role: its preview is left
        if (isPreview) {
          setState('declined');
          return Promise.resolve(false);
        }
        if (told !== undefined) setReason(told);
        mustSignIn.current = true;
        setState('asking');
        return new Promise(tell => waiting.current.push({ tell, call }));
      }),
    [isPreview],
  );

  const isOver = state !== 'no';
  useEffect(
    () =>
      onSessionNews(news => {
        if (!loadedAs) return;
        if (news === 'signedOut') return actions.toSignIn('/');
        const now = readToken();
        if (!now) return;
        if (!isSamePerson(loadedAs, now)) actions.startOver();
        else if (isOver && now.token !== deadToken.current) goOn();
      }),
    [loadedAs, isOver, goOn, actions],
  );
  const deadToken = useRef<string | undefined>(undefined);
  useEffect(() => {
    mustSignIn.current = isOver;
    deadToken.current = isOver ? readToken()?.token : undefined;
  }, [isOver]);

  const handleSession = ({ token, id, account }: SignedIn) => {
    const user = session?.user;
    const isSame = id
      ? id === user?.id || id === loadedAs?.id
      : account.toLowerCase() === user?.account.toLowerCase();
    storeToken(token, id || loadedAs?.id || '');
    if (isSame) goOn();
    else actions.startOver();
  };
  return {
    state,
    reason,
    isPreview,
    ask: () => setState('asking'),
    decline: () => answer(false),
    handleSession,
  };
}

/** Of what somebody did; nobody repeats what the console asked by itself. */
function wordsOf(waiting: readonly Waiting[]): string {
  if (waiting.some(({ call }) => call !== 'unasked')) return 'shell.over.goesOn';
  return waiting.length > 0 ? 'push.back' : 'shell.over.pressAgain';
}

/** A role's preview is looked at as somebody else, even by the same person. */
const isSamePerson = (one: StoredToken, other: StoredToken) =>
  one.token === other.token || (one.id === other.id && !one.ownToken && !other.ownToken);
