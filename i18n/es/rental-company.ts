import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/rental-company.ts';

export default {
  shared: {
    title: { rentals: 'Alquileres', rentalCompany: 'Empresas' },
  },
  create: 'Nueva empresa',
  empty: 'Todavía no hay empresas de alquiler',
  emptyWhy: 'Cuando se aprueba una empresa, los conductores la encuentran en los anuncios de alquiler',
  searchHint: 'Nombre, licencia o contacto',
  section: {
    company: 'Empresa',
    audit: 'Aprobación',
  },
  field: {
    companyName: 'Empresa',
    licenseNo: 'N.º de licencia',
    contact: 'Contacto',
    vehicleCount: 'Coches disponibles',
    auditStatus: 'Aprobación',
    auditReason: 'Nota de aprobación',
    logo: 'Logotipo',
  },
  unit: {
    vehicleCount: 'coches',
  },
  state: {
    1: 'Activa',
    0: 'Inactiva',
  },
  auditStatus: {
    0: 'Pendiente',
    1: 'Aprobada',
    2: 'Rechazada',
  },
  help: {
    auditReason: 'Obligatoria si se rechaza la empresa',
  },
} satisfies Catalogue<typeof zh>;
