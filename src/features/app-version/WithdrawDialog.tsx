import { useNotify, useTranslate } from 'ra-core';
import { type AppVersion, WITHDRAWN } from '../../contract/app-version.ts';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useVersionChange } from './use-version-change.ts';
import { useVersionWords } from './use-version-words.ts';

interface WithdrawDialogProps {
  version: AppVersion;
  refetch: () => Promise<unknown>;
  onClose: () => void;
}

export function WithdrawDialog({ version, refetch, onClose }: WithdrawDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { nameOf, reachOf } = useVersionWords();
  const { change, isPending, problem } = useVersionChange(version, refetch);
  const name = nameOf(version);
  const handleWithdraw = async () => {
    if (!(await change({ state: WITHDRAWN }))) return;
    notify('appVersion.withdraw.done', { type: 'success', messageArgs: { name } });
    onClose();
  };
  return (
    <ConfirmDialog
      title={translate('appVersion.withdraw.title', { name })}
      maxWidth="sm"
      confirmLabel={translate('appVersion.act.withdraw')}
      isDangerous
      isPending={isPending}
      problem={problem}
      onConfirm={handleWithdraw}
      onClose={onClose}
    >
      {translate('appVersion.withdraw.question', { reach: reachOf(version) })}
    </ConfirmDialog>
  );
}
