import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/company.ts';

export default {
  shared: {
    title: { company: 'Empresas' },
    reason: {
      COMPANY_HAS_FLEET:
        'La empresa todavía tiene %{vehicles} vehículos y %{drivers} conductores: no se puede eliminar',
    },
  },
  create: 'Nueva empresa',
  empty: 'Todavía no hay empresas',
  emptyWhy: 'Los vehículos y conductores pertenecen a las empresas que se registren aquí',
  searchHint: 'Nombre, iniciales o licencia',
  vehicles: '%{count} vehículo |||| %{count} vehículos',
  drivers: '%{count} conductor |||| %{count} conductores',
  field: {
    companyName: 'Empresa',
    licenseNo: 'N.º de licencia',
    licenseExpire: 'Licencia hasta',
    contactMobile: 'Celular del contacto',
    vehicleCount: 'Vehículos',
    driverCount: 'Conductores',
    fleet: 'Vehículos y conductores',
  },
  state: {
    0: 'Cerrada',
    1: 'Activa',
  },
  help: {
    addressType: 'Los vehículos y conductores sin zona propia siguen a la empresa',
  },
} satisfies Catalogue<typeof zh>;
