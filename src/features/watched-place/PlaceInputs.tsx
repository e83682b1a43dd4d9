/** What a person says of a place: where it is, by the map, by a name of the gazetteer or in figures, and when it is watched. */
import { useTranslate } from 'ra-core';
import { watchedPlace } from '../../contract/watched-place.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../kit/form/fits.ts';
import { NumberField } from '../../kit/form/NumberField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { CircleOnMap } from './CircleOnMap.tsx';
import { PlaceFinder } from './PlaceFinder.tsx';

const rule = rulesOf(watchedPlace.calls.create.body.shape);

export function PlaceInputs({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(watchedPlace);
  const field = { isDisabled: isReadOnly };
  const clock = { ...field, type: 'time', help: translate('watchedPlace.help.hours') } as const;
  return (
    <FieldGrid>
      <TextField {...field} {...rule('name')} label={labelOf('name')} />
      {!isReadOnly && <PlaceFinder />}
      <NumberField
        {...field}
        {...rule('lng')}
        label={labelOf('lng')}
        help={translate('watchedPlace.help.degrees')}
      />
      <NumberField
        {...field}
        {...rule('lat')}
        label={labelOf('lat')}
        help={translate('watchedPlace.help.degrees')}
      />
      <NumberField
        {...field}
        {...rule('radius')}
        label={labelOf('radius')}
        help={translate('watchedPlace.help.radius')}
        unit={translate('watchedPlace.metres')}
      />
      <SwitchField
        {...field}
        source="state"
        label={labelOf('state')}
        defaultValue={1}
        words={{ on: translate('watchedPlace.state.1'), off: translate('watchedPlace.state.0') }}
      />
      <CircleOnMap isReadOnly={isReadOnly} />
      <TextField {...clock} {...rule('fromTime')} label={labelOf('fromTime')} />
      <TextField {...clock} {...rule('untilTime')} label={labelOf('untilTime')} />
      <TextField {...field} {...rule('remark')} label={labelOf('remark')} isMultiline isWide />
    </FieldGrid>
  );
}
