import { agreement, DRAFT, IN_EFFECT } from '../../contract/agreement.ts';
import { formatDay, formatTime } from '../../kit/format/time.ts';
import { resourcePages } from '../../resource/pages/resource-pages.ts';
import { DocumentField } from './DocumentField.tsx';

export default resourcePages(agreement, {
  nameOf: row => `${row.title} ${row.versionName}`,
  cells: { effectTime: row => row.effectTime && formatTime(row.effectTime) },
  columns: [
    'title',
    { field: 'versionName', width: 84 },
    { field: 'type', width: 112 },
    { field: 'target', width: 80 },
    { field: 'mustSign', width: 72 },
    'signCount',
    { field: 'effectTime', cell: row => formatDay(row.effectTime) },
    { field: 'state', width: 92 },
  ],
  phone: { second: ['versionName', 'target'], end: 'effectTime' },
  tabs: ['state'],
  filters: ['type', 'target'],
  canRemove: row => row.state !== IN_EFFECT && row.signCount === 0,
  facts: ['effectTime', 'signCount'],
  form: ['title', 'versionName', 'type', 'target', 'mustSign', 'content', 'fileId', 'remark'],
  inputs: { fileId: DocumentField },
  // what people have agreed to stays as they have read it
  isFixed: (row, field) => row.state !== DRAFT && field !== 'remark',
});
