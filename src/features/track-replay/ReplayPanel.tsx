/** The panel beside the map: vehicles, stops, who was here, files. What is typed in one stays while another is looked at. */
import { styled } from '@mui/material/styles';
import { PanelLeftClose } from 'lucide-react';
import { useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { FilesPane } from './FilesPane.tsx';
import { Bare } from './parts.ts';
import { QuestionPane } from './QuestionPane.tsx';
import { SearchPane } from './SearchPane.tsx';
import { StopsPane } from './StopsPane.tsx';

export const REPLAY_TABS = ['vehicles', 'stops', 'search', 'files'] as const;
export type ReplayTab = (typeof REPLAY_TABS)[number];

interface ReplayPanelProps {
  tab: ReplayTab;
  onTab(tab: ReplayTab): void;
  onFold(): void;
  stopsCount: number;
  question: ComponentProps<typeof QuestionPane>;
  stops: ComponentProps<typeof StopsPane>;
  search: ComponentProps<typeof SearchPane>;
  files: ComponentProps<typeof FilesPane>;
}

export function ReplayPanel(props: ReplayPanelProps) {
  const { tab, onTab, onFold, stopsCount } = props;
  const translate = useTranslate();
  const panes: Readonly<Record<ReplayTab, ReactNode>> = {
    vehicles: <QuestionPane {...props.question} />,
    stops: <StopsPane {...props.stops} />,
    search: <SearchPane {...props.search} />,
    files: <FilesPane {...props.files} />,
  };
  return (
    <Whole aria-label={translate('trackReplay.panel')}>
      <Tabs role="group">
        {REPLAY_TABS.map(each => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => onTab(each)}>
            {translate(`trackReplay.tab.${each}`)}
            {each === 'stops' && stopsCount > 0 && <b>{stopsCount}</b>}
          </button>
        ))}
        <Bare type="button" aria-label={translate('trackReplay.fold')} aria-keyshortcuts="L" onClick={onFold}>
          <PanelLeftClose size={16} aria-hidden />
        </Bare>
      </Tabs>
      {REPLAY_TABS.map(each => (
        <Pane key={each} hidden={tab !== each}>
          {panes[each]}
        </Pane>
      ))}
    </Whole>
  );
}

const Whole = styled('section')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  minHeight: 0,
  border: `1px solid ${tokens.line}`,
  borderRadius: 6,
  backgroundColor: tokens.float,
  boxShadow: tokens.shadow,
  overflow: 'hidden',
}));

const Tabs = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 16,
  padding: '0 4px 0 12px',
  borderBottom: `1px solid ${tokens.line}`,
  '& > button:not(:last-of-type)': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    height: 34,
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      borderColor: tokens.accent.mark,
      color: tokens.text.strong,
      fontWeight: 600,
    },
  },
  '& > button:last-of-type': { marginLeft: 'auto' },
}));

const Pane = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '&[hidden]': { display: 'none' },
});
