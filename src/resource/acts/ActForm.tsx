/** What an act asks for before it is done, below its button. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { SavedInputNote } from '../../kit/form/SavedInputNote.tsx';
import { useOpened } from '../../kit/form/use-opened.ts';
import type { SavedInput } from '../../kit/form/use-saved-input.ts';
import { ActEntry } from './ActEntry.tsx';
import { type Act, type Entered, enteredOf, type Typed, visibleFields } from './act.ts';

interface ActFormProps {
  act: Act;
  kept: SavedInput<Typed>;
  isPending: boolean;
  onDo(values: Entered): void;
  onClose(): void;
}

/** It lies within the form of the record, and so is none of its own: Enter does the act, and saves nothing else. */
export function ActForm({ act: { label, fields, beside }, kept, isPending, onDo, onClose }: ActFormProps) {
  const translate = useTranslate();
  const leave = useOpened(onClose);
  const entered = enteredOf(fields, kept.typed);
  const submit = () => entered && !isPending && onDo(entered);
  const handleKey = (event: KeyboardEvent) => {
    if (leave(event) || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Group role="group" aria-label={label} onKeyDown={handleKey}>
      {visibleFields(fields, kept.typed).map((field, index) => (
        <ActEntry
          key={field.name}
          field={field}
          value={kept.typed[field.name] ?? ''}
          isFirst={index === 0}
          onChange={value => kept.change({ [field.name]: value })}
        />
      ))}
      {beside}
      <SavedInputNote {...kept} />
      <Button color="inherit" onClick={onClose}>
        {translate('common.cancel')}
      </Button>
      <Button
        variant="contained"
        autoFocus={fields.length === 0}
        disabled={!entered}
        loading={isPending}
        // the key that opened this, held down, is no answer to it
        onKeyDown={event => event.repeat && event.preventDefault()}
        onClick={submit}
      >
        {label}
      </Button>
    </Group>
  );
}

const Group = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  '& > :not(button)': { flex: '1 1 160px', minWidth: 0 },
  '& > .MuiInputBase-multiline': { flexBasis: '100%' },
  '& > .MuiInputBase-root > span': { flex: 'none', marginRight: 8, color: tokens.text.faint },
}));
