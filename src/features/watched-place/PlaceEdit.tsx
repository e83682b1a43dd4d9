/** One place: where it is, who is inside, and what was changed about it. */
import { useTranslate } from 'ra-core';
import { type WatchedPlace, watchedPlace } from '../../contract/watched-place.ts';
import { ResourceEdit } from '../../nouns/resource/ResourceEdit.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';
import { PlaceStatus } from './PlaceStatus.tsx';
import { usePlaceCounts } from './use-places.ts';
import { VisitsLink } from './VisitsLink.tsx';

export default function PlaceEdit() {
  const translate = useTranslate();
  const counts = usePlaceCounts();
  const none = translate('common.none');
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return none;
    return field === 'state' ? translate(`watchedPlace.state.${value}`) : String(value);
  };
  return (
    <ResourceEdit<WatchedPlace>
      resource={watchedPlace}
      inputs={PlaceInputs}
      nameOf={place => place.name}
      show={show}
      parts={({ id, state, createdBy }) => {
        const count = counts.of(id);
        return {
          status: <PlaceStatus state={state} />,
          facts: [
            {
              label: translate('watchedPlace.inside'),
              value: count ? <VisitsLink count={count.inside} filter={{ placeId: id, inside: 1 }} /> : none,
            },
            {
              label: translate('watchedPlace.today'),
              value: count ? <VisitsLink count={count.today} filter={{ placeId: id }} /> : none,
            },
            { label: translate('watchedPlace.field.createdBy'), value: createdBy ?? none },
          ],
        };
      }}
    />
  );
}
