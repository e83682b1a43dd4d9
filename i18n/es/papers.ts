import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/papers.ts';

export default {
  waiting: {
    driver: {
      over: 'Documentos de conductores vencidos',
      near: 'Documentos de conductores por vencer',
    },
    vehicle: {
      over: 'Documentos de vehículos vencidos',
      near: 'Documentos de vehículos por vencer',
      unhandled: 'Adjuntos de vehículos sin revisar',
    },
  },
  overSince: 'venció hace %{smart_count} día |||| venció hace %{smart_count} días',
  today: 'vence hoy',
  left: 'queda %{smart_count} día |||| quedan %{smart_count} días',
  of: '%{name}: %{left}',
  state: { over: 'Vencido', near: 'Vence en 30 días', due: 'Vencido o por vencer' },
} satisfies Catalogue<typeof zh>;
