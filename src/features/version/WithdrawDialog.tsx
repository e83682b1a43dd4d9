import DialogContentText from '@mui/material/DialogContentText';
import { useNotify, useTranslate } from 'ra-core';
import { type AppVersion, WITHDRAWN } from '../../contract/app-version.ts';
import { Question } from './Question.tsx';
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
    notify('version.withdraw.done', { type: 'success', messageArgs: { name } });
    onClose();
  };
  return (
    <Question
      title={translate('version.withdraw.title', { name })}
      confirmLabel={translate('version.act.withdraw')}
      isDangerous
      isPending={isPending}
      problem={problem}
      onConfirm={handleWithdraw}
      onClose={onClose}
    >
      <DialogContentText>
        {translate('version.withdraw.question', { reach: reachOf(version) })}
      </DialogContentText>
    </Question>
  );
}
