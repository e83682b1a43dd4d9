/** One found item: whose it may be, what can be done about it, and what is written down of it. */
import { useParams, useTranslate } from 'ra-core';
import { type FoundItem, foundItem } from '../../contract/found-item.ts';
import { KEPT } from '../../contract/found-states.ts';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { ResourceRecord } from '../../resource/pages/ResourceEdit.tsx';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
import { CasesForItem } from './CasesForItem.tsx';
import { FoundActs } from './FoundActs.tsx';
import pages from './pages.tsx';

export default function FoundPage() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<FoundItem> resource={foundItem.resource} id={id}>
      {(item, refetch) => <OneItem item={item} refetch={refetch} />}
    </LoadedRecord>
  );
}

function OneItem({ item, refetch }: { item: FoundItem; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  return (
    <ResourceRecord
      pages={pages}
      row={item}
      refetch={refetch}
      isOpen={item.state === KEPT}
      parts={(row, { isHeld }) => ({
        firstTabs: [
          {
            key: 'owner',
            label: translate('foundItem.owner'),
            content: <Owner item={row} isHeld={isHeld} onChanged={refetch} />,
          },
        ],
      })}
    />
  );
}

interface OwnerProps {
  item: FoundItem;
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

/** Once an item is linked, the cases go with the button that linked it: the focus moves to the acts. */
function Owner(props: OwnerProps) {
  const whole = useFocusKept<HTMLDivElement>();
  return (
    <div ref={whole}>
      <FoundActs {...props} />
      {props.item.state === KEPT && <CasesForItem {...props} />}
    </div>
  );
}
