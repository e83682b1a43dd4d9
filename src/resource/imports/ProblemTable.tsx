/** What did not pass, the first row first; the row as a spreadsheet counts it. */
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { jobCalls } from '../../contract/job.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ErrorState } from '../../kit/state/PageState.tsx';
import type { FieldToImport } from './field.ts';
import { useProblemWords } from './use-problem-words.ts';

const SIZE = 20;
const ALL = '';

interface ProblemTableProps {
  jobId: string;
  fields: readonly FieldToImport[];
  /** Key of the catalogue. */
  title?: string;
}

export function ProblemTable({ jobId, fields, title = 'imports.problems' }: ProblemTableProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { say } = useProblemWords(fields);
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [field, setField] = useState(ALL);
  const { data, error, refetch } = useAnswer(jobCalls.importProblems, {
    params: { id: jobId },
    query: { current: page, size: SIZE, field: field || undefined },
  });
  const word = (key: string, more?: Record<string, unknown>) => translate(`imports.${key}`, more);
  const labels = new Map(fields.map(each => [each.field, translate(each.label)]));
  const labelOf = (name: string | null) =>
    name === null ? word('wholeRow') : (labels.get(name.split('.')[0] ?? '') ?? name);
  const total = data?.total ?? 0;
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <h3 id={titleId}>{translate(title)}</h3>
        <Select
          size="small"
          displayEmpty
          value={field}
          inputProps={{ 'aria-label': word('byField') }}
          onChange={({ target: { value } }) => {
            setField(value);
            setPage(1);
          }}
        >
          <MenuItem value={ALL}>{translate('common.all')}</MenuItem>
          {fields.map(each => (
            <MenuItem key={each.field} value={each.field}>
              {translate(each.label)}
            </MenuItem>
          ))}
        </Select>
      </Head>
      {/* a table that scrolls can be scrolled by keyboard */}
      <Scroll tabIndex={0} role="region" aria-labelledby={titleId}>
        <table>
          <thead>
            <tr>
              <th scope="col">{word('row')}</th>
              <th scope="col">{word('field')}</th>
              <th scope="col">{word('value')}</th>
              <th scope="col">{word('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {data?.rows.map(problem => (
              <tr key={`${problem.row} ${problem.field} ${problem.code}`}>
                <td>{problem.row}</td>
                <td>{labelOf(problem.field)}</td>
                <td title={problem.value ?? undefined}>{problem.value || translate('common.none')}</td>
                <td>{say(problem)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {total > SIZE && (
        <Foot>
          <span>
            {word('ofProblems', {
              from: (page - 1) * SIZE + 1,
              to: Math.min(page * SIZE, total),
              total,
            })}
          </span>
          <IconButton
            aria-label={translate('kit.list.previous')}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            aria-label={translate('kit.list.next')}
            disabled={page * SIZE >= total}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </Foot>
      )}
    </section>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  margin: '16px 0 8px',
  h3: { margin: 0, fontSize: 'inherit', fontWeight: 600 },
});
const Scroll = styled('div')(({ theme }) => ({
  maxHeight: 'min(360px, 45vh)',
  overflow: 'auto',
  border: `1px solid ${theme.tokens.line}`,
  borderRadius: 4,
  table: { width: '100%', borderCollapse: 'collapse' },
  'th, td': { padding: '6px 12px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  'th:first-of-type, td:first-of-type': { width: 1, textAlign: 'right', whiteSpace: 'nowrap' },
  'td:nth-of-type(2)': { whiteSpace: 'nowrap' },
  th: {
    position: 'sticky',
    top: 0,
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    backgroundColor: theme.tokens.sunken,
  },
  'tbody tr + tr': { borderTop: `1px solid ${theme.tokens.line}` },
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  marginTop: 4,
  color: theme.tokens.text.faint,
}));
