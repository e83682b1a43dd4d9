/** All properties by their groups: how each holds now, what it would be by itself, and since when. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useGetList, useNavigate, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type PropertyRecord, propertyCalls } from '../../contract/property.ts';
import { useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ByWidth } from '../../kit/ByWidth.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { Pane } from '../../kit/Pane.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { PropertyRow } from './PropertyRow.tsx';
import { PROPERTY, PROPERTY_PATH } from './paths.ts';
import { usePropertyWords } from './use-property-words.ts';
import { Warnings } from './Warnings.tsx';

/** More than there can be: the page shows all of them. */
const ALL = { page: 1, perPage: 1000 };

export default function PropertyList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const [wanted, setWanted] = useState('');
  const words = usePropertyWords();
  const mayAdd = useMay(propertyCalls.addProperty);
  const { data, error, refetch } = useGetList<PropertyRecord>(PROPERTY, { pagination: ALL, filter: {} });
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  const found = data.filter(row =>
    [row.name, words.labelOf(row), words.helpOf(row), row.description, words.groupOf(row.groupName)].some(
      text => text?.toLowerCase().includes(wanted.trim().toLowerCase()),
    ),
  );
  const groups = [...new Set(found.map(({ groupName }) => groupName))];
  const changed = data.filter(row => row.builtIn === '1' && row.value !== row.defaultValue).length;
  return (
    <Page>
      <header>
        <h1>{translate('title.systemConfig')}</h1>
        <span>{translate('property.summary', { all: data.length, changed })}</span>
        <Tools>
          <SearchBox value={wanted} hint={translate('property.searchHint')} onSearch={setWanted} waitMs={0} />
          {mayAdd && (
            <Button
              variant="contained"
              startIcon={<Plus aria-hidden size={16} />}
              onClick={() => navigate(`${PROPERTY_PATH}/create`)}
            >
              <ByWidth wide={translate('property.add')} phone={translate('kit.list.create')} />
            </Button>
          )}
        </Tools>
      </header>
      <Body>
        <Warnings />
        {groups.map(group => (
          <Group key={group} title={words.groupOf(group)}>
            {found
              .filter(({ groupName }) => groupName === group)
              .map(row => (
                <PropertyRow key={row.id} row={row} />
              ))}
          </Group>
        ))}
        {groups.length === 0 && (
          <PageState title={translate('property.noneFound')} why={translate('property.noneFoundWhy')} />
        )}
      </Body>
    </Page>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

const Page = styled(Pane)(({ theme: { tokens, breakpoints } }) => ({
  '& > header': {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 16px',
    borderBottom: `1px solid ${tokens.line}`,
    color: tokens.text.plain,
  },
  h1: { margin: 0, fontSize: 20, fontWeight: 600, lineHeight: 1.4, color: tokens.text.strong },
  [breakpoints.down('sm')]: { '& > header > span': { flexBasis: '100%' } },
}));

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginLeft: 'auto' });

const Body = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  paddingBottom: 16,
  h2: { margin: 0, padding: '16px 16px 4px', fontSize: 14, fontWeight: 600 },
  ul: { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${tokens.line}` },
}));
