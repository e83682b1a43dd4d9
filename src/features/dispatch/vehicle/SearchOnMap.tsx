/** The circle that is searched for vehicles, on the map: dragged by its edge, put by a click. */
import { useTranslate } from 'ra-core';
import { LARGEST_RADIUS } from '../../../contract/gis-past.ts';
import { EdgeHandle } from '../../../map/EdgeHandle.tsx';
import { SearchCircle } from '../../../map/layers/SearchCircle.tsx';
import { PlacePicker } from '../../../map/PlacePicker.tsx';
import type { Margins } from '../../../map/projection.ts';
import type { CircleSearch } from './use-circle-search.ts';

/** Metres; smaller ones can be typed. */
const SMALLEST_RADIUS = 100;

export function SearchOnMap({ search, margins }: { search: CircleSearch; margins: Margins }) {
  const translate = useTranslate();
  const { entry, isPicking, pick } = search;
  const { circle } = entry;
  return (
    <>
      <SearchCircle circle={circle} />
      {circle && (
        <EdgeHandle
          circle={circle}
          label={translate('map.circle.radius')}
          least={SMALLEST_RADIUS}
          most={LARGEST_RADIUS}
          onRadius={metres => entry.setRadius(String(metres))}
        />
      )}
      {isPicking && <PlacePicker margins={margins} onPick={pick} />}
    </>
  );
}
