/** Companies that operate vehicles. 公司 company · 简称 short name · 经营许可证 operating licence · 联系人 contact */
import type * as z from 'zod/mini';
import { telephone } from './grammar/compound-kinds.ts';
import { flag } from './grammar/kinds/choice.ts';
import { count } from './grammar/kinds/number.ts';
import { area } from './grammar/kinds/reference.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { day } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';

export const company = resource('company', {
  path: 'vehicle-manage/company',
  fields: {
    companyName: text(60).required().unique('COMPANY_NAME_TAKEN').search(),
    shortName: text(20).search(),
    /** Vehicles and drivers of the company lie there too, unless they have an area of their own. */
    addressType: area().required(),
    licenseNo: code(40).search(),
    licenseExpire: day(),
    address: text(120),
    contactName: text(40),
    contactMobile: telephone(),
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    remark: note(200),
    /** Scrapped ones too: what refers to a company keeps it. */
    vehicleCount: count().filled().derived(),
    driverCount: count().filled().derived(),
  },
  equals: ['addressType', 'state'],
  filters: ['companyName', 'licenseNo', 'contactName', 'licenseExpire'],
  sorts: ['companyName', 'addressType', 'licenseExpire', 'state', 'createdOn'],
  may: {
    read: 'vehiclemgr',
    add: 'vehiclemgr:edit',
    edit: 'vehiclemgr:edit',
    remove: 'vehiclemgr:edit',
    export: 'vehiclemgr',
  },
  isImportable: true,
  fails: ['STATE_NOT_ALLOWED'],
});
export type Company = z.output<typeof company.Row>;
