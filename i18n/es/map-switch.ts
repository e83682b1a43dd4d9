import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/map-switch.ts';

export default {
  shared: {
    title: { mapSwitch: 'Prueba de mapas' },
  },
  ground: 'Mapa base',
  grounds: {
    google: 'Google Maps',
    configured: 'Mapa propio',
    city: 'Ciudad de muestra',
    plain: 'Imagen fija',
  },
  about: {
    google: 'Con la clave del servidor',
    configured: 'El estilo, las teselas o el PMTiles del servidor',
    city: 'Incluido: calles de la ciudad simulada',
    plain: 'Como sin aceleración gráfica',
  },
  missing: {
    google: 'Falta GOOGLE_MAPS_API_KEY',
    configured: 'Falta una dirección como BASE_MAP_STYLE_URL',
    city: 'El servidor no simula ninguna ciudad',
  },
  facts: {
    title: 'Este mapa base',
    took: 'Tiempo de carga',
    system: 'Coordenadas',
    zoom: 'Ampliación',
    centre: 'Centro (WGS-84)',
    waiting: 'Cargando',
    plain: 'Una imagen fija no tiene ampliación ni coordenadas',
  },
} satisfies Catalogue<typeof zh>;
