/** Two places of one thing as a layer, and the line between them: one is filled, the other hollow. */
import type { Layer } from '@deck.gl/core';
import { LineLayer, ScatterplotLayer } from '@deck.gl/layers';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import { useMap } from '../map-context.ts';
import type { MapHandle } from '../map-handle.ts';

/** Degrees of WGS-84. */
type Place = readonly [lng: number, lat: number];

interface TwoPlacesProps {
  /** The filled one; null where there is none. */
  one: Place | null;
  other: Place | null;
}

const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;
/** Pixels. */
const RADIUS = 7;
const EDGE = 2.5;

export function TwoPlaces({ one, other }: TwoPlacesProps) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const layers: Layer[] = [];
    if (one && other) layers.push(between(map, one, other));
    if (other) layers.push(dot(map, 'other', other));
    if (one) layers.push(dot(map, 'one', one));
    map.setLayers('two-places', 20, layers);
    return () => map.setLayers('two-places', 20, []);
  }, [map, one, other]);
  return null;
}

const drawn = (map: MapHandle, [lng, lat]: Place): [number, number] => {
  const [east, north] = map.shift.toBase(lng, lat);
  return [east, north];
};

const between = (map: MapHandle, one: Place, other: Place) =>
  new LineLayer<readonly [Place, Place]>({
    id: 'two-places-line',
    data: [[one, other]],
    getSourcePosition: ([from]) => drawn(map, from),
    getTargetPosition: ([, to]) => drawn(map, to),
    widthUnits: 'pixels',
    getWidth: 2,
    getColor: bytes(tokensOf(map.mode).accent.ink),
    parameters: FLAT,
  });

function dot(map: MapHandle, which: 'one' | 'other', place: Place): Layer {
  const { accent, float } = tokensOf(map.mode);
  const isFilled = which === 'one';
  return new ScatterplotLayer<Place>({
    id: `two-places-${which}`,
    data: [place],
    getPosition: at => drawn(map, at),
    radiusUnits: 'pixels',
    getRadius: RADIUS,
    getFillColor: bytes(isFilled ? accent.ink : float),
    stroked: true,
    lineWidthUnits: 'pixels',
    getLineWidth: EDGE,
    getLineColor: bytes(isFilled ? float : accent.ink),
    parameters: FLAT,
  });
}

/** How a place is drawn, beside what it is called. */
export const PairMark = styled('i', { shouldForwardProp: name => name !== 'isHollow' })<{
  isHollow?: boolean;
}>(({ theme: { tokens }, isHollow = false }) => ({
  display: 'inline-block',
  width: 12,
  height: 12,
  border: `${EDGE}px solid ${tokens.accent.ink}`,
  borderRadius: '50%',
  backgroundColor: isHollow ? tokens.float : tokens.accent.ink,
}));
