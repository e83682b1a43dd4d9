/** Circles with names as a layer: renders nothing, mounting adds them and unmounting takes them away. */
import type { Layer } from '@deck.gl/core';
import { ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import { useEffect, useRef } from 'react';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import { type DrawnFence, fenceAt } from '../fences/fence.ts';
import { useMap } from '../map-context.ts';
import type { MapHandle } from '../map-handle.ts';

interface FencesProps {
  /** The same list while nothing changes. */
  fences: readonly DrawnFence[];
  /** A fence was clicked; unset where a click is for nobody. */
  onPick?(id: string): void;
}

const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;
/** Of 255. */
const VEIL = 36;
const FAINT = 16;

export function Fences({ fences, onPick }: FencesProps) {
  const map = useMap();
  const current = useRef({ fences, onPick });
  current.current = { fences, onPick };
  const isPickable = onPick !== undefined;

  useEffect(() => {
    map?.setLayers('fences', 4, fenceLayers(map, fences));
    return () => map?.setLayers('fences', 4, []);
  }, [map, fences]);

  useEffect(() => {
    if (!map || !isPickable) return;
    const at = (x: number, y: number) => fenceAt(current.current.fences, map.placeAt(x, y));
    const endings = [
      map.on('click', (x, y) => {
        const fence = at(x, y);
        if (fence) current.current.onPick?.(fence.id);
      }),
      map.on('hover', (x, y) => map.point(x >= 0 && at(x, y) !== undefined)),
    ];
    return () => {
      for (const end of endings) end();
      map.point(false);
    };
  }, [map, isPickable]);
  return null;
}

function fenceLayers(map: MapHandle, fences: readonly DrawnFence[]): Layer[] {
  if (fences.length === 0) return [];
  const { accent, float, text } = tokensOf(map.mode);
  const getPosition = ({ lng, lat }: DrawnFence): [number, number] => [...map.shift.toBase(lng, lat)];
  return [
    new ScatterplotLayer<DrawnFence>({
      id: 'fences',
      data: fences,
      getPosition,
      radiusUnits: 'meters',
      getRadius: ({ radius }) => radius,
      getFillColor: ({ isOn }) => [...bytes(isOn ? accent.mark : text.faint), isOn ? VEIL : FAINT],
      stroked: true,
      lineWidthUnits: 'pixels',
      getLineWidth: 1.5,
      getLineColor: ({ isOn }) => bytes(isOn ? accent.ink : text.faint),
      parameters: FLAT,
    }),
    new TextLayer<DrawnFence>({
      id: 'fence-names',
      data: fences,
      getPosition,
      getText: ({ label }) => label,
      characterSet: 'auto',
      fontFamily: 'sans-serif',
      getSize: 12,
      getColor: ({ isOn }) => bytes(isOn ? text.strong : text.plain),
      background: true,
      getBackgroundColor: [...bytes(float), 230],
      backgroundPadding: [5, 2, 5, 2],
      backgroundBorderRadius: 3,
      parameters: FLAT,
    }),
  ];
}
