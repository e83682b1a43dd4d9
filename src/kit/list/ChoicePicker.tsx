/** Behind a chip with many choices: found by typing, also by pinyin; Enter takes the first. */
import Autocomplete from '@mui/material/Autocomplete';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Framed } from '../form/Framed.tsx';
import { soundsAt } from '../pinyin/sounds.ts';
import type { ChoiceFilter } from './column.ts';

interface ChoicePickerProps {
  filter: ChoiceFilter;
  value: unknown;
  onChange: (patch: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

export function ChoicePicker({ filter, value, onChange, onClose }: ChoicePickerProps) {
  const translate = useTranslate();
  const { name, label, choices } = filter;
  return (
    <Place>
      <Autocomplete
        open
        disablePortal
        autoHighlight
        options={choices}
        value={choices.find(choice => String(choice.value) === String(value)) ?? null}
        clearOnBlur={false}
        getOptionKey={choice => String(choice.value)}
        getOptionLabel={choice => choice.label}
        filterOptions={(all, { inputValue }) => all.filter(choice => isMeant(choice.label, inputValue))}
        onChange={(_, picked) => picked && onChange({ [name]: picked.value })}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        noOptionsText={translate('kit.find.none')}
        slots={{ popper: Inline }}
        slotProps={{ paper: { elevation: 0 } }}
        renderInput={({ InputProps, inputProps }) => (
          <Framed
            ref={InputProps.ref}
            autoFocus
            fullWidth
            inputProps={{ ...inputProps, 'aria-label': label }}
          />
        )}
      />
    </Place>
  );
}

function isMeant(label: string, typed: string): boolean {
  const text = typed.trim().toLowerCase();
  return label.toLowerCase().includes(text) || soundsAt(label, text) !== null;
}

/** The list stands below the field, in the same panel. */
const Inline = ({ children, id, role }: PopperProps) => (
  <div id={id} role={role}>
    {children as ReactNode}
  </div>
);

const Place = styled('div')({
  width: 320,
  padding: 12,
  '& .MuiAutocomplete-paper': { margin: 0, border: 0, background: 'none', boxShadow: 'none' },
  '& .MuiAutocomplete-listbox': { maxHeight: 'min(360px, 50vh)', marginTop: 8, padding: 0 },
});
