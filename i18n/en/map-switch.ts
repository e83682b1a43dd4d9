import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/map-switch.ts';

export default {
  shared: {
    title: { mapSwitch: 'Map switch test' },
  },
  ground: 'Base map',
  grounds: {
    google: 'Google Maps',
    configured: 'Own base map',
    city: 'Demonstration city',
    plain: 'Still picture',
  },
  about: {
    google: 'With the key of the server',
    configured: 'The style, tiles or PMTiles file of the server',
    city: 'Built in: roads of the simulated city',
    plain: 'As without graphics acceleration',
  },
  missing: {
    google: 'GOOGLE_MAPS_API_KEY is not set',
    configured: 'No address such as BASE_MAP_STYLE_URL is set',
    city: 'The server simulates no city',
  },
  facts: {
    title: 'This base map',
    took: 'Time to load',
    system: 'Coordinates',
    zoom: 'Zoom',
    centre: 'Centre (WGS-84)',
    waiting: 'Loading',
    plain: 'A still picture has no zoom and no coordinates',
  },
} satisfies Catalogue<typeof zh>;
