/** What the tool in the hand draws on the map, and takes from it. */
import { useTranslate } from 'ra-core';
import { LARGEST_RADIUS } from '../../../contract/gis-past.ts';
import { EdgeHandle } from '../../../map/EdgeHandle.tsx';
import { RulerLine } from '../../../map/layers/RulerLine.tsx';
import { SearchCircle } from '../../../map/layers/SearchCircle.tsx';
import { PlacePicker } from '../../../map/PlacePicker.tsx';
import type { Margins } from '../../../map/projection.ts';
import type { Circle } from '../../../map/tracks/drawn-track.ts';
import type { Tools } from './use-tools.ts';

interface ToolsOnMapProps {
  tools: Tools;
  circle: Circle | null;
  margins: Margins;
}

/** Metres; smaller ones can be typed. */
const SMALLEST_RADIUS = 10;

export function ToolsOnMap({ tools, circle, margins }: ToolsOnMapProps) {
  const translate = useTranslate();
  const { held, ruler, isPicking, pick, entry } = tools;
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
      {held === 'ruler' && <RulerLine places={ruler.places} />}
      {isPicking && <PlacePicker margins={margins} onPick={pick} />}
    </>
  );
}
