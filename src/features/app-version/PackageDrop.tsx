/** Where a package is dropped or chosen: how much of it is sent, and another try when it was cut off. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { storageCalls } from '../../contract/storage.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { UploadZone } from '../../kit/form/UploadZone.tsx';
import { formatBytes } from '../../kit/format/count.ts';
import { formatPercent } from '../../kit/format/number.ts';
import { type ArrivedPackage, usePackageUpload } from './use-package-upload.ts';

export function PackageDrop({ onArrived }: { onArrived: (arrived: ArrivedPackage) => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { send, stop, file, progress, hasChanged, error, retry } = usePackageUpload(onArrived);
  const word = (key: string, more?: Record<string, unknown>) => translate(`appVersion.package.${key}`, more);
  return (
    <UploadZone
      label={word('choose')}
      limits={storageCalls.uploadPackage.upload}
      progress={progress}
      sending={file && progress !== null && <Sending file={file} share={progress} />}
      failure={hasChanged ? word('sumsDiffer') : error && word('failed', { why: describe(error).text })}
      onFile={send}
      onCancel={stop}
      onRetry={retry}
    />
  );
}

function Sending({ file, share }: { file: File; share: number }) {
  const translate = useTranslate();
  const sent = {
    sent: formatBytes(file.size * share),
    size: formatBytes(file.size),
    percent: formatPercent(share),
  };
  return (
    <>
      <Name>{file.name}</Name>
      <Share aria-live="polite">
        {translate(share < 1 ? 'appVersion.package.sending' : 'appVersion.package.checking', sent)}
      </Share>
    </>
  );
}

const Name = styled('b')({ fontWeight: 600, overflowWrap: 'anywhere' });

const Share = styled('span')(({ theme }) => ({
  flex: 1,
  minWidth: 140,
  fontSize: 12,
  color: theme.tokens.text.faint,
  fontVariantNumeric: 'tabular-nums',
}));
