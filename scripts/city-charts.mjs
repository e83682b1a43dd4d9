/**
 * `npm run city-charts`: lives one day of the simulated town and draws it, and its map, into `docs/pictures/city/`; the
 * figures go into `docs/city.md`. The same code and seed give the same pictures.
 */
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, install, root } from './ready.mjs';

checkNode();
install();
const echarts = await import('echarts');
const { runnerImport } = await import('vite');
/** A module of the upstream, as it stands in the sources. */
const load = async file => (await runnerImport(path.join(root, 'src/simulator/city', file))).module;

const [{ createCity }, { CITY_LOADS, CITY_SEED }, { observe }, { midnightOf }, { drawnMap }] =
  await Promise.all(
    ['city.ts', 'profiles.ts', 'proof/observer.ts', 'driving/day.ts', 'proof/drawn-map.ts'].map(load),
  );
const FOLDER = path.join(root, 'docs/pictures/city');
const PAGE = path.join(root, 'docs/city.md');
/** Any Tuesday. */
const DAY = 20_515;
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));
const INK = { text: '#1f2329', quiet: '#646a73', line: '#e5e6eb' };

const { town } = CITY_LOADS;
const fleet = Array.from({ length: town.vehicles }, (_, index) => ({
  vehicleId: String(index + 1),
  dataFrom: 1,
}));
const city = createCity({ profile: town, seed: CITY_SEED, startOn: midnightOf(DAY), fleet });
const observer = observe(city);
const startedOn = Date.now();
city.run(midnightOf(DAY + 1), observer.sink);
const seconds = (Date.now() - startedOn) / 1000;
const found = observer.findings();

fs.mkdirSync(FOLDER, { recursive: true });
fs.writeFileSync(path.join(FOLDER, 'map.svg'), drawnMap(city.geography));
draw('shares', sharesChart());
draw('speed', speedChart());
draw('rides', ridesChart());
writeFigures();
console.log(`A day of ${town.vehicles} vehicles in ${seconds.toFixed(1)} s, drawn into docs/pictures/city`);

function draw(name, option) {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 860, height: 360 });
  chart.setOption({
    animation: false,
    backgroundColor: '#fff',
    textStyle: { fontFamily: 'system-ui, sans-serif', color: INK.text },
    grid: { left: 56, right: 24, top: 64, bottom: 44 },
    ...option,
  });
  fs.writeFileSync(path.join(FOLDER, `${name}.svg`), `${chart.renderToSVGString()}\n`);
  chart.dispose();
}

function hourAxis() {
  return {
    type: 'category',
    data: HOURS,
    name: 'hour of the day',
    nameLocation: 'middle',
    nameGap: 28,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: INK.quiet } },
  };
}

function valueAxis(more) {
  return {
    type: 'value',
    splitLine: { lineStyle: { color: INK.line } },
    axisLabel: { color: INK.quiet },
    ...more,
  };
}

function titled(text) {
  return { text, left: 16, top: 10, textStyle: { fontSize: 15, fontWeight: 600 } };
}

function sharesChart() {
  const kinds = [
    ['carrying', '#1677ff'],
    ['order taken', '#fa8c16'],
    ['empty', '#ff7875'],
    ['out of service', '#bfbfbf'],
  ];
  return {
    title: titled('What the vehicles do, in percent of the fleet'),
    legend: {
      data: kinds.map(([name]) => name),
      left: 16,
      top: 34,
      itemWidth: 14,
      itemGap: 24,
      icon: 'roundRect',
    },
    xAxis: { ...hourAxis(), boundaryGap: false },
    yAxis: valueAxis({ max: 100 }),
    series: kinds.map(([name, color], status) => ({
      name,
      type: 'line',
      stack: 'all',
      symbol: 'none',
      lineStyle: { width: 1.5, color: '#fff' },
      areaStyle: { color, opacity: 1 },
      itemStyle: { color },
      data: found.hours.map(({ shares }) => Math.round(shares[status] * 1000) / 10),
    })),
  };
}

