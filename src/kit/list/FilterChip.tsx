/** One condition: field, value, and a way to take it off. */
import { ChevronDown, X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '../LazyPart.tsx';
import { Menu, MenuItem, Popover } from '../menu/menu.tsx';
import { Chip, Field, handleChipKey, Part } from './chip-parts.ts';
import { type ChoiceFilter, isSpan, isText, type ListFilter } from './column.ts';
import { useSpanWords } from './use-span-words.ts';

const loadSpan = async () => ({ default: (await import('./SpanPicker.tsx')).SpanPicker });
const loadChoice = async () => ({ default: (await import('./ChoicePicker.tsx')).ChoicePicker });
/** More are found by typing. */
const MOST_IN_MENU = 10;
const loadText = async () => ({ default: (await import('./TextPicker.tsx')).TextPicker });

type Values = Readonly<Record<string, unknown>>;

interface FilterChipProps {
  filter: ListFilter;
  values: Values;
  /** Just added: the choice is what the clerk wants next. */
  startsOpen: boolean;
  onChange: (patch: Values) => void;
  onRemove: () => void;
}

export function FilterChip({ filter, values, startsOpen, onChange, onRemove }: FilterChipProps) {
  const translate = useTranslate();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const said = useSaid(filter, values);
  useEffect(() => {
    if (startsOpen) setOpen(true);
  }, [startsOpen]);
  const handleClose = () => setOpen(false);
  const handleChange = (patch: Values) => {
    handleClose();
    onChange(patch);
  };
  const isLong = !isSpan(filter) && !isText(filter) && filter.choices.length > MOST_IN_MENU;
  const hasForm = isSpan(filter) || isText(filter) || isLong;
  return (
    <Chip role="group" aria-label={filter.label} onKeyDown={handleChipKey(isOpen ? undefined : onRemove)}>
      <Field>{filter.label}</Field>
      <Part
        ref={anchor}
        type="button"
        aria-haspopup={hasForm ? 'dialog' : 'listbox'}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <b>{said ?? translate('kit.list.choose')}</b>
        <ChevronDown size={14} aria-hidden />
      </Part>
      <Part
        type="button"
        aria-label={translate('kit.list.removeFilter', { name: filter.label })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden />
      </Part>
      {hasForm ? (
        <Popover
          anchorEl={anchor.current}
          open={isOpen}
          onClose={handleClose}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          // as wide before its content is there: it is placed by its width
          slotProps={{ paper: { role: 'dialog', 'aria-label': filter.label, style: { minWidth: 320 } } }}
        >
          {isSpan(filter) ? (
            <LazyPart
              load={loadSpan}
              draw={SpanPicker => <SpanPicker filter={filter} values={values} onChange={handleChange} />}
            />
          ) : isText(filter) ? (
            <LazyPart
              load={loadText}
              draw={TextPicker => (
                <TextPicker filter={filter} value={values[filter.name]} onChange={handleChange} />
              )}
            />
          ) : (
            <LazyPart
              load={loadChoice}
              draw={ChoicePicker => (
                <ChoicePicker
                  filter={filter}
                  value={values[filter.name]}
                  onChange={handleChange}
                  onClose={handleClose}
                />
              )}
            />
          )}
        </Popover>
      ) : (
        <Menu anchorEl={anchor.current} open={isOpen} onClose={handleClose}>
          {filter.choices.map(({ value, label }) => (
            <MenuItem
              key={value}
              selected={String(value) === String(values[filter.name])}
              onClick={() => handleChange({ [filter.name]: value })}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </Chip>
  );
}

/** What the chip says of its value; undefined while there is none. */
function useSaid(filter: ListFilter, values: Values): string | undefined {
  const sayOfSpan = useSpanWords();
  if (isSpan(filter)) return sayOfSpan(values[filter.from], values[filter.to]);
  const value = values[filter.name];
  if (isText(filter)) return value === undefined ? undefined : String(value);
  return labelOf(filter, value);
}

const labelOf = ({ choices }: ChoiceFilter, value: unknown) =>
  choices.find(choice => String(choice.value) === String(value))?.label;
