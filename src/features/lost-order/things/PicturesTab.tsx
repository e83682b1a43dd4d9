/** Pictures of the thing of a case: as the owner has it, as the driver has found it, as it was given back. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { LOST_PICTURE_KINDS, type LostPicture, lostPictureCalls } from '../../../contract/lost-picture.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { AddPicture } from '../../../nouns/picture/AddPicture.tsx';
import { PictureGrid, RENEW_MS } from '../../../nouns/picture/PictureCard.tsx';
import { RemovePicture } from '../../../nouns/picture/RemovePicture.tsx';
import { LostPictureCard, WORDS } from './LostPictureCard.tsx';

export default function PicturesTab({ row }: { row: LostOrder }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const mayChange = useMay(lostPictureCalls.addLostPicture);
  const [doomed, setDoomed] = useState<LostPicture | null>(null);
  const { mutateAsync: remove } = useCall(lostPictureCalls.removeLostPicture);
  const { data, error, refetch } = useAnswer(
    lostPictureCalls.listLostPictures,
    { query: { lostId: row.id } },
    { repeatMs: RENEW_MS },
  );
  if (!data) return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => refetch()} />;
  return (
    <>
      {data.length === 0 && <PageState title={translate('lostThings.picture.empty')} />}
      <PictureGrid aria-label={translate('lostThings.picture.title')}>
        {data.map(picture => (
          <LostPictureCard
            key={picture.id}
            picture={picture}
            onRemove={mayChange ? () => setDoomed(picture) : undefined}
          />
        ))}
      </PictureGrid>
      {mayChange && <AddLostPicture row={row} />}
      {doomed && (
        <RemovePicture
          words={WORDS}
          picture={doomed}
          remove={id => remove({ body: { id } })}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

const DOCUMENTS = 3;

function AddLostPicture({ row: { id: lostId, goodsType } }: { row: LostOrder }) {
  const translate = useTranslate();
  const [isPaper, setPaper] = useState(goodsType === DOCUMENTS);
  const adding = useCall(lostPictureCalls.addLostPicture);
  return (
    <AddPicture
      words={WORDS}
      kinds={LOST_PICTURE_KINDS}
      adding={adding}
      onArrived={(kind, fileId) =>
        adding.mutate({ body: { lostId, kind, fileId, isPaper: isPaper ? 1 : 0 } })
      }
    >
      <FormControlLabel
        control={<Checkbox size="small" checked={isPaper} onChange={(_, isOn) => setPaper(isOn)} />}
        label={translate('lostThings.picture.isPaper')}
      />
    </AddPicture>
  );
}
