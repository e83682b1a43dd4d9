/** How fresh the list around is, which reads itself anew. */
import type { AnyCall } from '../../contract/call.ts';
import { useSelfRefresh } from '../../data/use-self-refresh.ts';
import { Freshness } from './Freshness.tsx';

interface ListFreshnessProps {
  /** Of the resource that the list shows. */
  call: AnyCall;
  /** What the page never shows without; the same object every time. */
  only: Readonly<Record<string, unknown>>;
}

/** Often enough to see what has changed, seldom enough for everybody's database. */
export const REFRESH_MS = 30_000;

export function ListFreshness({ call, only }: ListFreshnessProps) {
  return <Freshness {...useSelfRefresh(call, only, REFRESH_MS)} everyMs={REFRESH_MS} />;
}
