/** One's own password: the old one, and the new one twice. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useForm } from 'react-hook-form';
import { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN } from '../contract/grammar/validators.ts';
import { sessionCalls } from '../contract/session.ts';
import { useSession } from '../data/session-context.tsx';
import { useCall } from '../data/use-call.ts';
import { useFailureText } from '../data/use-failure-text.ts';
import { DialogBody, TitledDialog } from '../kit/dialog/TitledDialog.tsx';

interface Typed {
  old: string;
  new: string;
  repeat: string;
}

const LENGTH = { min: NEW_PASSWORD_MIN, max: NEW_PASSWORD_MAX };
const FIELDS = ['old', 'new', 'repeat'] as const;

export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const { user } = useSession();
  const { mutate, isPending, error } = useCall(sessionCalls.renewMyPassword);
  const { register, handleSubmit, formState } = useForm<Typed>({
    defaultValues: { old: '', new: '', repeat: '' },
  });

  const handleSave = handleSubmit(typed =>
    mutate(
      { query: { oldPassword: typed.old, newPassword: typed.new } },
      {
        onSuccess: () => {
          notify('ownPassword.changed', { type: 'success' });
          onClose();
        },
      },
    ),
  );
  const rules = {
    old: { required: 'ownPassword.required' },
    new: {
      minLength: { value: LENGTH.min, message: 'ownPassword.length' },
      maxLength: { value: LENGTH.max, message: 'ownPassword.length' },
      required: 'ownPassword.required',
    },
    repeat: { validate: (repeat: string, typed: Typed) => repeat === typed.new || 'ownPassword.notSame' },
  };

  return (
    <TitledDialog
      title={translate('shell.user.changePassword')}
      onClose={onClose}
      maxWidth="xs"
      form={inside => (
        <form onSubmit={handleSave} noValidate>
          {inside}
        </form>
      )}
    >
      <DialogBody
        actions={
          <>
            <Button color="inherit" onClick={onClose}>
              {translate('common.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {translate('common.save')}
            </Button>
          </>
        }
      >
        <DialogContentText sx={{ mb: 3 }}>{translate('ownPassword.hint', LENGTH)}</DialogContentText>
        <Stack spacing={3}>
          {/* for password managers, which save a password by its account */}
          <input type="text" autoComplete="username" defaultValue={user.account} hidden readOnly />
          {FIELDS.map(name => {
            const problem = formState.errors[name]?.message;
            return (
              <TextField
                key={name}
                type="password"
                label={translate(`ownPassword.${name}`)}
                autoComplete={name === 'old' ? 'current-password' : 'new-password'}
                autoFocus={name === 'old'}
                error={problem !== undefined}
                helperText={problem && translate(problem, LENGTH)}
                {...register(name, rules[name])}
              />
            );
          })}
          {error && <Alert severity="error">{failureText(error).text}</Alert>}
        </Stack>
      </DialogBody>
    </TitledDialog>
  );
}
