import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/ad-customer.ts';

export default {
  shared: {
    title: { advertising: 'Publicidad', adCustomer: 'Clientes' },
  },
  create: 'Nuevo cliente',
  empty: 'Todavía no hay clientes de publicidad',
  emptyWhy: 'Registre un cliente para planificar sus campañas y plazos',
  searchHint: 'Nombre, contacto o número de contrato',
  field: {
    customerName: 'Cliente',
    industry: 'Sector',
    contactMobile: 'Celular',
    salesman: 'Vendedor',
    licenseNo: 'Licencia comercial',
    contractNo: 'Número de contrato',
    createdOn: 'Registrado',
    totalVehicles: 'Vehículos contratados',
    totalAmount: 'Contratos (yuanes)',
  },
  industry: {
    1: 'Comercio',
    2: 'Restauración',
    3: 'Inmobiliario',
    4: 'Finanzas',
    5: 'Cultura y turismo',
    6: 'Servicio público',
    9: 'Otro',
  },
  state: {
    1: 'Activo',
    0: 'Inactivo',
  },
} satisfies Catalogue<typeof zh>;
