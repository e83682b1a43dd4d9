import { rentalConsult } from '../../contract/rental-consult.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(rentalConsult, {
  nameOf: row => row.title,
  columns: [
    'title',
    { field: 'consultDriverName', width: 96 },
    'consultMobile',
    { field: 'content', isCut: true, width: 196 },
    { field: 'handleRemark', isCut: true, width: 152 },
    { field: 'handleUser', width: 84, inFiles: ['handleUser', 'handleTime'] },
    'createdOn',
    { field: 'state', width: 92 },
  ],
  phone: { second: 'consultDriverName', end: 'createdOn' },
  tabs: ['state'],
  filters: ['consultMobile'],
  look: [
    'consultDriverName',
    'consultMobile',
    'content',
    'createdOn',
    'handleRemark',
    'handleUser',
    'handleTime',
  ],
  noteOf: row => row.consultDriverName,
  facts: ['consultDriverName', 'consultMobile', 'content', 'createdOn', 'handleUser', 'handleTime'],
  form: ['state', 'handleRemark'],
});
