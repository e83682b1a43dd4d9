/** Before and after, field by field: only what changed, unless asked. Sign, colour and word say how. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { type DiffRow, isShownRow } from '../../../resource/log/rows.ts';

interface DiffTableProps {
  rows: readonly DiffRow[];
  labelOf: (path: readonly string[]) => string;
  show: (path: readonly string[], value: unknown) => string;
}

export function DiffTable({ rows, labelOf, show }: DiffTableProps) {
  const translate = useTranslate();
  const [isAll, setAll] = useState(false);
  const changed = rows.filter(isShownRow);
  const shown = isAll ? rows : changed;
  return (
    <>
      {shown.length === 0 ? (
        <Nothing>{translate('operateLog.noChanges')}</Nothing>
      ) : (
        <Table aria-label={translate('log.diff.table')}>
          <thead>
            <tr>
              <th scope="col">{translate('kit.conflict.field')}</th>
              <th scope="col">{translate('log.diff.before')}</th>
              <th scope="col">{translate('log.diff.after')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(row => (
              <tr key={row.path.join('/')} data-kind={row.kind}>
                <th scope="row">{labelOf(row.path)}</th>
                <Cells row={row} show={value => show(row.path, value)} />
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {changed.length < rows.length && (
        <More
          control={<Checkbox checked={isAll} onChange={event => setAll(event.target.checked)} />}
          label={translate('log.diff.showSame')}
        />
      )}
    </>
  );
}

function Cells({ row, show }: { row: DiffRow; show: (value: unknown) => string }) {
  const translate = useTranslate();
  switch (row.kind) {
    case 'same':
      return <td colSpan={2}>{show(row.before)}</td>;
    case 'list':
      return (
        <td colSpan={2}>
          <Items>
            {keyed(row.removed).map(({ key, item }) => (
              <li key={`-${key}`}>
                <Taken>{show(item)}</Taken>
              </li>
            ))}
            {keyed(row.added).map(({ key, item }) => (
              <li key={`+${key}`}>
                <Put>{show(item)}</Put>
              </li>
            ))}
            {row.kept.length > 0 && (
              <li title={row.kept.map(show).join(' · ')}>
                <Kept>{translate('log.diff.kept', { smart_count: row.kept.length })}</Kept>
              </li>
            )}
          </Items>
        </td>
      );
    default:
      return (
        <>
          <td>{row.kind !== 'added' && <Taken>{show(row.before)}</Taken>}</td>
          <td>{row.kind !== 'removed' && <Put>{show(row.after)}</Put>}</td>
        </>
      );
  }
}

/** Two items of a list may be alike; their places are not. */
const keyed = (items: readonly unknown[]) => items.map((item, key) => ({ key, item }));

function Taken({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Mark as="del" data-tone="bad">
      <Sign role="img" aria-label={translate('log.diff.removed')}>
        −
      </Sign>
      {children}
    </Mark>
  );
}

function Put({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Mark as="ins" data-tone="ok">
      <Sign role="img" aria-label={translate('log.diff.added')}>
        +
      </Sign>
      {children}
    </Mark>
  );
}

const Nothing = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.text.faint }));

const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  'th, td': {
    padding: '4px 8px 4px 0',
    borderBottom: `1px solid ${tokens.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  th: { fontWeight: 400, color: tokens.text.faint },
  'thead th:first-of-type': { width: '26%' },
  'tr[data-kind=same] td': { color: tokens.text.plain },
}));

const Mark = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '0 6px',
  borderRadius: 3,
  textDecoration: 'none',
  '&[data-tone=bad]': { backgroundColor: tokens.bad.soft, color: tokens.bad.ink },
  '&[data-tone=ok]': { backgroundColor: tokens.ok.soft, color: tokens.ok.ink },
}));

const Sign = styled('span')({ marginRight: 4, fontWeight: 600 });

const Items = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Kept = styled('span')(({ theme }) => ({ color: theme.tokens.text.faint }));

const More = styled(FormControlLabel)({ marginTop: 4, marginLeft: -5 });
