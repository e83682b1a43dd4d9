/** Where a package is dropped or chosen: how far it is, the way out, and another try when it was cut off. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { LARGEST_PACKAGE_BYTES } from '../../contract/storage.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { DropZone } from '../../kit/form/DropZone.tsx';
import { formatBytes } from '../../kit/format/count.ts';
import { formatPercent } from '../../kit/format/number.ts';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { type ArrivedPackage, PACKAGE_ENDINGS, usePackageUpload } from './use-package-upload.ts';

export function PackageDrop({ onArrived }: { onArrived: (arrived: ArrivedPackage) => void }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { take, stop, file, progress, problem, error, retry } = usePackageUpload(onArrived);
  const isShown = useDelayed(progress !== null, SKELETON_AFTER_MS);
  const word = (key: string, more?: Record<string, unknown>) => translate(`version.package.${key}`, more);
  const limits = { size: formatBytes(LARGEST_PACKAGE_BYTES), endings: PACKAGE_ENDINGS.join(' ') };
  const said = problem ? word(problem, limits) : error && word('failed', { why: describe(error).text });
  return (
    <Place accept={PACKAGE_ENDINGS} label={word('choose')} onFile={take}>
      {choose => (
        <>
          {progress === null && (
            <Line>
              <Button variant="outlined" color="inherit" onClick={choose}>
                {word('choose')}
              </Button>
              <span>{word('limits', limits)}</span>
            </Line>
          )}
          {progress !== null && isShown && file && (
            <div aria-live="polite">
              <Line>
                <b>{file.name}</b>
                <span>
                  {progress < 1
                    ? word('sending', {
                        sent: formatBytes(file.size * progress),
                        size: formatBytes(file.size),
                        percent: formatPercent(progress),
                      })
                    : word('checking')}
                </span>
                <Button color="inherit" onClick={stop}>
                  {translate('kit.cancel')}
                </Button>
              </Line>
              <LinearProgress
                variant={progress < 1 ? 'determinate' : 'indeterminate'}
                value={progress * 100}
                aria-label={word('progress')}
              />
            </div>
          )}
          {said && (
            <Alert
              severity="error"
              sx={{ mt: 1 }}
              action={
                retry && (
                  <Button color="inherit" onClick={retry}>
                    {word('retry')}
                  </Button>
                )
              }
            >
              {said}
            </Alert>
          )}
        </>
      )}
    </Place>
  );
}

const Place = styled(DropZone)({ minHeight: 62 });

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 36,
  b: { fontWeight: 600, overflowWrap: 'anywhere' },
  span: {
    flex: 1,
    minWidth: 140,
    fontSize: 12,
    color: tokens.text.faint,
    fontVariantNumeric: 'tabular-nums',
  },
}));
