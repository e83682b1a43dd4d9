import { type ReactNode, useMemo } from 'react';
import { lateDrafts } from '../data/drafts/late-drafts.ts';
import { serverDrafts } from '../data/drafts/server-drafts.ts';
import { useCapability, useSession } from '../data/session-context.tsx';
import { DraftsProvider } from '../kit/form/drafts-context.ts';

/** What is typed in any form and not saved, kept where only its person can read it. */
export function FormDrafts({ children }: { children: ReactNode }) {
  const hasServer = useCapability('drafts');
  const isPlain = useSession().capabilities.size === 0;
  const drafts = useMemo(() => {
    if (hasServer) return serverDrafts;
    return isPlain ? (lateDrafts() ?? null) : null;
  }, [hasServer, isPlain]);
  return <DraftsProvider value={drafts}>{children}</DraftsProvider>;
}
