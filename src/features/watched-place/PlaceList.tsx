/** The watched places: above on the map, below as a list; how many are inside, and how many came today. */
import { styled } from '@mui/material/styles';
import { Map as MapMark } from 'lucide-react';
import { useNavigate, useStore, useTranslate } from 'ra-core';
import { type WatchedPlace, watchedPlace } from '../../contract/watched-place.ts';
import { useMay } from '../../data/session-context.tsx';
import { fieldFilters } from '../../kit/list/conditions.ts';
import { Freshness } from '../../nouns/freshness/Freshness.tsx';
import { REFRESH_MS } from '../../nouns/freshness/ListFreshness.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { ToolButton } from '../../nouns/jobs/ToolButton.tsx';
import { ResourceList } from '../../nouns/resource/ResourceList.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { PlacesMap } from './PlacesMap.tsx';
import { visitsPath } from './paths.ts';
import { usePlaceColumns } from './use-place-columns.tsx';
import { usePlaceCounts } from './use-places.ts';
import { useSwitch } from './use-switch.ts';

export default function PlaceList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { labelOf } = useResourceWords(watchedPlace);
  const counts = usePlaceCounts();
  const columns = usePlaceColumns(counts);
  const mayEdit = useMay(watchedPlace.calls.update);
  const switchIt = useSwitch();
  const [hasMap, setMap] = useStore('watchedPlaces.hasMap', true);
  return (
    <Page>
      {hasMap && <PlacesMap counts={counts} />}
      <List>
        <ResourceList<WatchedPlace>
          resource={watchedPlace}
          nameOf={place => place.name}
          columns={columns}
          removeNote={translate('watchedPlace.removeNote')}
          tabs={[
            { key: 'all', label: translate('common.all'), filter: {} },
            ...[1, 0].map(state => ({
              key: String(state),
              label: translate(`watchedPlace.state.${state}`),
              filter: { state },
            })),
          ]}
          fields={fieldFilters(watchedPlace.filters, labelOf)}
          moreActions={place => [
            {
              key: 'visits',
              label: translate('watchedPlace.visits'),
              onClick: () => navigate(visitsPath({ placeId: place.id })),
            },
            {
              key: 'switch',
              label: translate(`watchedPlace.switch.${place.state}`),
              may: mayEdit,
              isInMenu: true,
              onClick: () => switchIt(place),
            },
          ]}
          tools={
            <>
              <Freshness {...counts} everyMs={REFRESH_MS} />
              <ToolButton
                label={translate(hasMap ? 'watchedPlace.map.hide' : 'watchedPlace.map.show')}
                icon={<MapMark aria-hidden />}
                isPressed={hasMap}
                onClick={() => setMap(!hasMap)}
              />
              <ExportButton
                call={watchedPlace.calls.list}
                title={translate('title.watchedPlace')}
                columns={columns}
              />
            </>
          }
        />
      </List>
    </Page>
  );
}

const Page = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

const List = styled('div')({ flex: 1, minHeight: 0 });
