/** Who pays for advertisements on vehicles. 广告客户 ad customer · 行业 industry · 合同编号 contract number · 业务员 salesman */
import type * as z from 'zod/mini';
import { telephone } from './grammar/compound-kinds.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count, fen } from './grammar/kinds/number.ts';
import { code, note, text } from './grammar/kinds/text.ts';
import { specifiedResource } from './grammar/resource.ts';

/** 1 retail, 2 food, 3 property, 4 finance, 5 culture and tourism, 6 public service, 9 other. */
export const INDUSTRIES = [1, 2, 3, 4, 5, 6, 9] as const;

const edit = 'adPastePictureMange:edit';

export const adCustomer = specifiedResource('adCustomer', {
  path: 'advertisementIndex/customerList',
  fields: {
    customerName: text(60).required().unique().search(),
    shortName: text(20).search(),
    industry: choice(INDUSTRIES),
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    contactName: text(20).search(),
    contactMobile: telephone(),
    salesman: text(20),
    licenseNo: code(30),
    contractNo: code(40).search(),
    address: text(120),
    remark: note(200),
    /** Of its projects that are not cancelled. */
    totalVehicles: count().filled().derived(),
    totalAmount: fen().filled().derived(),
  },
  equals: ['industry', 'state', 'contactMobile'],
  filters: ['customerName', 'contactName', 'salesman', 'contractNo', 'licenseNo'],
  sorts: ['customerName', 'industry', 'salesman', 'state', 'createdOn'],
  may: {
    read: 'adPastePictureMange',
    add: edit,
    edit,
    remove: edit,
    export: 'adPastePictureMange:export',
  },
  isImportable: true,
  calls: {
    list: 'GET /api/ad/admin/adCustomers',
    create: 'POST /api/ad/admin/adCustomers',
    update: 'POST /api/ad/admin/adCustomer',
    remove: 'DELETE /api/ad/admin/adCustomer/{id}',
  },
});
export type AdCustomer = z.output<typeof adCustomer.Row>;
