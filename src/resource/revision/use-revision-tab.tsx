import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { useCapability } from '../../data/session-context.tsx';
import type { RecordTab } from '../../kit/record/RecordTabs.tsx';
import { RevisionPanel } from './RevisionPanel.tsx';

/** The tab with a record's earlier versions, to be spread among its others; none where the upstream keeps none. */
export function useRevisionTab(props: ComponentProps<typeof RevisionPanel>): RecordTab[] {
  const translate = useTranslate();
  if (!useCapability('revisions')) return [];
  return [
    {
      key: 'revisions',
      label: translate('revision.title'),
      isFilling: true,
      content: <RevisionPanel {...props} />,
    },
  ];
}
