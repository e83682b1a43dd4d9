/** Who came to which place, when, and for how long; who came last is first. */
import { useNavigate, useTranslate } from 'ra-core';
import { type PlaceVisit, placeVisit } from '../../../contract/watched-place.ts';
import { entityRow } from '../../../data/feature.ts';
import { useLeadsTo } from '../../../data/menu-context.tsx';
import { serverNow } from '../../../data/server-clock.ts';
import { ListFreshness } from '../../../resource/freshness/ListFreshness.tsx';
import { ResourceListPage } from '../../../resource/pages/ResourceListPage.tsx';
import { placePath, REPLAY_PATH, replayPath, VEHICLE_PATH, vehiclePath } from '../paths.ts';
import { usePlaces } from '../use-places.ts';
import pages from './pages.tsx';

export default function VisitList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const places = usePlaces();
  const hasReplay = useLeadsTo(REPLAY_PATH);
  const hasVehicles = useLeadsTo(VEHICLE_PATH);
  const replayOf = (visit: PlaceVisit) => (hasReplay ? replayPath(visit, serverNow()) : null);
  const vehicleOf = ({ vehicleId }: PlaceVisit) => (hasVehicles ? vehiclePath(vehicleId) : null);
  return (
    <ResourceListPage
      pages={pages}
      choices={{ placeId: places.map(({ id, name }) => ({ value: id, label: name })) }}
      pathOf={visit => replayOf(visit) ?? vehicleOf(visit) ?? placePath(visit.placeId)}
      rowActions={visit => [
        {
          key: 'replay',
          label: translate('placeVisit.replay'),
          may: hasReplay,
          onClick: () => navigate(replayOf(visit) ?? ''),
        },
        {
          key: 'vehicle',
          label: translate('placeVisit.vehicle'),
          may: hasVehicles,
          onClick: () => navigate(vehicleOf(visit) ?? ''),
        },
        {
          key: 'place',
          label: translate('placeVisit.openPlace'),
          isInMenu: true,
          onClick: () => navigate(placePath(visit.placeId)),
        },
      ]}
      tools={<ListFreshness row={ROW} only={ALL} />}
    />
  );
}

const ROW = entityRow(placeVisit);
const ALL = {};
