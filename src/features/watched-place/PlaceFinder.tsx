/** A place of the gazetteer, found by a part of its name or of its pinyin: the circle goes there. */
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addressOf, type Place } from '../../contract/place.ts';
import { rounded } from '../../map/fences/fence.ts';
import { PlaceField } from '../../nouns/place/PlaceField.tsx';
import { useSetCircle } from './use-circle.ts';

export function PlaceFinder() {
  const translate = useTranslate();
  const id = useId();
  const { getValues, setValue } = useFormContext();
  const setCircle = useSetCircle();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Place | null>(null);
  return (
    <PlaceField<Place>
      id={id}
      label={translate('watchedPlace.find.label')}
      help={translate('watchedPlace.find.help')}
      text={text}
      at={found}
      atOf={place => place}
      onChange={(next, place) => {
        setText(next);
        setFound(place);
      }}
      onTake={place => {
        setCircle({ lng: rounded(place.lng), lat: rounded(place.lat) });
        if (!getValues('name'))
          setValue('name', addressOf(place), { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
}
