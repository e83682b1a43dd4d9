/** Finds orders by address, plate, driver or number; what was sought before is there again. */
import { styled } from '@mui/material/styles';
import { History } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type FocusEvent, useEffect, useState } from 'react';
import { SEARCH_TYPES } from '../../../contract/dispatch-query.ts';
import { useSession } from '../../../data/session-context.tsx';
import { floating } from '../../../kit/float.ts';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { Quick } from '../../../nouns/fleet-map/parts.ts';
import type { OrderSearch } from '../state/use-tab-orders.ts';
import { addToSearchHistory, likelyType, readSearchHistory } from './search-history.ts';

interface FindOrdersProps {
  sought: OrderSearch;
  onSearch(sought: OrderSearch): void;
}

/** Looked at for so long, it was what somebody wanted. */
const MEANT_MS = 1_500;

export function FindOrders({ sought, onSearch }: FindOrdersProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  // what a text looks like decides for that text alone
  const [chosen, setChosen] = useState(sought.type);
  const { type, keyword } = sought;
  useEffect(() => {
    if (keyword === '') return;
    const timer = setTimeout(() => addToSearchHistory(user.id, { type, keyword }), MEANT_MS);
    return () => clearTimeout(timer);
  }, [user.id, type, keyword]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const history = isOpen && keyword === '' ? readSearchHistory(user.id) : [];
  return (
    <Place onFocus={() => setOpen(true)} onBlur={leave}>
      <SearchBox
        value={keyword}
        hint={translate(`dispatch.find.hint.${type}`)}
        onSearch={text => onSearch({ type: likelyType(text, chosen), keyword: text })}
      />
      {isOpen && (
        <Below>
          <Quick role="group" aria-label={translate('dispatch.find.by')}>
            {SEARCH_TYPES.map(each => (
              <button
                key={each}
                type="button"
                aria-pressed={each === type}
                onClick={() => {
                  setChosen(each);
                  onSearch({ type: each, keyword });
                }}
              >
                {translate(`dispatch.find.type.${each}`)}
              </button>
            ))}
          </Quick>
          {history.length > 0 && (
            <ul aria-label={translate('dispatch.find.history')}>
              {history.map(one => (
                <li key={`${one.type} ${one.keyword}`}>
                  <button
                    type="button"
                    onClick={() => {
                      setOpen(false);
                      onSearch(one);
                    }}
                  >
                    <History size={14} aria-hidden />
                    <span>{one.keyword}</span>
                    <i>{translate(`dispatch.find.type.${one.type}`)}</i>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Below>
      )}
    </Place>
  );
}

const Place = styled('div')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  '& > [role=search]': { width: 'auto' },
});

const Below = styled('div')(({ theme: { tokens, sizes } }) => ({
  ...floating(tokens),
  position: 'absolute',
  zIndex: 3,
  top: '100%',
  right: 0,
  width: 240,
  marginTop: 4,
  padding: 8,
  ul: { maxHeight: 280, margin: '8px -8px -8px', padding: 0, overflow: 'auto', listStyle: 'none' },
  'li > button': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    width: '100%',
    minHeight: Math.max(32, sizes.control),
    padding: '0 8px',
    border: 0,
    borderTop: `1px solid ${tokens.line}`,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '& > svg': { flex: 'none', color: tokens.text.faint },
    '& > span': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > i': { color: tokens.text.faint, fontSize: 12, fontStyle: 'normal' },
  },
}));
