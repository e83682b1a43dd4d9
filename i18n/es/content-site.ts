import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/content-site.ts';

export default {
  shared: {
    title: { contentSite: 'Sitio de contenidos' },
    log: {
      module: { contentSite: 'Sitio de contenidos' },
      call: { contentSite: { setContentSite: 'Cambiar el sitio de contenidos' } },
    },
  },
  site: 'Sitio y supervisión',
  clustering: 'Grupos en el mapa',
  field: {
    url: 'Dirección del sitio de contenidos',
    head: 'Encabezado del sitio de contenidos',
    monitoringUrl: 'Dirección de supervisión',
    minPoints: 'Vehículos en un grupo',
    meters: 'Distancia en un grupo',
  },
  help: {
    url: 'Con http o https',
    head: 'El texto sobre sus páginas, 60 caracteres como máximo',
    monitoringUrl: 'Dónde se ve cómo funcionan este sistema y el sitio de contenidos',
    minPoints: 'Cuántos vehículos juntos se dibujan como uno, de 2 a 1000',
    meters: 'Más cerca que esto siguen juntos por mucho que se acerque el mapa, de 1 a 10000',
  },
  unit: { minPoints: 'vehículos', meters: 'metros' },
  open: { url: 'Abrir el sitio de contenidos', monitoringUrl: 'Abrir la supervisión' },
  noAddress: 'Escriba una dirección con http o https',
  saved: 'Guardado, y en vigor de inmediato',
  readOnly: 'Solo lectura: para cambiarlo hace falta el permiso «Plataforma de inspección»',
  lastChange: 'Último cambio: %{by}, %{time}',
  preview: {
    title: 'Vista previa de los grupos',
    result: '%{all} vehículos de ejemplo: grupos %{clusters}, solos %{alone}',
  },
} satisfies Catalogue<typeof zh>;
