import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/content-site.ts';

export default {
  shared: {
    title: { contentSite: 'Content site' },
    log: {
      module: { contentSite: 'Content site' },
      call: { contentSite: { setContentSite: 'Change the content site' } },
    },
  },
  site: 'Site and monitoring',
  clustering: 'Clusters on maps',
  field: {
    url: 'Address of the content site',
    head: 'Head of the content site',
    monitoringUrl: 'Monitoring address',
    minPoints: 'Vehicles in a cluster',
    meters: 'Distance in a cluster',
  },
  help: {
    url: 'With http or https',
    head: 'The text above its pages, at most 60 characters',
    monitoringUrl: 'Where one sees how this system and the content site are running',
    minPoints: 'As many beside each other are drawn as one, 2 to 1000',
    meters: 'Closer than this they stay together however far one zooms in, 1 to 10000',
  },
  unit: { minPoints: 'vehicles', meters: 'metres' },
  open: { url: 'Open the content site', monitoringUrl: 'Open the monitoring' },
  noAddress: 'Enter an address with http or https',
  saved: 'Saved, and in effect at once',
  readOnly: 'To look at only: changing it needs the right “Supervisor platform”',
  lastChange: 'Last changed by %{by}, %{time}',
  preview: {
    title: 'Preview of clusters',
    result: '%{all} vehicles as an example: clusters %{clusters}, alone %{alone}',
  },
} satisfies Catalogue<typeof zh>;
