import { terminal } from '../../contract/terminal.ts';
import { TerminalLog } from '../../nouns/terminal-log/TerminalLog.tsx';
import { resourcePages } from '../../resource/pages/resource-pages.ts';

export default resourcePages(terminal, {
  nameOf: row => row.plateNumber,
  cells: {
    companyId: row => row.companyName,
    brandAndModel: ({ brand, model }) => [brand, model].filter(Boolean).join(' ') || null,
  },
  columns: [
    'plateNumber',
    { field: 'companyName', head: 'companyId', isCut: true },
    { field: 'terminalNo', width: 128 },
    { field: 'simNo', width: 132 },
    { field: 'lightNo', width: 112 },
    { field: 'installDate', width: 96 },
    { field: 'dataFrom', width: 88 },
    { field: 'lastTime', width: 116 },
  ],
  unlisted: ['brand', 'state'],
  phone: { second: ['companyName', 'terminalNo'], end: 'lastTime' },
  tabs: [
    { key: 'fitted', filter: { hasTerminal: 1 }, label: 'tab.fitted' },
    { key: 'silent', filter: { isSilent: 1 }, label: 'tab.silent' },
    { key: 'none', filter: { hasTerminal: 0 }, label: 'tab.notFitted' },
  ],
  filters: ['terminalNo', 'simNo', 'companyId', 'addressType', 'dataFrom'],
  look: ['lastTime', 'terminalNo', 'simNo', 'lightNo', 'installDate', 'companyId', 'brandAndModel', 'remark'],
  lookMore: row => <TerminalLog vehicleId={row.vehicleId} />,
  form: ['terminalNo', 'simNo', 'lightNo', 'installDate', 'remark'],
});
