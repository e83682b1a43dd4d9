/** A new version: a draft, released from its own page. */
import { useMemo } from 'react';
import { BY_AREA } from '../../contract/app-version-reach.ts';
import { useSession } from '../../data/session-context.tsx';
import { ResourceCreate } from '../../resource/pages/ResourceCreate.tsx';
import pages from './pages.tsx';

export default function VersionCreate() {
  const { user } = useSession();
  // who has areas releases within them only
  const isLimited = user.areaIds.length > 0;
  const record = useMemo(() => (isLimited ? { grayType: BY_AREA } : {}), [isLimited]);
  return <ResourceCreate pages={pages} record={record} />;
}
