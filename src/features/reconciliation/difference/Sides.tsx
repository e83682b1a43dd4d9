/** Both sides of a difference beside each other, with what is equal and what is not. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { Difference, OurSide, TheirLine } from '../../../contract/reconciliation-records.ts';
import { listPath } from '../../../data/figures.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { NOTHING } from '../../../kit/format/nothing.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { MONO } from '../../../kit/theme/tokens.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { type SideRow, shownRows, signOf } from './sides.ts';

const SIGNS = { equal: '=', unequal: '≠', none: '' } as const;
const NUMBERS: ReadonlySet<SideRow> = new Set(['merchantNo', 'channelNo']);

export function Sides({ difference }: { difference: Difference }) {
  const translate = useTranslate();
  const { ours, theirs, channel } = difference;
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.sides.${key}`, more);
  const channelName = translate(`reconciliation.channel.${channel}`);
  const ourList = ours && translate(ours.resource === 'finance/income' ? 'title.income' : 'title.outlay');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{word('fact')}</VisuallyHidden>
          </th>
          <th scope="col">
            <b>{word('ours')}</b> {ourList ?? word('noRow')}
          </th>
          <td />
          <th scope="col">
            <b>{word('theirs')}</b>{' '}
            {theirs
              ? word('line', { channel: channelName, line: theirs.lineNo })
              : word('noLine', { channel: channelName })}
          </th>
        </tr>
      </thead>
      <tbody>
        {shownRows(difference).map(row => {
          const sign = signOf(row, difference);
          return (
            <tr key={row} data-unequal={(sign === 'unequal' && ours && theirs && true) || undefined}>
              <th scope="row">{word(`row.${row}`)}</th>
              <td data-mono={NUMBERS.has(row) || undefined}>
                {ours ? <Ours row={row} of={ours} /> : NOTHING}
              </td>
              <td aria-label={sign === 'none' ? undefined : word(sign)} data-sign={sign}>
                {SIGNS[sign]}
              </td>
              <td data-mono={NUMBERS.has(row) || undefined}>
                {theirs ? <Theirs row={row} of={theirs} /> : NOTHING}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function Ours({ row, of }: { row: SideRow; of: OurSide }) {
  const translate = useTranslate();
  const isIncome = of.resource === 'finance/income';
  switch (row) {
    case 'business':
      return (
        <>
          {translate(isIncome ? `income.bizCode.${of.bizCode}` : `outlay.bizCode.${of.bizCode}`)}{' '}
          <LinkBase to={listPath(of.resource, { id: of.id })}>
            {of.bizStrId ?? of.outTradeNo ?? of.id}
          </LinkBase>
        </>
      );
    case 'name':
      return <>{[of.name, of.plateNumber, of.payeeAccount].filter(Boolean).join(' ') || NOTHING}</>;
    case 'amount':
      return <>{formatYuan(of.amount)}</>;
    case 'fee':
      return <>{of.fee === null ? NOTHING : formatYuan(of.fee)}</>;
    case 'merchantNo':
      return <>{of.outTradeNo ?? NOTHING}</>;
    case 'channelNo':
      return <>{of.tradeNo ?? NOTHING}</>;
    case 'state':
      return <>{translate(isIncome ? `income.state.${of.state}` : `outlay.state.${of.state}`)}</>;
    case 'time':
      return (
        <>
          {of.payTime === null ? NOTHING : formatTime(of.payTime)}
          {of.channelTime !== null &&
            ` ${translate('reconciliationDesk.sides.channelTime', { time: formatTime(of.channelTime) })}`}
        </>
      );
  }
}

function Theirs({ row, of }: { row: SideRow; of: TheirLine }) {
  const translate = useTranslate();
  switch (row) {
    case 'business':
      return <>{translate(`reconciliationDesk.kind.${of.kind}`)}</>;
    case 'name':
      return <>{of.name ?? NOTHING}</>;
    case 'amount':
      return <>{formatYuan(of.amount)}</>;
    case 'fee':
      return <>{of.fee === null ? NOTHING : formatYuan(of.fee)}</>;
    case 'merchantNo':
      return <>{of.merchantNo ?? NOTHING}</>;
    case 'channelNo':
      return <>{of.channelNo ?? NOTHING}</>;
    case 'state':
      return <>{translate(`reconciliationDesk.status.${of.status}`)}</>;
    case 'time':
      return <>{of.occurredOn === null ? NOTHING : formatTime(of.occurredOn)}</>;
  }
}

const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  'th, td': {
    height: 24,
    padding: '1px 8px',
    borderBottom: `1px solid ${tokens.line}`,
    fontWeight: 400,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  'tr > th:first-of-type': { paddingLeft: 16 },
  'thead > tr > th:first-of-type, tbody th': { width: 88 },
  'thead > tr > th:nth-of-type(2)': { width: 244 },
  'thead > tr > td': { width: 28, padding: 0 },
  'thead > tr > *': { height: 24, backgroundColor: tokens.sunken, fontSize: 12, color: tokens.text.plain },
  'thead b': { fontWeight: 600, color: tokens.text.strong },
  'tbody th': { color: tokens.text.plain },
  'tbody td': { color: tokens.text.strong, fontVariantNumeric: 'tabular-nums' },
  '[data-mono]': { fontFamily: MONO, fontSize: 12 },
  '[data-sign]': { padding: 0, textAlign: 'center' },
  '[data-unequal] > *': { backgroundColor: tokens.warn.soft },
  '[data-unequal] > [data-sign]': { color: tokens.warn.ink, fontWeight: 600 },
  a: { color: tokens.accent.ink, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
}));
