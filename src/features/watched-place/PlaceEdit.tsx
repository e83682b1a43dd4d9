/** One place: where it is, who is inside, and what was changed about it. */
import { LinkBase, useTranslate } from 'ra-core';
import { type WatchedPlace, watchedPlace } from '../../contract/watched-place.ts';
import { formatCount } from '../../kit/format/count.ts';
import { EntityEdit } from '../../nouns/entity/EntityEdit.tsx';
import { PlaceInputs } from './PlaceInputs.tsx';
import { PlaceStatus } from './PlaceStatus.tsx';
import { visitsPath } from './paths.ts';
import { usePlaceCounts } from './use-places.ts';

export default function PlaceEdit() {
  const translate = useTranslate();
  const counts = usePlaceCounts();
  const none = translate('common.none');
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return none;
    return field === 'state' ? translate(`watchedPlace.state.${value}`) : String(value);
  };
  return (
    <EntityEdit<WatchedPlace>
      entity={watchedPlace}
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
              value: (
                <LinkBase to={visitsPath({ placeId: id, inside: 1 })}>
                  {count ? formatCount(count.inside) : none}
                </LinkBase>
              ),
            },
            {
              label: translate('watchedPlace.today'),
              value: (
                <LinkBase to={visitsPath({ placeId: id })}>
                  {count ? formatCount(count.today) : none}
                </LinkBase>
              ),
            },
            { label: translate('watchedPlace.field.createdBy'), value: createdBy ?? none },
          ],
        };
      }}
    />
  );
}
