/** The invented city as a picture: SVG, north up, a hundredth of its metres. */
import type { Geography } from '../geography/geography.ts';
import { HALF_HEIGHT, HALF_WIDTH, type Spot } from '../geometry/plane.ts';
import type { RoadKind } from '../geometry/road.ts';
import type { RoadEdge } from '../graph/road-graph.ts';

const WIDTH = 860;
const SCALE = WIDTH / (2 * HALF_WIDTH);
const HEIGHT = Math.round(2 * HALF_HEIGHT * SCALE);

const INK: Record<RoadKind, { color: string; width: number }> = {
  lane: { color: '#d9dce3', width: 0.7 },
  street: { color: '#b8bdc9', width: 1.1 },
  arterial: { color: '#f2b84b', width: 1.8 },
  ring: { color: '#d9730d', width: 2.8 },
};
const LAND = ['#f4f6fb', '#f2f8f1', '#fbf4f1', '#fbfaf0', '#f1f8f8'];

export function drawnMap({ roads, river, districts, landmarks }: Geography): string {
  const kinds: RoadKind[] = ['lane', 'street', 'arterial', 'ring'];
  const seen = roads.edges.filter(({ from, to, isOneWay }) => isOneWay || from.index < to.index);
  const drawn = (color: string, width: number, edges: readonly RoadEdge[]) =>
    `<path d="${edges.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('')}" stroke="${color}" stroke-width="${width}"/>`;
  const parts = [
    ...districts.all.map(
      ({ ring }, index) =>
        `<polygon points="${ring.map(at).join(' ')}" fill="${LAND[index]}" stroke="#cdd3df" stroke-dasharray="4 3"/>`,
    ),
    `<polyline points="${river.line.map(at).join(' ')}" fill="none" stroke="#a9d3f5" stroke-width="${(2 * river.halfWidth * SCALE).toFixed(1)}"/>`,
    '<g fill="none" stroke-linecap="round">',
    ...kinds.map(kind =>
      drawn(
        INK[kind].color,
        INK[kind].width,
        seen.filter(({ road, over }) => road.kind === kind && over !== 'tunnel'),
      ),
    ),
    drawn(
      '#4e5969',
      2.4,
      seen.filter(({ over }) => over === 'tunnel'),
    ),
    '</g>',
    ...landmarks
      .filter(({ kind }) => kind === 'railway' || kind === 'airport' || kind === 'coach')
      .map(spot => mark(spot, spot.name)),
    ...districts.all.map(({ name, ring }) => label(middle(ring), name)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="system-ui, sans-serif">\n${parts.join('\n')}\n</svg>\n`;
}

const at = ({ x, y }: Spot): string =>
  `${((x + HALF_WIDTH) * SCALE).toFixed(1)},${((HALF_HEIGHT - y) * SCALE).toFixed(1)}`;

function mark(spot: Spot, name: string): string {
  const [x, y] = at(spot).split(',');
  return `<circle cx="${x}" cy="${y}" r="4" fill="#cf1322" stroke="#fff" stroke-width="1.2"/><text x="${x}" y="${Number(y) - 8}" font-size="11" text-anchor="middle" fill="#1f2329" stroke="#fff" stroke-width="3" paint-order="stroke">${name}</text>`;
}

function label(spot: Spot, name: string): string {
  const [x, y] = at(spot).split(',');
  return `<text x="${x}" y="${y}" font-size="15" text-anchor="middle" fill="#4e5969" stroke="#fff" stroke-width="4" paint-order="stroke">${name}</text>`;
}

/** Of the part that is lived in, about. */
function middle(ring: readonly Spot[]): Spot {
  const inner = ring.map(({ x, y }) => ({ x: clamp(x, 9_000), y: clamp(y, 8_000) }));
  const [xs, ys] = [inner.map(({ x }) => x), inner.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
