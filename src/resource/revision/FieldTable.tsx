/** Field by field: what stands on the other side, and what the version holds. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { RevisionField } from '../../contract/revision.ts';
import type { RevisionWords } from './revision-words.ts';

interface FieldTableProps extends RevisionWords {
  fields: readonly RevisionField[];
  /** Over the other side, and over the version. */
  heads: readonly [string, string];
}

export function FieldTable({ fields, heads, labelOf, show }: FieldTableProps) {
  const translate = useTranslate();
  const [otherHead, oneHead] = heads;
  const said = ({ name, isSecret }: RevisionField, value: unknown, beside: unknown): ReactNode => {
    if (isSecret) return translate('revision.secret');
    const shown = show(name, value, beside);
    return shown === '' || shown === null || shown === undefined ? translate('common.none') : shown;
  };
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{translate('revision.head.field')}</th>
          <th scope="col">{otherHead}</th>
          <th scope="col">{oneHead}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(field => (
          <tr key={field.name}>
            <th scope="row">{labelOf(field.name)}</th>
            <td data-side={otherHead}>{said(field, field.other, field.other)}</td>
            <td data-side={oneHead} data-one>
              {said(field, field.one, field.other)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled('table')(({ theme: { tokens, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  'th, td': {
    padding: '6px 16px',
    borderBottom: `1px solid ${tokens.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  th: { fontWeight: 400, color: tokens.text.plain },
  'thead th:first-of-type': { width: '22%' },
  'td[data-one]': { color: tokens.text.strong },
  [breakpoints.down('sm')]: {
    thead: { display: 'none' },
    'tr, tbody th, tbody td': { display: 'block' },
    'tbody th': { paddingBottom: 0, borderBottom: 0, fontWeight: 600 },
    'td[data-side]::before': {
      content: 'attr(data-side)',
      display: 'block',
      fontSize: 12,
      color: tokens.text.plain,
    },
  },
}));
