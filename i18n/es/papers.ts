import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/papers.ts';

export default {
  overSince: 'venció hace %{smart_count} día |||| venció hace %{smart_count} días',
  today: 'vence hoy',
  left: 'queda %{smart_count} día |||| quedan %{smart_count} días',
  of: '%{name}: %{left}',
  unhandled: 'Adjuntos sin revisar',
  state: { over: 'Vencido', near: 'Vence en 30 días', due: 'Vencido o por vencer' },
} satisfies Catalogue<typeof zh>;
