/** Names what goes out to whom; louder where people must update, with the versions that are cut off. */
import Alert from '@mui/material/Alert';
import DialogContentText from '@mui/material/DialogContentText';
import { useNotify, useTranslate } from 'ra-core';
import { type AppVersion, FORCED, RELEASED, versionCalls } from '../../contract/app-version.ts';
import { useAnswer } from '../../data/use-call.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { formatCode } from '../../kit/format/count.ts';
import { useVersionChange } from './use-version-change.ts';
import { useVersionWords } from './use-version-words.ts';

interface ReleaseDialogProps {
  version: AppVersion;
  isUnsaved: boolean;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

export function ReleaseDialog({ version, isUnsaved, refetch, onClose }: ReleaseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { nameOf, reachOf } = useVersionWords();
  const { change, isPending, problem } = useVersionChange(version, refetch);
  const isForced = version.updateType === FORCED;
  const cut = useCutOff(version);
  const name = nameOf(version);
  const hasPackage = Boolean(version.fileId || version.packageUrl);
  const barred = barredBy();
  const handleRelease = async () => {
    if (!(await change({ state: RELEASED }))) return;
    notify('appVersion.release.done', { type: 'success', messageArgs: { name } });
    onClose();
  };
  return (
    <ConfirmDialog
      title={translate('appVersion.release.title', { name })}
      maxWidth="sm"
      isBarred={Boolean(barred)}
      cancelLabel={barred && translate('appVersion.barred.back')}
      confirmLabel={translate(isForced ? 'appVersion.release.force' : 'appVersion.act.release')}
      isDangerous={isForced}
      isPending={isPending}
      problem={problem}
      onConfirm={handleRelease}
      onClose={onClose}
    >
      {barred ?? (
        <>
          <DialogContentText>
            {translate('appVersion.release.question', {
              name,
              code: formatCode(version.versionCode),
              reach: reachOf(version),
            })}
          </DialogContentText>
          {isForced && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('appVersion.release.forced', { reach: reachOf(version) })}
            </Alert>
          )}
          {version.minVersionCode > 1 && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {translate('appVersion.release.minimum', { code: formatCode(version.minVersionCode) })}{' '}
              {cut.length > 0 &&
                translate('appVersion.release.cutOff', {
                  smart_count: cut.length,
                  names: cut
                    .slice(0, MOST_NAMED)
                    .map(({ versionName }) => versionName)
                    .join(translate('common.listSeparator')),
                })}
            </Alert>
          )}
        </>
      )}
    </ConfirmDialog>
  );

  function barredBy() {
    if (isUnsaved) return translate('appVersion.barred.unsaved');
    return hasPackage ? undefined : translate('appVersion.barred.noPackage');
  }
}

const MOST_NAMED = 5;

/** Released ones of the same app and platform below the minimum code, the latest first. */
function useCutOff({ app, platform, minVersionCode }: AppVersion): AppVersion[] {
  const { data } = useAnswer(
    versionCalls.listVersions,
    { query: { app, platform, state: RELEASED, size: 200 } },
    { enabled: minVersionCode > 1 },
  );
  return (data?.rows ?? [])
    .filter(
      row =>
        row.app === app &&
        row.platform === platform &&
        row.state === RELEASED &&
        row.versionCode < minVersionCode,
    )
    .toSorted((one, other) => other.versionCode - one.versionCode);
}
