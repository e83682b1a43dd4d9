/** What drivers ask about rental listings. 咨询 consultation · 处理 handle · 回访 call back */
import type * as z from 'zod/mini';
import { choice } from './grammar/kinds/choice.ts';
import { masked } from './grammar/kinds/masked.ts';
import { note, text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resource } from './grammar/resource.ts';

/** 0 new, 1 contacted, 2 closed: then its outcome is needed. */
export const CONSULT_STATES = [0, 1, 2] as const;
export const CONSULT_NEW = 0;
export const CONSULT_CLOSED = 2;

const read = 'driverhome.lease';

/** They come from drivers, and stay. */
export const rentalConsult = resource('rentalConsult', {
  path: 'rentalCar/consultInfo',
  fields: {
    /** Of the listing. */
    title: text(80).filled().readOnly().search(),
    consultDriverName: text(40).filled().readOnly().search(),
    consultMobile: masked('mobile').readOnly(),
    content: note(500).filled().readOnly(),
    state: choice(CONSULT_STATES).filled().status({ 0: 'warn', 1: 'ok', 2: 'off' }),
    handleRemark: note(300),
    /** Who changed its state last, and when. */
    handleUser: text(40).readOnly(),
    handleTime: moment().readOnly(),
  },
  equals: ['state', 'consultMobile'],
  filters: ['title', 'consultDriverName', 'handleUser', 'handleTime'],
  sorts: ['createdOn', 'title', 'state', 'handleTime'],
  isNewestFirst: true,
  may: { read, edit: 'driverhome.lease:edit', export: read },
});
export type RentalConsult = z.output<typeof rentalConsult.Row>;
