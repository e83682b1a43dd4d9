/** Who rents out vehicles to drivers. 租赁公司 rental company · 营业执照 licence of the business · 审核 audit */
import type * as z from 'zod/mini';
import { picture, telephone } from './grammar/compound-kinds.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { resource } from './grammar/resource.ts';

/** 0 waiting, 1 passed, 2 rejected: then a reason is needed. */
export const RENTAL_AUDITS = [0, 1, 2] as const;
export const AUDIT_REJECTED = 2;

const read = 'driverhome.lease';
const edit = 'driverhome.lease:edit';

export const rentalCompany = resource('rentalCompany', {
  path: 'rentalCar/companyManage',
  fields: {
    companyName: text(60).required().unique('COMPANY_NAME_TAKEN').search(),
    licenseNo: code(40).search(),
    contact: text(20).search(),
    contactMobile: telephone(),
    address: text(120),
    /** Those that it has to rent out, as it says itself. */
    vehicleCount: count({ min: 0, max: 100_000 }),
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    auditStatus: choice(RENTAL_AUDITS).initially(0).status({ 0: 'warn', 1: 'ok', 2: 'bad' }),
    auditReason: text(200),
    logo: picture('logoUrl'),
    logoUrl: text(500).derived(),
    remark: note(200),
  },
  equals: ['auditStatus', 'state', 'contactMobile'],
  filters: ['companyName', 'licenseNo', 'contact', 'vehicleCount'],
  sorts: ['companyName', 'vehicleCount', 'auditStatus', 'state', 'createdOn'],
  may: { read, add: edit, edit, remove: edit, export: read },
  isImportable: true,
});
export type RentalCompany = z.output<typeof rentalCompany.Row>;
