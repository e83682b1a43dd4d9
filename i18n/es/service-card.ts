import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/service-card.ts';

export default {
  shared: {
    title: { serviceCard: 'Atención' },
  },
  create: 'Nuevo contacto',
  empty: 'Todavía no hay contactos',
  emptyWhy: 'Los conductores ven estos contactos en la tienda de puntos',
  field: {
    name: 'Nombre',
    workTime: 'Horario',
    wechatQr: 'Código QR de WeChat',
  },
  state: {
    1: 'Activo',
    0: 'Inactivo',
  },
  help: {
    workTime: 'Por ejemplo: lunes a viernes 09:00–18:00',
    sort: 'El menor va primero',
    wechatQr: 'Los conductores lo escanean para escribir',
  },
} satisfies Catalogue<typeof zh>;
