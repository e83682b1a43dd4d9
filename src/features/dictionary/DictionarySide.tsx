import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { type DictionaryRecord, dictionaryRecord } from '../../contract/dictionary-record.ts';
import { useMay } from '../../data/session-context.tsx';
import { useShippedName } from '../../data/use-shipped-name.ts';
import { formatCount } from '../../kit/format/count.ts';
import { SearchBox } from '../../kit/list/SearchBox.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { useEntries } from './use-entries.ts';

interface DictionarySideProps {
  dictionaries: readonly DictionaryRecord[];
  openId: string | undefined;
  onOpen: (entry: DictionaryRecord) => void;
  onAdd: () => void;
}

export function DictionarySide({ dictionaries, openId, onOpen, onAdd }: DictionarySideProps) {
  const translate = useTranslate();
  const say = useShippedName();
  const mayAdd = useMay(dictionaryRecord.calls.create);
  const [wanted, setWanted] = useState('');
  const keyword = wanted.trim();
  // the upstream looks into pinyin, too
  const { data: found } = useEntries(keyword === '' ? null : { isDictionary: 1, keyword });
  const shown = keyword === '' ? dictionaries : (found ?? dictionaries);
  return (
    <Side>
      <header>
        <h1>{translate('title.dictionary')}</h1>
        {mayAdd && (
          <Button
            color="inherit"
            aria-label={translate('dictionary.create')}
            startIcon={<Plus size={16} aria-hidden />}
            onClick={onAdd}
          >
            {translate('kit.list.create')}
          </Button>
        )}
      </header>
      <Search>
        <SearchBox value={wanted} hint={translate('dictionary.searchDictionaries')} onSearch={setWanted} />
      </Search>
      {shown.length === 0 ? (
        <PageState
          title={translate(keyword === '' ? 'dictionary.empty' : 'dictionary.noneFound')}
          why={translate(keyword === '' ? 'dictionary.emptyWhy' : 'dictionary.noneFoundWhy')}
        />
      ) : (
        <nav aria-label={translate('title.dictionary')}>
          <ul>
            {shown.map(entry => (
              <li key={entry.id}>
                <button
                  type="button"
                  aria-current={entry.id === openId ? 'true' : undefined}
                  onClick={() => onOpen(entry)}
                >
                  <b>{say(entry.description)}</b>
                  <span>{formatCount(entry.valueCount)}</span>
                  <code>{entry.dicValue}</code>
                  {entry.builtIn === '1' && <small>{translate('dictionary.builtIn')}</small>}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Side>
  );
}

const Side = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 280,
  minHeight: 0,
  borderRight: `1px solid ${tokens.line}`,
  [breakpoints.down('md')]: { flex: 1, width: '100%', borderRight: 0 },
  header: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 8,
    minHeight: 48,
    padding: '0 8px 0 16px',
  },
  h1: { flex: 1, margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  nav: { flex: 1, minHeight: 0, overflow: 'auto' },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  button: { cursor: 'pointer' },
  'li button': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '0 8px',
    width: '100%',
    padding: '6px 16px',
    border: 0,
    borderBottom: `1px solid ${tokens.line}`,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    textAlign: 'left',
  },
  'li button:hover': { backgroundColor: tokens.hover },
  'li button:focus-visible': { outlineOffset: -2 },
  'li button[aria-current]': { backgroundColor: tokens.accent.soft },
  'li b': {
    overflow: 'hidden',
    fontWeight: 400,
    color: tokens.text.strong,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'li button[aria-current] b': { color: tokens.accent.ink, fontWeight: 600 },
  'li button > span': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  'li code': { overflow: 'hidden', fontFamily: MONO, fontSize: 12, textOverflow: 'ellipsis' },
  'li small': { fontSize: 12, textAlign: 'right' },
}));

const Search = styled('div')({ flex: 'none', padding: '0 16px 8px' });
