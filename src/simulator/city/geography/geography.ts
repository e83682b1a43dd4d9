/** The invented city as it lies there, from a seed: river, districts, roads, and what stands beside them. */
import { streamOf } from '../../../upstream/core/streams.ts';
import { buildRoadGraph, type RoadGraph } from '../graph/road-graph.ts';
import { createDistricts, type Districts } from './districts.ts';
import { type Landmark, placeLandmarks } from './landmarks.ts';
import { createNames } from './names.ts';
import { createRiver, type River } from './river.ts';
import { layStreets } from './street-plan.ts';

export interface Geography {
  readonly seed: number;
  readonly river: River;
  readonly districts: Districts;
  readonly roads: RoadGraph;
  readonly landmarks: readonly Landmark[];
}

/** The same seed gives the same city, to the bit; another one gives another. */
export function createGeography(seed: number): Geography {
  const river = createRiver(streamOf(seed, 'river'));
  const districts = createDistricts(river, streamOf(seed, 'districts'));
  const names = createNames(streamOf(seed, 'names'));
  const { stretches, airport } = layStreets(river, names, streamOf(seed, 'streets'));
  const roads = buildRoadGraph(stretches);
  const landmarks = placeLandmarks({ roads, airport, names, chance: streamOf(seed, 'landmarks') });
  return { seed, river, districts, roads, landmarks };
}
