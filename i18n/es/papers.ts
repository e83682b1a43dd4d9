import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/papers.ts';

export default {
  overSince: 'vencido hace %{smart_count} día |||| vencido hace %{smart_count} días',
  today: 'vence hoy',
  left: 'queda %{smart_count} día |||| quedan %{smart_count} días',
  unhandled: 'Adjuntos sin revisar',
  state: { over: 'Vencido', near: 'Vence en 30 días', due: 'Vencido o por vencer' },
} satisfies Catalogue<typeof zh>;
