/** A caller: what became of him first, then who he is. */
import { useTranslate } from 'ra-core';
import { passengerCalls } from '../../contract/passenger.ts';
import { useMay } from '../../data/session-context.tsx';
import { ResourceEdit } from '../../resource/pages/ResourceEdit.tsx';
import { CallerTimeline } from './CallerTimeline.tsx';
import { MergeCaller } from './MergeCaller.tsx';
import pages from './pages.tsx';
import { SplitCaller } from './SplitCaller.tsx';

export default function CallerEdit() {
  const translate = useTranslate();
  const mayMerge = useMay(passengerCalls.mergeCallers);
  return (
    <ResourceEdit
      pages={pages}
      parts={(caller, { mayEdit, refetch }) => ({
        actions: mayEdit && mayMerge && (
          <>
            <MergeCaller caller={caller} onMerged={refetch} />
            {caller.mobile2 && <SplitCaller caller={caller} onSplit={refetch} />}
          </>
        ),
        firstTabs: [
          {
            key: 'timeline',
            label: translate('passenger.timeline.title'),
            content: <CallerTimeline id={caller.id} />,
          },
        ],
      })}
    />
  );
}
