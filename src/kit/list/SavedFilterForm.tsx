/** A name, and with whom it is shared. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { Framed } from '../Framed.tsx';
import type { SavedFilterHere } from './saved-filters.ts';

const LONGEST_NAME = 30;

interface SavedFilterFormProps {
  label: string;
  before?: SavedFilterHere;
  roles: readonly { id: string; name: string }[];
  /** Answers whether it was done. */
  onSubmit: (named: { name: string; roleIds?: readonly string[] }) => Promise<boolean>;
}

export function SavedFilterForm({ label, before, roles, onSubmit }: SavedFilterFormProps) {
  const translate = useTranslate();
  const [name, setName] = useState(before?.name ?? '');
  const [roleIds, setRoleIds] = useState<readonly string[]>(before?.roleIds ?? []);
  const [isSaving, setSaving] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isSaving) return;
    setSaving(true);
    const isDone = await onSubmit({ name: name.trim(), ...(roles.length > 0 && { roleIds }) });
    setSaving(false);
    if (!isDone || before) return;
    setName('');
    setRoleIds([]);
  };
  return (
    <Form onSubmit={handleSubmit}>
      <Line>
        <Framed
          value={name}
          autoFocus
          placeholder={translate('kit.saved.name')}
          onChange={event => setName(event.target.value)}
          inputProps={{ 'aria-label': translate('kit.saved.name'), maxLength: LONGEST_NAME }}
        />
        {/* never off: a button that is off loses the focus, and with it the way to close by key */}
        <Button type="submit" variant="outlined" color="inherit">
          {label}
        </Button>
      </Line>
      {roles.length > 0 && (
        <fieldset>
          <legend>{translate('kit.saved.shareWith')}</legend>
          {roles.map(role => (
            <FormControlLabel
              key={role.id}
              label={role.name}
              control={
                <Checkbox
                  checked={roleIds.includes(role.id)}
                  onChange={({ target }) =>
                    setRoleIds(
                      target.checked ? [...roleIds, role.id] : roleIds.filter(other => other !== role.id),
                    )
                  }
                />
              }
            />
          ))}
        </fieldset>
      )}
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({
  fieldset: { margin: '8px 0 0', padding: 0, border: 0, maxHeight: 140, overflow: 'auto' },
  legend: { padding: 0, fontSize: 12, color: theme.tokens.text.faint },
}));
const Line = styled('div')({ display: 'flex', gap: 8, '& .MuiInputBase-root': { flex: 1 } });
