import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/common.ts';

export default {
  cancel: 'Cancelar',
  save: 'Guardar',
  none: '–',
  all: 'Todos',
  listSeparator: ', ',
} satisfies Catalogue<typeof zh>;
