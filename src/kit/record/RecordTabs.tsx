import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldPlaceContext, useFieldPlace } from '../form/form-fields.ts';
import { dot } from '../theme/edges.ts';
import { TabFaults } from './TabFaults.tsx';
import { TabShownContext } from './tab-shown.ts';

export interface RecordTab {
  key: string;
  label: string;
  count?: number;
  content: ReactNode;
  /** Fills the page and scrolls by itself. */
  isFilling?: boolean;
  /** Not drawn before it is first opened: what few look at and what asks for something of its own. */
  isLate?: boolean;
}

/** Panels stay mounted: what was typed in one is there when one comes back. */
export function RecordTabs({ tabs }: { tabs: readonly RecordTab[] }) {
  const id = useId();
  const translate = useTranslate();
  // null outside a form, whatever its type says
  const isInForm = (useFormContext() as unknown) !== null;
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const open = useCallback((key: string) => {
    setChosen(key);
    setOpened(before => (before.has(key) ? before : new Set([...before, key])));
  }, []);
  const active = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !active) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(active) + step + tabs.length) % tabs.length];
    if (!next) return;
    open(next.key);
    document.getElementById(`${id}-tab-${next.key}`)?.focus();
  };
  const [sought, setSought] = useState<{ tab: string } | null>(null);
  const openFaulty = useCallback(
    (tab: string) => {
      open(tab);
      setSought({ tab });
    },
    [open],
  );
  // drawn by now, and so able to take the focus
  useEffect(() => {
    if (sought) focusFault(`${id}-panel-${sought.tab}`);
  }, [id, sought]);
  return (
    <>
      {isInForm && <TabFaults active={active?.key} onFaults={setFaulty} onOpen={openFaulty} />}
      <Bar role="tablist" onKeyDown={handleKey}>
        {tabs.map(({ key, label, count }) => (
          <Tab
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={key === active?.key}
            aria-controls={`${id}-panel-${key}`}
            tabIndex={key === active?.key ? 0 : -1}
            onClick={() => open(key)}
          >
            {label}
            {count !== undefined && <span>{count}</span>}
            {faulty.includes(key) && <Fault role="img" aria-label={translate('kit.form.faulty')} />}
          </Tab>
        ))}
      </Bar>
      {tabs.map(({ key, content, isFilling, isLate = false }) => (
        <Panel
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          hidden={key !== active?.key}
          data-filling={isFilling}
        >
          {(!isLate || opened.has(key)) && (
            <InTab tab={key} isShown={key === active?.key}>
              {content}
            </InTab>
          )}
        </Panel>
      ))}
    </>
  );
}

function InTab({ tab, isShown, children }: { tab: string; isShown: boolean; children: ReactNode }) {
  return (
    <TabShownContext value={isShown}>
      <FieldPlaceContext value={useFieldPlace({ tab })}>{children}</FieldPlaceContext>
    </TabShownContext>
  );
}

const focusFault = (panelId: string) =>
  document.getElementById(panelId)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

const Fault = styled('i')(({ theme }) => ({
  display: 'inline-block',
  ...dot(theme.tokens.bad.mark),
  marginLeft: 4,
  verticalAlign: 'middle',
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 20,
  minHeight: 34,
  padding: '0 16px',
  // a line below a tab is no reason to scroll down
  overflow: 'auto hidden',
  borderBottom: `1px solid ${theme.tokens.line}`,
  // a phone shows them all, in two lines where one is too short
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', gap: '0 20px', '& > button': { minHeight: 34 } },
}));

const Tab = styled('button')(({ theme: { tokens } }) => ({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: tokens.text.plain,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  span: { marginLeft: 4, fontWeight: 400, color: tokens.text.faint },
  '&[aria-selected=true]': { fontWeight: 600, color: tokens.text.strong },
  '&[aria-selected=true]::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    backgroundColor: tokens.accent.mark,
  },
}));

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '&[hidden]': { display: 'none' },
  '&[data-filling=true]': { overflow: 'hidden' },
  [theme.breakpoints.down('md')]: { flex: 'none', '&[data-filling=true]': { overflow: 'visible' } },
}));
