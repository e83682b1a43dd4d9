/** One lost case: where it stands, what is to be done next, and what was done. */
import { useParams, useTranslate } from 'ra-core';
import { lostCalls } from '../../contract/lost-calls.ts';
import { type LostOrder, lostOrder, OWNER_FIELDS } from '../../contract/lost-order.ts';
import { lostSearchCalls } from '../../contract/lost-search.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { late } from '../../kit/late.tsx';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { ResourceRecord } from '../../resource/pages/ResourceEdit.tsx';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
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

/** For who may not refund: the server refuses the same. */
const ownerFixed: typeof pages = {
  ...pages,
  isFixed: ({ payStatus }, field) => payStatus === 1 && OWNER_FIELDS.some(one => one === field),
};

const PicturesTab = late(() => import('./things/PicturesTab.tsx'), 'default');
const FindInCase = late(() => import('./find/FindInCase.tsx'), 'default', {
  waiting: <SkeletonBar style={{ height: 320, margin: 16 }} />,
});

function OneCase({ row, refetch }: { row: LostOrder; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  const mayRefund = useMay(lostCalls.refund);
  const maySearch = useMay(lostSearchCalls.listLostCandidates);
  const hasPictures = useCapability('lostPictures');
  const hasSearch = useCapability('lostSearch') && maySearch;
  return (
    <ResourceRecord
      pages={mayRefund ? pages : ownerFixed}
      row={row}
      refetch={refetch}
      parts={(now, { isHeld }) => ({
        ...(now.matchPlateNumber && { tag: now.matchPlateNumber }),
        firstTabs: [
          {
            key: 'handling',
            label: translate('lostDesk.handling'),
            content: <Handling row={now} isHeld={isHeld} onChanged={refetch} />,
          },
          ...(hasSearch
            ? [
                {
                  key: 'find',
                  isLate: true,
                  label: translate('lostSearch.title'),
                  content: <FindInCase row={now} isHeld={isHeld} onChanged={refetch} />,
                },
              ]
            : []),
          ...(hasPictures
            ? [
                {
                  key: 'pictures',
                  isLate: true,
                  label: translate('lostThings.picture.title'),
                  content: <PicturesTab row={now} />,
                },
              ]
            : []),
        ],
      })}
    />
  );
}
