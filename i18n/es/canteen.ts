import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/canteen.ts';

export default {
  shared: {
    title: { canteens: 'Comedor', canteen: 'Comedores' },
    reason: {
      DISCOUNT_TOO_HIGH: 'El conductor no puede pagar más que el precio.',
    },
    permission: { 'canteen:edit': 'Editar comedores' },
  },
  create: 'Nuevo comedor',
  empty: 'Todavía no hay comedores',
  emptyWhy: 'Los conductores ven dónde están los comedores, sus precios y descuentos',
  searchHint: 'Nombre, dirección o contacto',
  section: {
    canteen: 'Comedor',
    food: 'Comidas',
    place: 'Posición',
  },
  field: {
    canteenName: 'Comedor',
    meals: 'Comidas',
    price: 'Precio (yuanes)',
    discountPrice: 'Conductores (yuanes)',
    quota: 'Raciones al día',
    dishes: 'Platos',
    discountRule: 'Condiciones del descuento',
    scoreRate: 'Puntos por yuan',
    cover: 'Portada',
  },
  meals: {
    1: 'Desayuno',
    2: 'Almuerzo',
    3: 'Cena',
    4: 'Noche',
  },
  state: {
    1: 'Abierto',
    0: 'Cerrado',
  },
  help: {
    openTime: 'Como 06:30-09:00; puede haber varios, también pasada la medianoche',
    meals: 'Deje vacío lo que no se sirve; el conductor nunca paga más que el precio',
    dishes: 'Pulse Intro tras cada uno, 30 como máximo',
    scoreRate: 'Lo que gana el conductor por cada yuan',
    sort: 'El menor va primero',
    lng: 'WGS-84, grados',
    lat: 'WGS-84, grados',
  },
  problem: {
    openTime: 'Escriba horas como 06:30-09:00, 6 como máximo',
    meals: 'Cada comida lleva un precio de hasta 1000 yuanes; las raciones son enteras',
    dishes: '30 platos como máximo, de hasta 20 caracteres',
  },
} satisfies Catalogue<typeof zh>;
