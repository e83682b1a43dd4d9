/** The panel beside the map: vehicles, stops, who was here, files. What is typed in one stays while another is looked at. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { FoldButton, PanelFrame, PanelTabs } from '../../nouns/fleet-map/FoldingPanel.tsx';
import { FilesPane } from '../../nouns/replay/FilesPane.tsx';
import { StopsPane } from '../../nouns/replay/StopsPane.tsx';
import { QuestionPane } from './QuestionPane.tsx';
import { SearchPane } from './SearchPane.tsx';

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
    <PanelFrame aria-label={translate('trackReplay.panel')}>
      <PanelTabs role="group">
        {REPLAY_TABS.map(each => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => onTab(each)}>
            {translate(`trackReplay.tab.${each}`)}
            {each === 'stops' && stopsCount > 0 && <b>{stopsCount}</b>}
          </button>
        ))}
        <FoldButton label={translate('trackReplay.fold')} onFold={onFold} />
      </PanelTabs>
      {REPLAY_TABS.map(each => (
        <Pane key={each} hidden={tab !== each}>
          {panes[each]}
        </Pane>
      ))}
    </PanelFrame>
  );
}

const Pane = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '&[hidden]': { display: 'none' },
});