function speedChart() {
  return {
    title: titled('Median speed of vehicles with passengers, in km/h'),
    xAxis: hourAxis(),
    yAxis: valueAxis({ min: 0, max: 45 }),
    series: [
      {
        type: 'line',
        symbolSize: 7,
        lineStyle: { width: 2.5, color: '#1677ff' },
        itemStyle: { color: '#1677ff' },
        label: { show: true, fontSize: 11, color: INK.quiet, formatter: ({ value }) => Math.round(value) },
        markArea: {
          silent: true,
          itemStyle: { color: '#1677ff', opacity: 0.06 },
          label: {
            position: 'insideBottomLeft',
            color: INK.quiet,
            formatter: 'known of real towns: 15 to 40',
          },
          data: [[{ yAxis: 15 }, { yAxis: 40 }]],
        },
        data: found.hours.map(({ medianSpeed }) => medianSpeed),
      },
    ],
  };
}

function ridesChart() {
  return {
    title: titled('Rides that end in the hour, for every hundred vehicles'),
    xAxis: hourAxis(),
    yAxis: valueAxis({ min: 0 }),
    series: [
      {
        type: 'bar',
        barWidth: '62%',
        itemStyle: { color: '#1677ff', borderRadius: [3, 3, 0, 0] },
        label: {
          show: true,
          position: 'top',
          fontSize: 11,
          color: INK.quiet,
          formatter: ({ value }) => Math.round(value),
        },
        data: found.hours.map(({ rides }) => (rides / town.vehicles) * 100),
      },
    ],
  };
}

/** The table between two marks of the page. */
function writeFigures() {
  const percent = value => `${(value * 100).toFixed(1)} %`;
  const { gps, noon } = found;
  const speeds = found.hours.map(({ medianSpeed }) => medianSpeed);
  const rows = [
    ['rides of a vehicle in a day', '18 to 32', found.ridesPerCabAndDay.toFixed(1)],
    [
      'a ride, on average',
      '',
      `${(found.meanRide.metres / 1000).toFixed(1)} km in ${(found.meanRide.seconds / 60).toFixed(0)} min`,
    ],
    ['of all time, empty', '30 to 50 %', percent(found.empty)],
    [
      'around noon: carrying, order taken, empty, out of service',
      '35, 8, 42, 15 %',
      noon.shares.map(percent).join(', '),
    ],
    [
      'median speed by hour, km/h',
      '15 to 40, two dips',
      `${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}`,
    ],
    ['true positions on an edge, reached by connected edges', 'at least 99 %', percent(found.onTheWay)],
    [
      'error of a terminal: best, middle, worst',
      '5 to 15 m',
      gps.error.map(metres => `${metres.toFixed(1)} m`).join(', '),
    ],
    [
      'frozen terminals, skewed clocks',
      '2 %, 0.5 %',
      [gps.frozen, gps.skewed].map(value => `${(value * 100).toFixed(2)} %`).join(', '),
    ],
    [
      'packets twice, packets late',
      '0.5 %, 1 %',
      [gps.twice, gps.late].map(value => `${(value * 100).toFixed(2)} %`).join(', '),
    ],
    ['gaps in tunnels', '20 to 180 s', `${gps.gaps.least} to ${gps.gaps.most} s`],
  ];
  const table = [
    '| what | wanted | this day |',
    '| --- | --- | --- |',
    ...rows.map(row => `| ${row.join(' | ')} |`),
  ];
  const page = fs.readFileSync(PAGE, 'utf8');
  const [before, rest] = page.split('<!-- figures -->\n');
  const [, after] = rest.split('<!-- /figures -->');
  fs.writeFileSync(PAGE, `${before}<!-- figures -->\n\n${table.join('\n')}\n\n<!-- /figures -->${after}`);
}
