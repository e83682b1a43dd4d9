import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/watched-place.ts';

export default {
  shared: {
    title: { watchedPlace: 'Places' },
    log: { module: { watchedPlace: 'Watched places' } },
    reason: {
      TOO_MANY_PLACES: 'There can be at most 200 watched places',
    },
  },
  create: 'New place',
  empty: 'No watched places yet',
  emptyWhy: 'Enter a place, and who comes there and leaves is written down',
  insideNow: '%{count} inside',
  visits: 'Visits',
  always: 'All day',
  removeNote: 'Its visits are deleted with it.',
  field: {
    radius: 'Radius',
    fromTime: 'From',
    untilTime: 'Until',
    inside: 'Inside',
    today: 'Came today',
    hours: 'Hours',
  },
  state: { 1: 'Watched', 0: 'Off' },
  switch: { 1: 'Switch off', 0: 'Switch on' },
  switched: { 1: '“%{name}” is watched', 0: '“%{name}” is switched off' },
  help: {
    radius: '50 to 5,000 metres',
    lng: 'WGS-84, degrees',
    lat: 'WGS-84, degrees',
    fromTime: 'Empty for all day; over midnight where it begins later than it ends',
    untilTime: 'Empty for all day; over midnight where it begins later than it ends',
  },
  find: { label: 'Find a place', help: 'A name or its pinyin; the circle moves there' },
  map: {
    centre: 'Put it in the middle of the map',
    click: 'Click on the map to put it there',
    drag: 'Drag the middle and the rim, or focus them and use the arrow keys',
    show: 'Show the map',
    hide: 'Hide the map',
  },
} satisfies Catalogue<typeof zh>;
