/** One complaint: what it says, what is to be done next, the rides that belong to it, and what was done. */
import { useParams, useTranslate } from 'ra-core';
import { COMPLAINT_RESOURCE, type Complaint } from '../../contract/complaint.ts';
import { isSettled } from '../../contract/complaint-states.ts';
import { ResourceRecord } from '../../resource/pages/ResourceEdit.tsx';
import { LoadedRecord } from '../../resource/record/LoadedRecord.tsx';
import { Handling } from './Handling.tsx';
import pages from './pages.tsx';

export default function ComplaintPage() {
  const { id = '' } = useParams();
  return (
    <LoadedRecord<Complaint> resource={COMPLAINT_RESOURCE} id={id}>
      {(complaint, refetch) => <OneComplaint complaint={complaint} refetch={refetch} />}
    </LoadedRecord>
  );
}

function OneComplaint({ complaint, refetch }: { complaint: Complaint; refetch: () => Promise<unknown> }) {
  const translate = useTranslate();
  return (
    <ResourceRecord
      pages={pages}
      row={complaint}
      refetch={refetch}
      isOpen={!isSettled(complaint.state)}
      parts={(row, { isHeld }) => ({
        firstTabs: [
          {
            key: 'handling',
            label: translate('complaint.handling'),
            content: <Handling complaint={row} isHeld={isHeld} onChanged={refetch} />,
          },
        ],
      })}
    />
  );
}
