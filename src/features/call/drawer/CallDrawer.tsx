/** Calls beside every page: what came in, what went out, and what each was about. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { closeDrawer, useDrawer } from '../../../data/drawers.ts';
import { useSession } from '../../../data/session-context.tsx';
import { useOpened } from '../../../kit/form/use-opened.ts';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import { ShortPager } from '../../../kit/list/ShortPager.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { TopProgress } from '../../../kit/TopProgress.tsx';
import { useIsNarrow } from '../../../kit/TwoPanes.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../../kit/use-delayed.ts';
import { parseCallSelection, untaggedOf } from '../../../nouns/call-drawer/call-selection.ts';
import { CallFilters } from './CallFilters.tsx';
import { CallRow } from './CallRow.tsx';
import { type Chosen, NOTHING_CHOSEN, PAGE_SIZE, TABS, type Tab, useCalls } from './use-calls.ts';

/** Opened anew it begins with all calls, on the first page. */
export default function CallDrawer() {
  const translate = useTranslate();
  const { callSystemAccount } = useSession().user;
  const opened = useDrawer('call');
  const [openedFor, setOpenedFor] = useState(opened);
  const [tab, setTab] = useState<Tab>('completedObj');
  const [chosen, setChosen] = useState(() => chosenIn(opened?.about));
  const [page, setPage] = useState(1);
  const beginWith = (first: Chosen) => {
    setTab('completedObj');
    setChosen(first);
    setPage(1);
  };
  // opened for other calls while it is open
  if (opened && opened !== openedFor) {
    setOpenedFor(opened);
    beginWith(chosenIn(opened.about));
  }
  const { rows, total, counts, error, isFetching, ask } = useCalls(tab, chosen, page);
  const isLate = useDelayed(isFetching, SKELETON_AFTER_MS);
  const countOf: Readonly<Record<Tab, number | undefined>> = {
    waitingOrder: counts.incoming,
    ongoingObj: undefined,
    completedObj: counts.all,
  };
  const choose = (change: Partial<Chosen>) => {
    setChosen({ ...chosen, ...change });
    setPage(1);
  };
  const head = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  // somebody is asked for by his number; on a phone its keys would cover the list
  const isSoughtIn = !isNarrow && opened?.about === undefined;
  useOpened(() => closeDrawer('call'));
  useEffect(() => {
    if (isSoughtIn) head.current?.parentElement?.querySelector<HTMLElement>('[role=search] input')?.focus();
  }, [isSoughtIn]);
  return (
    <>
      <Head ref={head}>
        <div>
          <h2>{translate('shell.drawer.call')}</h2>
          {callSystemAccount && counts.untagged !== undefined && (
            <Button
              color="inherit"
              onClick={() => beginWith({ ...NOTHING_CHOSEN, ...untaggedOf(callSystemAccount) })}
            >
              {translate('call.untagged')} {counts.untagged}
            </Button>
          )}
        </div>
        <Key>{(keyWords('f2')[0] ?? []).join(' ')}</Key>
        <IconButton aria-label={translate('call.close')} onClick={() => closeDrawer('call')}>
          <X size={16} aria-hidden />
        </IconButton>
      </Head>
      <Tabs role="group" aria-label={translate('call.tabs')}>
        {TABS.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={each === tab}
            onClick={() => {
              setTab(each);
              setPage(1);
            }}
          >
            {translate(`call.tab.${each}`)}
            {countOf[each] !== undefined && <small>{countOf[each]}</small>}
          </button>
        ))}
      </Tabs>
      {tab !== 'ongoingObj' && <CallFilters chosen={chosen} onChoose={choose} />}
      {isLate && <TopProgress />}
      {error && !rows ? (
        <PageState
          title={translate('call.loadFailed')}
          why={translate('call.loadFailedWhy')}
          action={<Button onClick={ask}>{translate('kit.state.retry')}</Button>}
        />
      ) : (
        <List aria-label={translate('shell.drawer.call')} aria-busy={isFetching}>
          {rows?.map(call => (
            <CallRow key={call.id} call={call} />
          ))}
        </List>
      )}
      {rows?.length === 0 && <PageState title={translate('call.noData')} />}
      <ShortPager page={page} size={PAGE_SIZE} total={total} onPage={setPage} />
    </>
  );
}

const chosenIn = (about: string | undefined): Chosen => ({ ...NOTHING_CHOSEN, ...parseCallSelection(about) });

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 6,
  height: 44,
  padding: '0 4px 0 12px',
  // the key is not drawn on a phone
  div: { display: 'flex', flex: 1, alignItems: 'center', gap: 6 },
  h2: { margin: 0, fontSize: 16, fontWeight: 600 },
});

const Tabs = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 16,
  padding: '0 12px',
  borderBottom: `1px solid ${tokens.line}`,
  button: {
    minHeight: 32,
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    cursor: 'pointer',
    '&[aria-pressed=true]': { borderColor: tokens.accent.mark, color: tokens.text.strong, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
  },
  small: { marginLeft: 4, color: tokens.text.faint, fontSize: 12, fontWeight: 400 },
}));

const List = styled('ul')({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  overflow: 'auto',
  listStyle: 'none',
  '&:empty': { flex: 'none' },
});
