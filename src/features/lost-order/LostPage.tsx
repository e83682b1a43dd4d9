/** One lost case: where it stands, what is to be done next, and what was done. */
import { useParams, useTranslate } from 'ra-core';
import { type LostOrder, lostOrder } from '../../contract/lost-order.ts';
import { LoadedRecord } from '../../nouns/record/LoadedRecord.tsx';
import { ResourceRecord } from '../../nouns/resource/ResourceEdit.tsx';
import { Handling } from './case/Handling.tsx';
import pages from './pages.tsx';

export default function LostPage() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<LostOrder> resource={lostOrder.resource} id={id}>
      {(row, refetch) => <OneCase row={row} refetch={refetch} />}
    </LoadedRecord>
  );
}

function OneCase({ row, refetch }: { row: LostOrder; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  return (
    <ResourceRecord
      pages={pages}
      row={row}
      refetch={refetch}
      parts={(now, { isHeld }) => ({
        firstTabs: [
          {
            key: 'handling',
            label: translate('lostDesk.handling'),
            content: <Handling row={now} isHeld={isHeld} onChanged={refetch} />,
          },
        ],
      })}
    />
  );
}
