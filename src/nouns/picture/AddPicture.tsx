/** Another picture of a record: what it shows is said first, then it is dropped or chosen. */
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { storageCalls } from '../../contract/storage.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { Framed } from '../../kit/Framed.tsx';
import { UploadZone } from '../../kit/form/UploadZone.tsx';

interface AddPictureProps<K extends number> {
  /** As of `PictureCard`. */
  words: string;
  kinds: readonly [K, ...K[]];
  /** The call that adds it to the record. */
  adding: { error: Error | null; isPending: boolean; reset(): void };
  /** Once the file has arrived. */
  onArrived(kind: K, fileId: string): void;
  /** What else is said of it. */
  children?: ReactNode;
}

export function AddPicture<K extends number>(props: AddPictureProps<K>) {
  const { words, kinds, adding, onArrived, children } = props;
  const translate = useTranslate();
  const describe = useFailureText();
  const [kind, setKind] = useState<K>(kinds[0]);
  const { progress, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const failure = error ?? adding.error;
  return (
    <Zone
      label={translate(`${words}.add`)}
      limits={storageCalls.uploadPicture.upload}
      progress={progress}
      isBusy={adding.isPending}
      failure={failure && describe(failure).text}
      lead={
        <>
          <NativeSelect
            value={String(kind)}
            input={<Framed />}
            inputProps={{ 'aria-label': translate(`${words}.kindLabel`) }}
            onChange={event => {
              const chosen = kinds.find(one => String(one) === event.target.value);
              if (chosen !== undefined) setKind(chosen);
            }}
          >
            {kinds.map(one => (
              <option key={one} value={one}>
                {translate(`${words}.kind.${one}`)}
              </option>
            ))}
          </NativeSelect>
          {children}
        </>
      }
      onFile={file => {
        adding.reset();
        start(file, {}, ({ fileId }) => onArrived(kind, fileId));
      }}
      onCancel={cancel}
    />
  );
}

const Zone = styled(UploadZone)({ margin: '0 16px 16px' });
