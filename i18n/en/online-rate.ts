import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/online-rate.ts';

export default {
  shared: {
    title: { realTimeInformation: 'Live figures' },
    log: { module: { onlineRate: 'Online rate' } },
  },
  kind: { label: 'Group by', area: 'By area', company: 'By company', platform: 'By platform' },
  groups: 'Online rates',
  back: 'Online rates',
  noCompany: 'No company',
  online: 'Online %{online} / %{total}',
  access: 'Access rate %{rate}',
  empty: 'No vehicles',
  emptyWhy: 'No vehicle is registered in your areas yet',
  offline: {
    title: 'Offline vehicles',
    of: 'Offline vehicles, %{name}',
    searchHint: 'Plate',
    field: {
      offlineMinutes: 'Offline for',
      lastAddress: 'Last place',
      driverMobile: 'Phone',
    },
    never: 'Never heard',
    onMap: 'Map',
    record: 'Vehicle record',
    empty: 'No vehicle is offline',
    emptyWhy: 'All of them report in time',
  },
  trend: {
    label: 'Trend',
    of: 'Online rate, %{name}',
    spanLabel: 'Period',
    span: { today: 'Today', yesterday: 'Yesterday', week: '7 days' },
    formLabel: 'Show as',
    form: { chart: 'Line', table: 'Figures' },
    time: 'Time',
    rate: 'Online rate',
    online: 'Online',
    total: 'Vehicles',
    access: 'Access rate',
    none: 'Nothing was recorded in this period',
    noneYet: 'The rate is recorded every 5 minutes: look again later',
    noneThen: 'The service was not running, or the records are no longer kept',
    summary: 'Online rate, %{name}: lowest %{lowest} (%{lowestTime}), latest %{last} (%{lastTime})',
  },
  ticker: {
    label: 'Online rates of the areas, lowest %{name} %{rate}',
    stop: 'Stop moving the online rates',
    go: 'Show the online rates in turn',
  },
  ofDay: {
    rate: { name: 'Online rate' },
    offline: { name: 'Offline vehicles', unit: 'vehicle |||| vehicles' },
  },
} satisfies Catalogue<typeof zh>;
