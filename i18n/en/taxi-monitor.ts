import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/taxi-monitor.ts';

export default {
  shared: {
    title: { taxiMonitor: 'Several taxis' },
  },
  tiles: 'Watched vehicles',
  tile: '%{plate}, Enter enlarges',
  picture: 'Where %{plate} is, and its last 5 minutes',
  large: 'Enlarge %{plate}',
  small: 'Make %{plate} smaller',
  remove: 'Stop watching %{plate}',
  onMap: 'Show %{plate} on the map',
  replay: 'Replay %{plate}',
  speed: '%{speed} km/h',
  offline: 'Offline',
  neverHeard: 'Never heard',
  add: 'Add a vehicle',
  choose: 'Choose vehicles',
  chooseHelp: 'Up to %{most} beside each other',
  tooMany: '%{total} vehicles watched, %{shown} of them shown',
  empty: 'No vehicle is watched',
  emptyWhy: 'Enter a plate or a driver: vehicles are shown here beside each other',
  emptyWhyNot: 'You have no right to watch vehicles: ask an administrator',
} satisfies Catalogue<typeof zh>;
