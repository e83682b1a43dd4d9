/** One's own password: the old one, and the new one twice. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { NEW_PASSWORD_MAX, NEW_PASSWORD_MIN } from '../contract/grammar/validators.ts';
import { sessionCalls } from '../contract/session.ts';
import { useSession } from '../data/session-context.tsx';
import { useCall } from '../data/use-call.ts';
import { useFailureText } from '../data/use-failure-text.ts';
import { DraggablePaper } from '../kit/dialog/DraggablePaper.tsx';

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
  const id = useId();
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
    <Dialog
      PaperComponent={DraggablePaper}
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={handleSave} noValidate>
        <DialogTitle id={id}>{translate('shell.user.changePassword')}</DialogTitle>
        <DialogContent>
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
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('common.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
