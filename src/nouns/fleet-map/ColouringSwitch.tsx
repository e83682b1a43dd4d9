/** By what the lines of tracks are coloured. */
import { useTranslate } from 'ra-core';
import { COLOURINGS, type Colouring } from '../../map/tracks/track-looks.ts';
import { Quick } from './parts.ts';

interface ColouringSwitchProps {
  colouring: Colouring;
  onColouring(colouring: Colouring): void;
}

export function ColouringSwitch({ colouring, onColouring }: ColouringSwitchProps) {
  const translate = useTranslate();
  return (
    <Quick role="group" aria-label={translate('map.colouring.label')}>
      {COLOURINGS.map(each => (
        <button key={each} type="button" aria-pressed={colouring === each} onClick={() => onColouring(each)}>
          {translate(`map.colouring.${each}`)}
        </button>
      ))}
    </Quick>
  );
}
