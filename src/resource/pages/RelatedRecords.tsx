/** Records of another resource that refer to this one, with the way to them and to a new one. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, type RaRecord, useNavigate, useTranslate } from 'ra-core';
import type { AnyCall, Input } from '../../contract/grammar/call.ts';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { drawField, statusOf } from './columns.tsx';
import { type RelatedSpec, resourcePages } from './resource-pages.ts';
import { useFieldWords } from './use-field-words.ts';

const SHOWN = 100;

interface RelatedRecordsProps extends RelatedSpec {
  /** The record that they refer to, and what it is called. */
  id: string;
  name: string;
}

export function RelatedRecords({ resource, by, shows, id, name }: RelatedRecordsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const words = useFieldWords(resource);
  const { list, create } = resource.calls;
  const mayAdd = useMay(create);
  const { data, error, refetch } = useAnswer(list, {
    query: { [by]: id, size: SHOWN },
  } as Input<AnyCall>);
  const pages = resourcePages(resource, { columns: shows });
  const status = statusOf(pages, words);
  if (error) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  const path = `/${resource.resource}`;
  const { kind } = resource.fields[by] ?? {};
  const source = { [by]: id, ...(kind?.is === 'reference' && { [kind.name]: name }) };
  const add = mayAdd && (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => navigate(`${path}/create?source=${encodeURIComponent(JSON.stringify(source))}`)}
    >
      {translate(`${resource.words}.create`)}
    </Button>
  );
  const rows = (data as { rows: RaRecord[] } | undefined)?.rows;
  if (!rows) return null;
  if (rows.length === 0) return <PageState title={translate(`${resource.words}.empty`)} action={add} />;
  return (
    <>
      <List>
        {rows.map(row => (
          <li key={row.id}>
            <Link to={`${path}/${row.id}`}>{pages.nameOf(row)}</Link>
            {shows.map(field => (
              <span key={field}>
                <small>{words.labelOf(field)}</small> {drawField(pages, words, field, row)}
              </span>
            ))}
            {status?.(row)}
          </li>
        ))}
      </List>
      {add && <Foot>{add}</Foot>}
    </>
  );
}

const List = styled('ul')(({ theme: { tokens } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 36,
    padding: '4px 16px',
    borderBottom: `1px solid ${tokens.line}`,
  },
  small: { fontSize: 12, color: tokens.text.faint },
}));

const Link = styled(LinkBase)(({ theme }) => ({ flex: '1 1 180px', color: theme.tokens.accent.ink }));

const Foot = styled('div')({ padding: '12px 16px' });
