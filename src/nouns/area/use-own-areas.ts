/** The areas into which the person may put a record, as choices. */
import { useSession } from '../../data/session-context.tsx';
import { useAreas } from './use-areas.ts';

export function useOwnAreas(): { value: string; label: string }[] {
  const { user } = useSession();
  const { areas } = useAreas();
  return areas
    .filter(({ id, isEnabled }) => isEnabled && (user.areaIds.length === 0 || user.areaIds.includes(id)))
    .map(({ id, name }) => ({ value: id, label: name }));
}
