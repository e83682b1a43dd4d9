/** One of many, found by typing: whoever uses it knows how a text finds them, be it by pinyin or by number. */
import Autocomplete from '@mui/material/Autocomplete';
import { useTranslate } from 'ra-core';
import { Framed } from '../Framed.tsx';
import { FieldShell } from './FieldShell.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface Findable {
  id: string;
  label: string;
}

interface FindFieldProps extends FieldProps {
  /** What the text finds, in order; all of them for an empty text. */
  found: readonly Findable[];
  /** What the chosen one is called, although the text may not find it. */
  nameOf: (id: string) => string;
  onSearch: (text: string) => void;
}

export function FindField({ found, nameOf, onSearch, ...props }: FindFieldProps) {
  const translate = useTranslate();
  const { id, field, hasError, shell, aria } = useField(props);
  const chosen = asText(field.value);
  return (
    <FieldShell {...shell}>
      <Autocomplete<Findable>
        id={id}
        options={found}
        // what is found was found by the text already
        filterOptions={all => all}
        value={chosen === '' ? null : { id: chosen, label: nameOf(chosen) }}
        getOptionKey={one => one.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, picked) => field.onChange(picked?.id ?? null)}
        onInputChange={(_, text, reason) => onSearch(reason === 'input' ? text : '')}
        onBlur={field.onBlur}
        disabled={props.isDisabled}
        autoHighlight
        noOptionsText={translate('kit.find.none')}
        clearText={translate('kit.list.clear')}
        openText={translate('kit.find.open')}
        closeText={translate('kit.find.close')}
        renderInput={({ InputProps, inputProps, disabled }) => (
          <Framed
            ref={InputProps.ref}
            className={InputProps.className}
            endAdornment={InputProps.endAdornment}
            onMouseDown={InputProps.onMouseDown}
            name={field.name}
            inputRef={field.ref}
            inputProps={{ ...inputProps, ...aria }}
            disabled={disabled}
            error={hasError}
            fullWidth
          />
        )}
      />
    </FieldShell>
  );
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value));
