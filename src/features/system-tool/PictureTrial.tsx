/** A picture on its way in: how far it is, what was read from it, what was taken out, and its address to the end. */
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';
import { storageCalls } from '../../contract/storage.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { PictureFound } from './PictureFound.tsx';

const ACCEPT = storageCalls.uploadPicture.upload.accept.join(',');

export function PictureTrial() {
  const translate = useTranslate();
  const describe = useFailureText();
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const hasFiles = useCapability('files');
  const { progress, answer, error, start, cancel } = useUpload(storageCalls.uploadPicture);
  const word = (key: string) => translate(`systemTool.picture.${key}`);
  if (!hasFiles) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{word('title')}</h2>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPT}
        aria-label={word('choose')}
        hidden
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file) start(file, {});
          // the same file again is a choice, too
          event.target.value = '';
        }}
      />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={progress !== null}
          onClick={() => chooser.current?.click()}
        >
          {word('choose')}
        </Button>
        {progress !== null && <Button onClick={cancel}>{word('cancel')}</Button>}
      </div>
      <div aria-live="polite" style={{ marginTop: 12 }}>
        {progress !== null && (
          <>
            <LinearProgress
              variant={progress < 1 ? 'determinate' : 'indeterminate'}
              value={progress * 100}
              aria-label={word('progress')}
            />
            <p>{progress < 1 ? `${Math.round(progress * 100)} %` : word('working')}</p>
          </>
        )}
        {error && (
          <FormHelperText error role="alert">
            {describe(error).text}
          </FormHelperText>
        )}
        {answer && <PictureFound key={answer.fileId} picture={answer} />}
      </div>
    </section>
  );
}
