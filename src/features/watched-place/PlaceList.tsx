/** The watched places: above on the map, below as a list; how many are inside, and how many came today. */
import { styled } from '@mui/material/styles';
import { Map as MapMark } from 'lucide-react';
import { useNavigate, useStore, useTranslate } from 'ra-core';
import { watchedPlace } from '../../contract/watched-place.ts';
import { useMay } from '../../data/session-context.tsx';
import { Freshness } from '../../resource/freshness/Freshness.tsx';
import { REFRESH_MS } from '../../resource/freshness/ListFreshness.tsx';
import { ToolButton } from '../../resource/jobs/ToolButton.tsx';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import { PlacesMap } from './PlacesMap.tsx';
import { usePlacePages } from './pages.tsx';
import { visitsPath } from './paths.ts';
import { usePlaceCounts } from './use-places.ts';
import { useSwitch } from './use-switch.ts';

export default function PlaceList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const counts = usePlaceCounts();
  const pages = usePlacePages(counts, { isList: true });
  const mayEdit = useMay(watchedPlace.calls.update);
  const switchIt = useSwitch();
  const [hasMap, setMap] = useStore('watchedPlaces.hasMap', true);
  return (
    <Page>
      {hasMap && <PlacesMap counts={counts} />}
      <List>
        <ResourceListPage
          pages={pages}
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
            </>
          }
        />
      </List>
    </Page>
  );
}

const Page = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

const List = styled('div')({ flex: 1, minHeight: 0 });
