/** How fresh the list around is, which reads itself anew. */
import type { ResourceCalls } from '../../data/feature.ts';
import { useSelfRefresh } from '../../data/use-self-refresh.ts';
import { Freshness } from './Freshness.tsx';

interface ListFreshnessProps {
  /** Of the resource that the list shows. */
  row: ResourceCalls;
  /** What the page never shows without; the same object every time. */
  only: Readonly<Record<string, unknown>>;
}

/** Often enough to see what has changed, seldom enough for everybody's database. */
export const REFRESH_MS = 30_000;

export function ListFreshness({ row, only }: ListFreshnessProps) {
  return <Freshness {...useSelfRefresh(row, only, REFRESH_MS)} everyMs={REFRESH_MS} />;
}
