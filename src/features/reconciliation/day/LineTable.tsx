/** Lines of a statement. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { TheirLine } from '../../../contract/reconciliation-records.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { NOTHING } from '../../../kit/format/nothing.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { MONO } from '../../../kit/theme/tokens.ts';

type Line = Omit<TheirLine, 'id' | 'billDate'>;

export function LineTable({ lines }: { lines: readonly Line[] }) {
  const translate = useTranslate();
  const word = (key: string) => translate(`reconciliationDesk.lines.${key}`);
  if (lines.length === 0) return <p>{word('none')}</p>;
  return (
    <Scroll>
      <table>
        <thead>
          <tr>
            {(['lineNo', 'time', 'kind', 'name', 'merchantNo', 'channelNo', 'amount', 'status'] as const).map(
              head => (
                <th key={head} scope="col" data-number={head === 'amount' || undefined}>
                  {word(head)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line.lineNo} title={line.raw}>
              <td>{line.lineNo}</td>
              <td>{line.occurredOn === null ? NOTHING : formatTime(line.occurredOn)}</td>
              <td>{translate(`reconciliationDesk.kind.${line.kind}`)}</td>
              <td>{line.name ?? NOTHING}</td>
              <td data-mono>{line.merchantNo ?? NOTHING}</td>
              <td data-mono>{line.channelNo ?? NOTHING}</td>
              <td data-number>{formatYuan(line.amount)}</td>
              <td>{translate(`reconciliationDesk.status.${line.status}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  overflowX: 'auto',
  table: { width: '100%', marginTop: 8, borderCollapse: 'collapse', fontSize: 12 },
  'th, td': {
    height: 28,
    padding: '2px 8px',
    borderBottom: `1px solid ${tokens.line}`,
    fontWeight: 400,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  th: { color: tokens.text.faint },
  '[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '[data-mono]': { fontFamily: MONO },
}));
