/** What is done to an account: frozen with a reason, let in again, a new password that is shown once. */
import { useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type DriverAccount, driverAccountCalls } from '../../../contract/driver-account.ts';
import { driverCalls } from '../../../contract/driver-calls.ts';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../../kit/bulk/BulkResultDialog.tsx';
import { DialogForm } from '../../../kit/form/DialogForm.tsx';
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx';
import { rulesOf } from '../../../kit/form/fits.ts';
import { TextField } from '../../../kit/form/TextField.tsx';
import { RecordNotice } from '../../../kit/record/RecordNotice.tsx';
import { newPassword } from './new-password.ts';

export interface Task {
  kind: 'freeze' | 'unfreeze' | 'password';
  account: DriverAccount;
}

interface AccountDialogsProps {
  task: Task;
  onClose: () => void;
}

export function AccountDialogs({ task, onClose }: AccountDialogsProps) {
  if (task.kind === 'freeze') return <FreezeDialog account={task.account} onClose={onClose} />;
  return <Confirmed task={task} onClose={onClose} />;
}

const rule = rulesOf(driverAccountCalls.updateDriverAccount.body.shape);

function FreezeDialog({ account, onClose }: { account: DriverAccount; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const describe = useFailureText();
  const { mutateAsync: update, isPending, error } = useCall(driverAccountCalls.updateDriverAccount);
  const handleSubmit = async (values: Record<string, unknown>) => {
    const { id, version } = account;
    await update({
      body: { id, version, state: 0, frozenReason: String(values.frozenReason ?? '') || null },
    });
    notify('driverAccount.frozen', { type: 'success', messageArgs: { name: account.name } });
    refresh();
    onClose();
    return undefined;
  };
  return (
    <DialogForm
      title={translate('driverAccount.freezeOne', { name: account.name })}
      isNew
      isSaving={isPending}
      draftOf={account.id}
      saveLabel={translate('driverAccount.freeze')}
      notice={error && <RecordNotice {...describe(error)} />}
      maxWidth="xs"
      onSubmit={values => handleSubmit(values).catch(() => undefined)}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField
          {...rule('frozenReason')}
          label={translate('driverAccount.field.frozenReason')}
          isMultiline
          isWide
        />
      </FieldGrid>
    </DialogForm>
  );
}

function Confirmed({ task: { kind, account }, onClose }: AccountDialogsProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const describe = useFailureText();
  const { mutateAsync: update } = useCall(driverAccountCalls.updateDriverAccount);
  const { mutateAsync: give } = useCall(driverCalls.password);
  const [password] = useState(newPassword);
  const isPassword = kind === 'password';
  const handleAct = async () => {
    const { id, version, driverId } = account;
    if (!isPassword) {
      await update({ body: { id, version, state: 1 } });
      return undefined;
    }
    await give({ query: { driverId, password } });
    return { secret: password };
  };
  return (
    <BulkResultDialog
      title={translate(isPassword ? 'driverAccount.newPassword' : 'driverAccount.unfreeze')}
      question={translate(isPassword ? 'driverAccount.passwordQuestion' : 'driverAccount.unfreezeQuestion', {
        name: account.name,
      })}
      confirmLabel={translate(isPassword ? 'driverAccount.give' : 'driverAccount.unfreeze')}
      items={[{ id: account.id, name: account.name, note: account.mobile }]}
      act={handleAct}
      describe={error => describe(error).text}
      {...(isPassword && { secretHint: translate('driverAccount.passwordOnce') })}
      onClose={outcomes => {
        if (outcomes.length > 0) refresh();
        onClose();
      }}
    />
  );
}
