import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/rental-consult.ts';

export default {
  shared: {
    title: { rentalConsult: 'Consultas' },
  },
  waiting: { toHandle: 'Consultas de alquiler por responder' },
  empty: 'Todavía no hay consultas',
  emptyWhy: 'Aquí aparece lo que preguntan los conductores sobre los anuncios',
  searchHint: 'Anuncio o conductor',
  field: {
    title: 'Anuncio',
    consultDriverName: 'Conductor',
    consultMobile: 'Teléfono',
    content: 'Pregunta',
    handleRemark: 'Resultado',
    createdOn: 'Fecha',
  },
  state: {
    0: 'Nueva',
    1: 'Contactado',
    2: 'Cerrada',
  },
  help: {
    handleRemark: 'Obligatorio antes de cerrar',
  },
} satisfies Catalogue<typeof zh>;
