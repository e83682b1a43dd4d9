/** How many vehicles beside each other a map draws as one, as the operator has set it. */
import { useMemo } from 'react';
import { clusteringCalls } from '../../contract/clustering.ts';
import { PROPERTIES } from '../../contract/properties.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { Clustering } from '../../map/clusters.ts';

const { 'cluster.minPoints': points, 'cluster.meters': metres } = PROPERTIES;

/** The default until it is known, and where an upstream does not say. */
export function useClustering(isWanted: boolean): Clustering {
  const { data } = useAnswer(clusteringCalls.clusteringProps, {}, { enabled: isWanted });
  const minPoints = data?.minPoints ?? points.default;
  const meters = data?.meters ?? metres.default;
  return useMemo(() => ({ minPoints, meters }), [minPoints, meters]);
}
