/** The values of one dictionary: in their order, to find, add, move and switch. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { ListContextProvider, type ListControllerResult, useList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type DictionaryRecord, dictionaryRecord } from '../../contract/dictionary-record.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { RowActions } from '../../kit/list/RowActions.tsx';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { ImportButton } from '../../resource/imports/ImportButton.tsx';
import { ExportButton } from '../../resource/jobs/ExportButton.tsx';
import type { Task } from './EntryDialogs.tsx';
import { DICTIONARY } from './paths.ts';
import { useEntries } from './use-entries.ts';
import { useMove } from './use-move.ts';
import { ValueTable } from './ValueTable.tsx';
import { useValueColumns, VALUE_FIELDS } from './value-columns.ts';

const loadImport = () => import('../../resource/imports/ImportDialog.tsx');

interface ValuesPaneProps {
  dictionary: DictionaryRecord;
  /** The value that the address names. */
  currentId: string | undefined;
  onTask: (task: Task) => void;
}

export function ValuesPane({ dictionary, currentId, onTask }: ValuesPaneProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const mayAdd = useMay(dictionaryRecord.calls.create);
  const mayEdit = useMay(dictionaryRecord.calls.update);
  const hasRevisions = useCapability('revisions');
  const [wanted, setWanted] = useState('');
  const code = dictionary.dicValue;
  const name = useShippedName()(dictionary.description);
  const keyword = wanted.trim();
  const filter = { parentCode: code, ...(keyword !== '' && { keyword }) };
  const { data, error, refetch } = useEntries(filter);
  const columns = useValueColumns();
  const list = useList({ data: data ?? NONE, resource: DICTIONARY });
  // a file holds what is listed here, found or all
  const asked = { filterValues: filter, sort: IN_ORDER, total: data?.length ?? 0 };
  const listed = { ...list, ...asked } as ListControllerResult<DictionaryRecord>;
  const mover = useMove(data ?? NONE);
  const add = () => onTask({ kind: 'add', parentCode: code });
  return (
    <ListContextProvider value={listed}>
      <Head>
        <h2>{name}</h2>
        <code>{code}</code>
        <span>{translate('dictionary.count', { smart_count: dictionary.valueCount })}</span>
        <RowActions
          row={dictionary}
          name={name}
          actions={[
            ...(mayEdit
              ? [
                  {
                    key: 'edit',
                    label: translate('entity.edit'),
                    onClick: () => onTask({ kind: 'edit', entry: dictionary }),
                  },
                ]
              : []),
            ...(hasRevisions
              ? [
                  {
                    key: 'history',
                    label: translate('revision.title'),
                    isInMenu: true,
                    onClick: () => onTask({ kind: 'history', entry: dictionary }),
                  },
                ]
              : []),
            ...(mayEdit && dictionary.builtIn !== '1'
              ? [
                  {
                    key: 'remove',
                    label: translate('entity.remove'),
                    isDangerous: true,
                    isInMenu: true,
                    onClick: () => onTask({ kind: 'remove', entry: dictionary }),
                  },
                ]
              : []),
          ]}
        />
      </Head>
      <Tools>
        <SearchBox value={wanted} hint={translate('dictionary.searchValues')} onSearch={setWanted} />
        <ImportButton
          call={dictionaryRecord.calls.create}
          load={loadImport}
          draw={({ ImportDialog }, underWay) => (
            <ImportDialog
              {...underWay}
              call={dictionaryRecord.calls.create}
              title={translate('title.dictionary')}
              fields={VALUE_FIELDS}
            />
          )}
        />
        <ExportButton call={dictionaryRecord.calls.list} title={name} columns={columns} />
        {mayAdd && (
          <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={add}>
            {translate('dictionary.addValue')}
          </Button>
        )}
      </Tools>
      {!data ? (
        <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />
      ) : data.length === 0 ? (
        <PageState
          title={translate(keyword === '' ? 'dictionary.noValues' : 'dictionary.noneFound')}
          why={translate(keyword === '' ? 'dictionary.noValuesWhy' : 'dictionary.noneFoundWhy')}
          action={
            keyword === '' ? undefined : (
              <Button variant="outlined" color="inherit" onClick={() => setWanted('')}>
                {translate('dictionary.showAll')}
              </Button>
            )
          }
        />
      ) : (
        <ValueTable
          entries={data}
          currentId={currentId}
          mover={mayEdit && keyword === '' ? mover : null}
          onTask={onTask}
        />
      )}
      <News role="status">
        {mover.moved && (
          <>
            <span>{mover.moved.text}</span>
            {mover.moved.undo && (
              <Button variant="text" disabled={mover.isMoving} onClick={mover.moved.undo}>
                {translate('dictionary.undo')}
              </Button>
            )}
          </>
        )}
      </News>
    </ListContextProvider>
  );
}

/** The same at every drawing, as the hooks that are given it want it. */
const NONE: DictionaryRecord[] = [];
const IN_ORDER = { field: 'sort', order: 'ASC' } as const;

const Head = styled('header')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minHeight: 48,
  padding: '4px 16px',
  color: tokens.text.plain,
  h2: {
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: 16,
    fontWeight: 600,
    color: tokens.text.strong,
  },
  code: { fontFamily: MONO, fontSize: 12, overflowWrap: 'anywhere' },
  '& > div': { opacity: 1 },
}));

const Tools = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 16px 8px',
  '[role=search]': { flex: '1 1 160px', maxWidth: 320, marginRight: 'auto' },
});

/** At the foot: a row that has moved stays under the pointer. */
const News = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px',
  borderTop: `1px solid ${theme.tokens.line}`,
  color: theme.tokens.text.plain,
  '&:empty': { border: 0 },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
}));
