/** What stands beside the roads: where people come from and where they want to go. 地标 landmark */
import type { Stream } from '../../../upstream/core/streams.ts';
import { distance, type Spot } from '../geometry/plane.ts';
import type { RoadEdge, RoadGraph } from '../graph/road-graph.ts';
import { spotAlong } from '../graph/road-graph.ts';
import type { Names } from './names.ts';

export type LandmarkKind =
  | 'railway'
  | 'airport'
  | 'coach'
  | 'hospital'
  | 'mall'
  | 'university'
  | 'school'
  | 'park'
  | 'hotel'
  | 'office'
  | 'government'
  | 'market'
  | 'estate';

export interface Landmark extends Spot {
  readonly name: string;
  readonly kind: LandmarkKind;
  /** Where a vehicle stops for it. */
  readonly edge: RoadEdge;
  /** Metres along that edge. */
  readonly offset: number;
}

interface Building {
  kind: LandmarkKind;
  count: number;
  /** Kilometres from the centre. */
  from: number;
  to: number;
  /** Metres to the next of its kind, at least. */
  apart: number;
  ending: readonly string[];
}

const BUILDINGS: readonly Building[] = [
  { kind: 'coach', count: 4, from: 3, to: 9, apart: 4_000, ending: ['客运站'] },
  { kind: 'hospital', count: 14, from: 0.5, to: 9, apart: 1_500, ending: ['医院', '人民医院', '中医院'] },
  { kind: 'mall', count: 18, from: 0.2, to: 9, apart: 900, ending: ['广场', '购物中心', '百货'] },
  { kind: 'university', count: 7, from: 3, to: 10, apart: 2_000, ending: ['大学', '学院'] },
  { kind: 'school', count: 60, from: 0.3, to: 10, apart: 500, ending: ['小学', '中学', '幼儿园'] },
  { kind: 'park', count: 14, from: 1, to: 10, apart: 1_500, ending: ['公园'] },
  { kind: 'hotel', count: 40, from: 0.2, to: 9, apart: 300, ending: ['酒店', '宾馆'] },
  { kind: 'office', count: 60, from: 0.1, to: 5, apart: 200, ending: ['大厦', '国际', '商务中心'] },
  { kind: 'government', count: 12, from: 0.5, to: 7, apart: 800, ending: ['政务中心', '街道办'] },
  { kind: 'market', count: 24, from: 0.8, to: 9, apart: 800, ending: ['菜市场', '农贸市场'] },
  { kind: 'estate', count: 220, from: 1.2, to: 10.5, apart: 250, ending: ['小区', '花园', '家园', '苑'] },
];

export interface Site {
  roads: RoadGraph;
  airport: Spot;
  names: Names;
  chance: Stream;
}

export function placeLandmarks({ roads, airport, names, chance }: Site): Landmark[] {
  // nobody stops in a tunnel, on a bridge or on a ring
  const kerbs = roads.edges.filter(({ over, road }) => over === 'land' && road.kind !== 'ring');
  const gate = roads.edges.filter(({ to }) => distance(to, airport) < 1);
  const placed = [
    ...gate.slice(0, 1).map(edge => beside(edge, '机场航站楼', 'airport', chance)),
    ...nearest(kerbs, { x: -1_900, y: 2_300 }).map(edge => beside(edge, '火车站', 'railway', chance)),
    ...nearest(kerbs, { x: 7_600, y: 1_600 }).map(edge => beside(edge, '火车东站', 'railway', chance)),
  ];
  for (const { kind, count, from, to, apart, ending } of BUILDINGS) {
    const own: Landmark[] = [];
    for (let tries = 0; own.length < count && tries < count * 40; tries += 1) {
      const edge = kerbs[chance.below(kerbs.length)];
      if (!edge) break;
      const away = Math.hypot(edge.to.x, edge.to.y) / 1_000;
      if (away < from || away > to || own.some(other => distance(other, edge.to) < apart)) continue;
      own.push(beside(edge, `${names.next()}${ending[own.length % ending.length]}`, kind, chance));
    }
    placed.push(...own);
  }
  return placed;
}

/** None where there are no edges. */
function nearest(edges: readonly RoadEdge[], spot: Spot): RoadEdge[] {
  let best: { edge: RoadEdge; away: number } | undefined;
  for (const edge of edges) {
    const away = distance(edge.from, spot);
    if (!best || away < best.away) best = { edge, away };
  }
  return best ? [best.edge] : [];
}

/** To the right of the road, where vehicles keep. */
function beside(edge: RoadEdge, name: string, kind: LandmarkKind, chance: Stream): Landmark {
  const offset = edge.length * chance.between(0.3, 0.8);
  const { x, y } = spotAlong(edge, offset);
  const right = ((edge.bearing + 90) * Math.PI) / 180;
  const away = chance.between(25, 60);
  return { name, kind, x: x + away * Math.sin(right), y: y + away * Math.cos(right), edge, offset };
}
