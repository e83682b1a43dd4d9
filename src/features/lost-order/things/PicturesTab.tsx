/** Pictures of the thing of a case: as the owner has it, as the driver has found it, as it was given back. */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { LOST_PICTURE_KINDS, type LostPicture, lostPictureCalls } from '../../../contract/lost-picture.ts';
import { storageCalls } from '../../../contract/storage.ts';
import { useMay } from '../../../data/session-context.tsx';
import { useAnswer, useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useUpload } from '../../../data/use-upload.ts';
import { BulkResultDialog } from '../../../kit/bulk/BulkResultDialog.tsx';
import { Framed } from '../../../kit/form/Framed.tsx';
import { UploadZone } from '../../../kit/form/UploadZone.tsx';
import { RecordLoading } from '../../../kit/record/RecordLoading.tsx';
import { PageState } from '../../../kit/state/PageState.tsx';
import { PictureCard } from './PictureCard.tsx';

/** Addresses of pictures are good for five minutes. */
const RENEW_MS = 240_000;

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
  const nameOf = ({ kind }: LostPicture) => translate(`lostThings.picture.kind.${kind}`);
  return (
    <>
      {data.length === 0 && <PageState title={translate('lostThings.picture.empty')} />}
      <Pictures aria-label={translate('lostThings.picture.title')}>
        {data.map(picture => (
          <PictureCard
            key={picture.id}
            picture={picture}
            onRemove={mayChange ? () => setDoomed(picture) : undefined}
          />
        ))}
      </Pictures>
      {mayChange && <AddPicture row={row} />}
      {doomed && (
        <BulkResultDialog
          title={translate('lostThings.picture.remove')}
          question={translate('lostThings.picture.removeOne', { kind: nameOf(doomed) })}
          confirmLabel={translate('lostThings.picture.remove')}
          isDangerous
          items={[{ id: doomed.id, name: nameOf(doomed) }]}
          act={async id => {
            await remove({ body: { id } });
            return undefined;
          }}
          describe={failure => describe(failure).text}
          onClose={() => setDoomed(null)}
        />
      )}
    </>
  );
}

const DOCUMENTS = 3;

/** What it shows is said first, then it is dropped or chosen. */
function AddPicture({ row: { id: lostId, goodsType } }: { row: LostOrder }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [kind, setKind] = useState<LostPicture['kind']>(LOST_PICTURE_KINDS[0]);
  const [isPaper, setPaper] = useState(goodsType === DOCUMENTS);
  const { progress, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const { mutate: add, error: refusal, isPending, reset } = useCall(lostPictureCalls.addLostPicture);
  const failure = error ?? refusal;
  return (
    <Zone
      label={translate('lostThings.picture.add')}
      limits={storageCalls.uploadPicture.upload}
      progress={progress}
      isBusy={isPending}
      failure={failure && describe(failure).text}
      lead={
        <>
          <NativeSelect
            value={String(kind)}
            input={<Framed />}
            inputProps={{ 'aria-label': translate('lostThings.picture.kindLabel') }}
            onChange={event => {
              const chosen = LOST_PICTURE_KINDS.find(one => String(one) === event.target.value);
              if (chosen) setKind(chosen);
            }}
          >
            {LOST_PICTURE_KINDS.map(one => (
              <option key={one} value={one}>
                {translate(`lostThings.picture.kind.${one}`)}
              </option>
            ))}
          </NativeSelect>
          <FormControlLabel
            control={<Checkbox size="small" checked={isPaper} onChange={(_, isOn) => setPaper(isOn)} />}
            label={translate('lostThings.picture.isPaper')}
          />
        </>
      }
      onFile={file => {
        reset();
        start(file, {}, ({ fileId }) => add({ body: { lostId, kind, fileId, isPaper: isPaper ? 1 : 0 } }));
      }}
      onCancel={cancel}
    />
  );
}

const Zone = styled(UploadZone)({ margin: '0 16px 16px' });

const Pictures = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 16,
  margin: 0,
  padding: 16,
  listStyle: 'none',
  '&:empty': { display: 'none' },
});
