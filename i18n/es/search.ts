import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/search.ts';

export default {
  label: 'Buscar',
  hint: 'Páginas, registros',
  hintPages: 'Páginas',
  open: 'Abrir la búsqueda',
  close: 'Cerrar la búsqueda',
  results: 'Resultados de la búsqueda',
  recent: 'Abiertas hace poco',
  menu: 'Menú',
  pages: 'Páginas',
  isOpen: 'abierta',
  nothing: 'No hay nada para «%{text}»',
  nothingHint: 'Busque por nombre, cuenta o número.',
  busy: 'Buscando',
  failed: 'La búsqueda ha fallado: %{reason}',
  count: '%{smart_count} resultado |||| %{smart_count} resultados',
  notLoaded: 'La búsqueda no se ha cargado. Compruebe la red',
} satisfies Catalogue<typeof zh>;
