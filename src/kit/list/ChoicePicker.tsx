/**
 * Behind a chip with choices. A click takes one and is done; the box before it, or Ctrl with the click or Enter, takes
 * several. Many choices are found by typing, also by pinyin.
 */
import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { PopperProps } from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslate } from 'ra-core';
import {
  type HTMLAttributes,
  type Key,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { Framed } from '../Framed.tsx';
import { formatCount } from '../format/count.ts';
import { soundsAt } from '../pinyin/sounds.ts';
import { Count } from './Count.tsx';
import { type ChoiceFilter, type FilterChoice, MOST_IN_MENU } from './column.ts';
import { type ListQuery, useFilterCounts } from './use-filter-counts.ts';

interface ChoicePickerProps {
  filter: ChoiceFilter;
  /** Values, as texts. */
  chosen: readonly string[];
  /** What the list asks for besides this filter; undefined where nobody tells how many each choice finds. */
  asked: ListQuery | undefined;
  onChange: (chosen: readonly FilterChoice['value'][]) => void;
  onClose: () => void;
}

interface Pressed {
  ctrlKey?: boolean;
  metaKey?: boolean;
}

export function ChoicePicker({ filter, chosen: before, asked, onChange, onClose }: ChoicePickerProps) {
  const translate = useTranslate();
  // the next is often taken before the list has heard of the last
  const [chosen, setChosen] = useState(before);
  const { choices, isSeveral = false } = filter;
  const { counts, isStale } = useFilterCounts(
    choices.map(({ value }) => ({ [filter.name]: value })),
    asked,
  );
  const ids = useId();
  const isChosen = ({ value }: FilterChoice) => chosen.includes(String(value));
  const toggle = ({ value }: FilterChoice) => {
    const next = choices
      .map(one => one.value)
      .filter(own => chosen.includes(String(own)) !== (own === value));
    setChosen(next.map(String));
    onChange(next);
  };
  const take = (choice: FilterChoice, { ctrlKey, metaKey }: Pressed) => {
    if (isSeveral && (ctrlKey || metaKey)) return toggle(choice);
    onClose();
    onChange([choice.value]);
  };
  const idOf = (choice: FilterChoice) => `${ids}${choice.value}`;
  const countOf = ({ value }: FilterChoice) => counts?.[choices.findIndex(one => one.value === value)];
  const content = (choice: FilterChoice) => {
    const count = countOf(choice);
    return (
      <>
        {isSeveral && (
          <Box
            aria-hidden
            data-chosen={isChosen(choice)}
            onClick={event => {
              event.stopPropagation();
              toggle(choice);
            }}
          >
            {isChosen(choice) && <Check size={12} strokeWidth={3} />}
          </Box>
        )}
        <Label>{choice.label}</Label>
        {count !== undefined && (
          <Count id={idOf(choice)} isStale={isStale}>
            {formatCount(count)}
          </Count>
        )}
      </>
    );
  };
  const hint = isSeveral && <Hint>{translate('kit.list.severalHint')}</Hint>;

  if (choices.length <= MOST_IN_MENU) {
    const handleKeyDown = (choice: FilterChoice) => (event: KeyboardEvent) => {
      if (event.key !== ' ' || !isSeveral) return;
      event.preventDefault();
      toggle(choice);
    };
    return (
      <>
        <MenuList autoFocusItem aria-label={filter.label}>
          {choices.map(choice => (
            <MenuItem
              key={choice.value}
              selected={isChosen(choice)}
              aria-current={isChosen(choice) || undefined}
              aria-describedby={countOf(choice) === undefined ? undefined : idOf(choice)}
              onClick={(event: MouseEvent) => take(choice, event)}
              onKeyDown={handleKeyDown(choice)}
              // else it would be pressed by the same key
              onKeyUp={event => isSeveral && event.key === ' ' && event.preventDefault()}
            >
              {content(choice)}
            </MenuItem>
          ))}
        </MenuList>
        {hint}
      </>
    );
  }
  return (
    <>
      <Sought filter={filter} chosen={chosen} onTake={take} onClose={onClose}>
        {({ key, ...option }, choice) => {
          const own = {
            ...option,
            'aria-selected': isChosen(choice),
            'aria-describedby': countOf(choice) === undefined ? undefined : idOf(choice),
          };
          return (
            <li {...own} key={key}>
              {content(choice)}
            </li>
          );
        }}
      </Sought>
      {hint}
    </>
  );
}

interface SoughtProps {
  filter: ChoiceFilter;
  chosen: readonly string[];
  onTake: (choice: FilterChoice, pressed: Pressed) => void;
  onClose: () => void;
  children: (own: HTMLAttributes<HTMLLIElement> & { key: Key }, choice: FilterChoice) => ReactNode;
}

function Sought({ filter: { label, choices }, chosen, onTake, onClose, children }: SoughtProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  return (
    <Place>
      <Autocomplete
        open
        disablePortal
        autoHighlight
        disableCloseOnSelect
        options={choices}
        value={null}
        inputValue={typed}
        onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
        getOptionKey={choice => String(choice.value)}
        getOptionLabel={choice => choice.label}
        filterOptions={(all, { inputValue }) => all.filter(choice => isMeant(choice.label, inputValue))}
        onChange={(event, picked) => picked && onTake(picked, event as Pressed)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        noOptionsText={translate('kit.find.none')}
        slots={{ popper: Inline }}
        slotProps={{ paper: { elevation: 0 } }}
        renderOption={(own, choice) => children(own, choice)}
        renderInput={({ InputProps, inputProps }) => (
          <Framed
            ref={InputProps.ref}
            autoFocus
            fullWidth
            placeholder={choices
              .filter(({ value }) => chosen.includes(String(value)))
              .map(choice => choice.label)
              .join(translate('common.listSeparator'))}
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
  padding: '12px 12px 8px',
  '& .MuiAutocomplete-paper': { margin: 0, border: 0, background: 'none', boxShadow: 'none' },
  '& .MuiAutocomplete-listbox': { maxHeight: 'min(360px, 50vh)', marginTop: 8, padding: 0 },
});

const Box = styled('span')(({ theme: { tokens } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: 16,
  height: 16,
  marginRight: 8,
  border: `1px solid ${tokens.edge}`,
  borderRadius: 3,
  // a finger meets it too
  position: 'relative',
  '&::before': { content: '""', position: 'absolute', inset: -8 },
  '&[data-chosen=true]': { borderColor: tokens.text.strong, color: tokens.text.strong },
}));

const Label = styled('span')({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  marginRight: 16,
});

const Hint = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '6px 12px 8px',
  borderTop: `1px solid ${tokens.line}`,
  fontSize: 12,
  color: tokens.text.faint,
}));
