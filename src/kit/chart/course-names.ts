/** The names of the lines of a course, each with a leader to its line. */
import { textWidth } from '../text-width.ts';
import { FONT, type Tokens } from '../theme/tokens.ts';
import type { Course, Values } from './course.ts';
import { type PlacedLabel, type Point, placeLabels } from './place-labels.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Name {
  name: string;
  values: Values;
  color: string;
  isBold: boolean;
}

/** A little smaller than that of the page. */
const FONT_SIZE = 12;

/** @param top of the axis */
export function nameSeries(course: Course, top: number, tokens: Tokens) {
  const names = namesOf(course, tokens);
  return {
    type: 'custom',
    silent: true,
    z: 6,
    data: names.map((_, at) => [0, at]),
    encode: { x: 0, y: [] },
    renderItem: ({ coordSys, dataIndex }: { coordSys: Area; dataIndex: number }) => {
      const { x, y, width, height } = coordSys;
      const label = placesIn(course, names, top, { x, y, width, height })[dataIndex];
      const name = names[dataIndex];
      if (!label || !name) return null;
      return drawn(label, name);
    },
  };
}

function namesOf({ main, second, compared, bars, band }: Course, { accent, bad, text }: Tokens): Name[] {
  return [
    { ...main, color: accent.ink, isBold: true },
    ...(bars ? [{ ...bars, color: bad.ink, isBold: true }] : []),
    ...(second ? [{ ...second, color: text.plain, isBold: true }] : []),
    ...(compared ? [{ ...compared, color: text.faint, isBold: false }] : []),
    ...(band
      ? [
          {
            name: band.name,
            values: band.ranges.map(range => range?.high ?? null),
            color: text.faint,
            isBold: false,
          },
        ]
      : []),
    // nothing to name where there is nothing
  ].filter(({ values }) => values.some(value => value !== null && value > 0));
}

/** The last places of a course: it is drawn again whenever the focus moves. */
const lastPlaces = new WeakMap<Course, { area: string; labels: (PlacedLabel | null)[] }>();

function placesIn(course: Course, names: readonly Name[], top: number, area: Area) {
  const key = Object.values(area).join(' ');
  const last = lastPlaces.get(course);
  if (last?.area === key) return last.labels;
  const labels = place(names, course, top, area);
  lastPlaces.set(course, { area: key, labels });
  return labels;
}

function place(names: readonly Name[], course: Course, top: number, area: Area) {
  const column = area.width / Math.max(1, course.heads.length);
  const pointsOf = (values: Values) =>
    values.map((value, at): Point | null =>
      value === null
        ? null
        : { x: area.x + column * (at + 0.5), y: area.y + area.height * (1 - value / top) },
    );
  const lows = course.band?.ranges.map(range => range?.low ?? null);
  return placeLabels(
    names.map(({ name }, line) => ({ width: textWidth(name), line })),
    [...names.map(({ values }) => values), ...(lows ? [lows] : [])].map(pointsOf),
    { left: area.x, top: area.y - 8, right: area.x + area.width, bottom: area.y + area.height - 2 },
  );
}

const drawn = ({ at, anchor, end }: PlacedLabel, { name, color, isBold }: Name) => ({
  type: 'group',
  children: [
    {
      type: 'line',
      shape: { x1: anchor.x, y1: anchor.y, x2: end.x, y2: end.y },
      style: { stroke: color, lineWidth: 0.75 },
    },
    {
      type: 'text',
      style: {
        text: name,
        x: at.x,
        y: at.y,
        align: 'center',
        verticalAlign: 'middle',
        fill: color,
        font: `${isBold ? '600 ' : ''}${FONT_SIZE}px ${FONT}`,
      },
    },
  ],
});
