/** A place of the gazetteer, found by a part of its name or of its pinyin: the circle goes there. */
import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addressOf, type Place, placeCalls } from '../../contract/place.ts';
import { useAnswer } from '../../data/use-call.ts';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { Framed } from '../../kit/form/Framed.tsx';
import { rounded } from '../../map/fences/fence.ts';
import { FoundPlace } from '../../nouns/place/FoundPlace.tsx';
import { useSetCircle } from './use-circle.ts';

export function PlaceFinder() {
  const translate = useTranslate();
  const id = useId();
  const { getValues, setValue } = useFormContext();
  const setCircle = useSetCircle();
  const [text, setText] = useState('');
  const keyword = text.trim();
  const { data } = useAnswer(placeCalls.listPlaces, { query: { keyword } }, { enabled: keyword !== '' });
  const handlePick = (place: Place | null) => {
    if (!place) return;
    setCircle({ lng: rounded(place.lng), lat: rounded(place.lat) });
    if (!getValues('name')) setValue('name', addressOf(place), { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FieldShell
      label={translate('watchedPlace.find.label')}
      htmlFor={id}
      help={translate('watchedPlace.find.help')}
    >
      <Autocomplete<Place>
        id={id}
        options={keyword === '' ? [] : (data?.places ?? [])}
        // what is found was found by the text already
        filterOptions={all => all}
        getOptionLabel={addressOf}
        getOptionKey={place => place.id}
        renderOption={({ key, ...item }, place) => <FoundPlace key={key} {...item} place={place} />}
        value={null}
        inputValue={text}
        onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
        onChange={(_, picked) => handlePick(picked)}
        blurOnSelect
        autoHighlight
        noOptionsText={translate(text === '' ? 'watchedPlace.find.help' : 'kit.find.none')}
        clearText={translate('kit.list.clear')}
        openText={translate('kit.find.open')}
        closeText={translate('kit.find.close')}
        renderInput={({ InputProps, inputProps }) => (
          <Framed
            ref={InputProps.ref}
            className={InputProps.className}
            onMouseDown={InputProps.onMouseDown}
            inputProps={inputProps}
            fullWidth
          />
        )}
      />
    </FieldShell>
  );
}
