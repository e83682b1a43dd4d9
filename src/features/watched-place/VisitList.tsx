/** Who came to which place, when, and for how long; who came last is first. */
import { type RaRecord, useNavigate, useTranslate } from 'ra-core';
import { type PlaceVisit, placeVisitCalls, VISITS_RESOURCE } from '../../contract/watched-place.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { serverNow } from '../../data/server-clock.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ListFreshness } from '../../nouns/freshness/ListFreshness.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { visitRow } from './calls.ts';
import { placePath, REPLAY_PATH, replayPath, VEHICLE_PATH, vehiclePath } from './paths.ts';
import { usePlaces } from './use-places.ts';
import { useVisitColumns } from './use-visit-columns.tsx';

export default function VisitList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const places = usePlaces();
  const columns = useVisitColumns();
  const hasReplay = useLeadsTo(REPLAY_PATH);
  const hasVehicles = useLeadsTo(VEHICLE_PATH);
  const replayOf = (visit: PlaceVisit) => (hasReplay ? replayPath(visit, serverNow()) : null);
  const vehicleOf = ({ vehicleId }: PlaceVisit) => (hasVehicles ? vehiclePath(vehicleId) : null);
  const title = translate('title.placeVisits');
  return (
    <ListPage<PlaceVisit & RaRecord>
      resource={VISITS_RESOURCE}
      title={title}
      columns={columns}
      sort={LATEST_FIRST}
      canSort={false}
      searchHint={translate('watchedPlace.visit.searchHint')}
      nameOf={visit => visit.plateNumber}
      pathOf={visit => replayOf(visit) ?? vehicleOf(visit) ?? placePath(visit.placeId)}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        { key: 'inside', label: translate('watchedPlace.field.inside'), filter: { inside: 1 } },
        { key: 'left', label: translate('watchedPlace.visit.hasLeft'), filter: { inside: 0 } },
      ]}
      filters={[
        {
          name: 'placeId',
          label: translate('watchedPlace.visit.place'),
          choices: places.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'time',
          label: translate('watchedPlace.visit.time'),
          kind: 'span',
          from: 'startTime',
          to: 'endTime',
        },
      ]}
      rowActions={visit => [
        {
          key: 'replay',
          label: translate('watchedPlace.visit.replay'),
          may: hasReplay,
          onClick: () => navigate(replayOf(visit) ?? ''),
        },
        {
          key: 'vehicle',
          label: translate('watchedPlace.visit.vehicle'),
          may: hasVehicles,
          onClick: () => navigate(vehicleOf(visit) ?? ''),
        },
        {
          key: 'place',
          label: translate('watchedPlace.visit.openPlace'),
          isInMenu: true,
          onClick: () => navigate(placePath(visit.placeId)),
        },
      ]}
      tools={
        <>
          <ListFreshness row={visitRow} only={ALL} />
          <ExportButton call={placeVisitCalls.listPlaceVisits} title={title} columns={columns} />
        </>
      }
      empty={{
        title: translate('watchedPlace.visit.empty'),
        why: translate('watchedPlace.visit.emptyWhy'),
      }}
      describeError={describe}
    />
  );
}

const ALL = {};

/** As the upstream has them; it takes no other order. */
const LATEST_FIRST = { field: 'cameOn', order: 'DESC' } as const;
