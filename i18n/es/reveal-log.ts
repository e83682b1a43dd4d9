import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/reveal-log.ts';

export default {
  shared: {
    title: { revealLog: 'Números revelados' },
  },
  searchHint: 'Quién consultó',
  empty: 'Nadie ha consultado aún un número completo',
  emptyWhy: 'Aquí queda cada consulta, pero no el número',
  nameOf: '%{who} consultó %{whose}',
  field: {
    createdOn: 'Hora',
    userName: 'Quién consultó',
    field: 'Campo',
    reason: 'Motivo',
  },
} satisfies Catalogue<typeof zh>;
