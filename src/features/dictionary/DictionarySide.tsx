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
import { Side, SideHead, SideList } from '../../kit/side.ts';
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
    <Side width={280}>
      <SideHead>
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
      </SideHead>
      <Search>
        <SearchBox value={wanted} hint={translate('dictionary.searchDictionaries')} onSearch={setWanted} />
      </Search>
      {shown.length === 0 ? (
        <PageState
          title={translate(keyword === '' ? 'dictionary.empty' : 'dictionary.noneFound')}
          why={translate(keyword === '' ? 'dictionary.emptyWhy' : 'dictionary.noneFoundWhy')}
        />
      ) : (
        <Dictionaries aria-label={translate('title.dictionary')}>
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
        </Dictionaries>
      )}
    </Side>
  );
}

const Dictionaries = styled(SideList)({
  'button > span': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  code: { overflow: 'hidden', fontFamily: MONO, fontSize: 12, textOverflow: 'ellipsis' },
  small: { fontSize: 12, textAlign: 'right' },
});

const Search = styled('div')({ flex: 'none', padding: '0 16px 8px' });
