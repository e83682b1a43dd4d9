/** Vehicles that are drawn as one: a disc with their number. */
import type { Layer } from '@deck.gl/core';
import { ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import { FONT, tokensOf } from '../../kit/theme/tokens.ts';
import type { ClusterMark } from '../clusters.ts';
import { bytes } from '../colours.ts';
import type { MapHandle } from '../map-handle.ts';

const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;

/**
 * @param about at first what draws them is made even without any: later, on a machine that does not keep up, the page
 *   would wait for it until all that is on its way to the screen is drawn
 */
export function clusterLayers(
  map: MapHandle,
  marks: readonly ClusterMark[],
  about: { isBegun: boolean },
): Layer[] {
  if (marks.length === 0 && about.isBegun) return [];
  const { text, float, edge } = tokensOf(map.mode);
  const getPosition = ({ lng, lat }: ClusterMark): [number, number] => {
    const [east, north] = map.shift.toBase(lng, lat);
    return [east, north];
  };
  return [
    new ScatterplotLayer<ClusterMark>({
      id: 'cluster-discs',
      data: marks,
      getPosition,
      radiusUnits: 'pixels',
      getRadius: ({ count }) => Math.min(13 + Math.log10(count) * 4, 28),
      getFillColor: bytes(float),
      stroked: true,
      lineWidthUnits: 'pixels',
      getLineWidth: 1.5,
      getLineColor: bytes(edge),
      parameters: FLAT,
    }),
    new TextLayer<ClusterMark>({
      id: 'cluster-counts',
      data: marks,
      getPosition,
      getText: ({ count }) => String(count),
      fontFamily: FONT,
      fontWeight: 600,
      getSize: 12,
      getColor: bytes(text.strong),
      parameters: FLAT,
    }),
  ];
}
