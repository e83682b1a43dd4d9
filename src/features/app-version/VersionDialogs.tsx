/** The question behind each act on a version, or why it cannot be done now. */
import { useNavigate, useTranslate } from 'ra-core';
import { type AppVersion, RELEASED } from '../../contract/app-version.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { RemoveRecords } from '../../resource/pages/RemoveRecords.tsx';
import { VERSION, VERSION_PATH } from './paths.ts';
import { ReleaseDialog } from './ReleaseDialog.tsx';
import type { Act } from './StateActions.tsx';
import { useVersionWords } from './use-version-words.ts';
import { WidenDialog } from './WidenDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface VersionDialogsProps {
  version: AppVersion;
  act: Act;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

export function VersionDialogs({ act, ...dialog }: VersionDialogsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { nameOf } = useVersionWords();
  const { version, onClose } = dialog;
  switch (act.name) {
    case 'release':
      return <ReleaseDialog {...dialog} isUnsaved={act.isUnsaved} />;
    case 'widen':
      return <WidenDialog {...dialog} />;
    case 'withdraw':
      return <WithdrawDialog {...dialog} />;
    default:
      if (version.state === RELEASED)
        return (
          <ConfirmDialog
            title={translate('appVersion.barred.delete', { name: nameOf(version) })}
            maxWidth="sm"
            isBarred
            cancelLabel={translate('appVersion.barred.back')}
            onClose={onClose}
          >
            {translate('appVersion.barred.released')}
          </ConfirmDialog>
        );
      return (
        <RemoveRecords
          resource={VERSION}
          objectType="appVersion"
          rows={[version]}
          nameOf={nameOf}
          onClose={removed => (removed.length > 0 ? navigate(VERSION_PATH, { replace: true }) : onClose())}
        />
      );
  }
}
