/** The page kind "record": who it is and what is next, facts, tabs, and what happened at the right. */
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { BAR } from '../bars.ts';
import { DraftNotice } from '../form/DraftNotice.tsx';
import { Pane } from '../Pane.tsx';
import { usePageName } from '../page-name.ts';
import { type Fact, Facts } from './Facts.tsx';
import { type RecordTab, RecordTabs } from './RecordTabs.tsx';
import { ThumbFoot, ThumbFootContext } from './ThumbFoot.tsx';

export interface RecordPageProps {
  title: string;
  /** A small word of its kind, as 内置. */
  tag?: string;
  status?: ReactNode;
  /** Unsaved sum, discard, save. */
  actions?: ReactNode;
  /** Said under the header, as a failure to save. */
  notice?: ReactNode;
  facts?: readonly Fact[];
  /** Nothing in it need take the focus: who has only keys scrolls it itself. */
  isOnlyRead?: boolean;
  tabs?: readonly RecordTab[];
  aside?: ReactNode;
  children?: ReactNode;
}

export function RecordPage(props: RecordPageProps) {
  usePageName(props.title);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Pane>
      <Header>
        <Identity>
          <h1 title={props.title}>{props.title}</h1>
          {props.tag && <Tag>{props.tag}</Tag>}
          {props.status}
        </Identity>
        <Actions {...BAR}>{props.actions}</Actions>
      </Header>
      <Columns {...(props.isOnlyRead ? { tabIndex: 0, role: 'region', 'aria-label': props.title } : {})}>
        <Work>
          <DraftNotice />
          {props.notice}
          {props.facts && props.facts.length > 0 && <Facts facts={props.facts} />}
          <ThumbFootContext value={foot}>
            {props.tabs && <RecordTabs tabs={props.tabs} />}
            {props.children}
          </ThumbFootContext>
        </Work>
        {props.aside && <Aside>{props.aside}</Aside>}
      </Columns>
      <ThumbFoot ref={setFoot} {...BAR} />
    </Pane>
  );
}

const Header = styled('header')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: 51,
  padding: '0 16px',
  borderBottom: `1px solid ${tokens.line}`,
  h1: {
    margin: 0,
    // a long name leaves room for status and actions on the same line
    maxWidth: 'min(100%, 20em)',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 20,
    lineHeight: 1.4,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  // on a phone its parts are at the two ends of the page
  [breakpoints.down('sm')]: { display: 'contents' },
}));

const Identity = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  display: 'contents',
  [breakpoints.down('sm')]: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '8px 16px',
    borderBottom: `1px solid ${tokens.line}`,
  },
}));

const Tag = styled('span')(({ theme: { tokens } }) => ({
  padding: '0 6px',
  borderRadius: 3,
  backgroundColor: tokens.sunken,
  border: `1px solid ${tokens.line}`,
  color: tokens.text.plain,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginLeft: 'auto',
  // within the thumb's reach
  [theme.breakpoints.down('sm')]: {
    order: 2,
    flex: 'none',
    marginLeft: 0,
    padding: '8px 16px',
    borderTop: `1px solid ${theme.tokens.line}`,
    '& > [role=status]': { order: -1, flexBasis: '100%' },
    '& > .MuiButton-contained': { flexGrow: 1 },
    // nothing to press
    '&:empty, &:not(:has(button:not(:disabled), a, [role=status]:not(:empty)))': { display: 'none' },
  },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  [theme.breakpoints.down('md')]: { flexDirection: 'column', overflow: 'auto' },
}));

const Work = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  [theme.breakpoints.down('md')]: { flex: 'none' },
}));

const Aside = styled('aside')(({ theme: { tokens, breakpoints } }) => ({
  flex: 'none',
  width: 232,
  padding: '8px 16px',
  overflow: 'auto',
  borderLeft: `1px solid ${tokens.line}`,
  [breakpoints.down('md')]: { width: 'auto', borderLeft: 0, borderTop: `1px solid ${tokens.line}` },
}));
