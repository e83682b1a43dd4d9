/** The icon of an entry: the one that the page has, or one of a searched grid. */
import Button from '@mui/material/Button';
import { useInput, useTranslate } from 'ra-core';
import { createElement, useState } from 'react';
import { menuIcon } from '../../data/menu/menu-icons.ts';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { useFormField } from '../../kit/form/form-fields.ts';
import { late } from '../../kit/late.tsx';

const IconDialog = late(() => import('./IconDialog.tsx'), 'default');

interface IconFieldProps {
  source: string;
  label: string;
  isDisabled?: boolean;
}

export function IconField({ source, label, isDisabled }: IconFieldProps) {
  const translate = useTranslate();
  useFormField(source, label);
  const { field } = useInput({ source });
  const [isOpen, setOpen] = useState(false);
  const name: string = field.value ?? '';
  const icon = menuIcon(name);
  return (
    <FieldShell label={label}>
      <Button
        variant="outlined"
        color="inherit"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
        startIcon={icon && createElement(icon, { size: 16, 'aria-hidden': true })}
        sx={{ justifyContent: 'flex-start' }}
      >
        {name || translate('menu.icon.own')}
      </Button>
      {isOpen && (
        <IconDialog
          chosen={name}
          onChoose={next => {
            field.onChange(next === '' ? null : next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </FieldShell>
  );
}
