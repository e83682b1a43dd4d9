/** The map that this operator has set up, in the language of who looks: for whatever is drawn on it. */
import { useLocaleState, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { mapSettings } from '../../data/map-settings.ts';
import type { City } from '../../map/city.ts';
import { FleetMap } from '../../map/FleetMap.tsx';
import type { Margins } from '../../map/projection.ts';
import { useCity } from './use-city.ts';

interface OperatorMapProps {
  /** Name of the one place that it shows, which a screen reader says; without it, the map shows the vehicles. */
  placeName?: string | undefined;
  margins: Margins;
  /** Where nothing can be drawn with graphics. */
  plain(city: City | null): ReactNode;
  children?: ReactNode;
}

export function OperatorMap({ placeName, margins, plain, children }: OperatorMapProps) {
  const translate = useTranslate();
  const [language = 'zh'] = useLocaleState();
  const city = useCity();
  // what it is drawn on must be known before it is drawn
  if (city === undefined) return null;
  return (
    <FleetMap
      label={
        placeName === undefined ? translate('map.label') : translate('map.labelOf', { place: placeName })
      }
      setup={mapSettings()}
      city={city}
      language={language}
      margins={margins}
      plain={plain(city)}
    >
      {children}
    </FleetMap>
  );
}
