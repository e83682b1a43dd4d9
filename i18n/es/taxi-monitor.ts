import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/taxi-monitor.ts';

export default {
  shared: {
    title: { taxiMonitor: 'Varios taxis' },
  },
  tiles: 'Vehículos vigilados',
  tile: '%{plate}, Intro amplía',
  picture: 'Dónde está %{plate} y sus últimos 5 minutos',
  large: 'Ampliar %{plate}',
  small: 'Reducir %{plate}',
  remove: 'Dejar de vigilar %{plate}',
  onMap: 'Ver %{plate} en el mapa',
  replay: 'Repetir %{plate}',
  speed: '%{speed} km/h',
  offline: 'Sin conexión',
  neverHeard: 'Nunca informó',
  add: 'Añadir vehículo',
  choose: 'Elegir vehículos',
  chooseHelp: 'Hasta %{most} a la vez',
  tooMany: '%{total} vehículos vigilados, se muestran %{shown}',
  empty: 'No vigila ningún vehículo',
  emptyWhy: 'Escriba una placa o un conductor: los vehículos se muestran aquí juntos',
  emptyWhyNot: 'No tiene permiso para vigilar vehículos: pídalo a un administrador',
} satisfies Catalogue<typeof zh>;
