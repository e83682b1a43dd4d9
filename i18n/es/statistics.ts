import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/statistics.ts';

export default {
  period: {
    label: 'Período',
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    own: 'Fechas propias',
  },
  grouping: { label: 'Agrupado', day: 'Por día', week: 'Por semana', month: 'Por mes' },
  compared: 'Antes: %{was}, %{difference}',
  was: 'Antes: %{was}',
  points: '%{count} puntos',
  seconds: '%{count} s',
  share: 'Proporción',
} satisfies Catalogue<typeof zh>;
