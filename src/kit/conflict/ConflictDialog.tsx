/** Somebody else saved first: who and when, field by field, and a choice for each. What was typed stays. */
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { formatTime } from '../format/time.ts';
import { type Choice, type FieldConflict, firstChoices } from './merge.ts';

export interface ConflictDialogProps {
  conflicts: readonly FieldConflict[];
  /** Who saved, and when; null where the upstream does not say. */
  by: string | null;
  on: number | null;
  isSame: (name: string, one: unknown, other: unknown) => boolean;
  labelOf: (name: string) => string;
  show: (name: string, value: unknown) => ReactNode;
  isSaving: boolean;
  onSave: (choices: Record<string, Choice>) => void;
  /** Back to the form, nothing saved, nothing lost. */
  onClose: () => void;
}

export function ConflictDialog(props: ConflictDialogProps) {
  const { conflicts, by, on, labelOf, show } = props;
  const translate = useTranslate();
  const id = useId();
  const [choices, setChoices] = useState(() => firstChoices(conflicts, props.isSame));
  const choose = (name: string, choice: Choice) => setChoices({ ...choices, [name]: choice });
  return (
    <ConfirmDialog
      title={translate('kit.conflict.title')}
      maxWidth="md"
      confirmLabel={translate('kit.conflict.save')}
      cancelLabel={translate('kit.conflict.back')}
      isPending={props.isSaving}
      onConfirm={() => props.onSave(choices)}
      onClose={props.onClose}
    >
      <DialogContentText>
        {translate(by ? 'kit.conflict.who' : 'kit.conflict.somebody', { by, on: on ? formatTime(on) : '' })}
      </DialogContentText>
      <Fields>
        <thead>
          <tr>
            <th scope="col">{translate('kit.conflict.field')}</th>
            <th scope="col">{translate('kit.conflict.loaded')}</th>
            <th scope="col">{translate('kit.conflict.theirs')}</th>
            <th scope="col">{translate('kit.conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ name, loaded, theirs, mine, isContested }) => (
            <tr key={name} data-contested={isContested}>
              <th scope="row">{labelOf(name)}</th>
              <td>{show(name, loaded)}</td>
              {(['theirs', 'mine'] as const).map(side => (
                <td
                  key={side}
                  data-chosen={choices[name] === side}
                  data-side={translate(`kit.conflict.${side}`)}
                >
                  <FormControlLabel
                    label={show(name, side === 'theirs' ? theirs : mine)}
                    control={
                      <Radio
                        checked={choices[name] === side}
                        onChange={() => choose(name, side)}
                        name={`${id}-${name}`}
                        inputProps={{
                          'aria-label': `${labelOf(name)}: ${translate(`kit.conflict.${side}`)}`,
                        }}
                      />
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Fields>
    </ConfirmDialog>
  );
}

const Fields = styled('table')(({ theme: { tokens, breakpoints } }) => ({
  width: '100%',
  marginTop: 12,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  'th, td': {
    padding: '4px 8px',
    borderBottom: `1px solid ${tokens.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  th: { fontWeight: 400, color: tokens.text.faint },
  'thead th:first-of-type': { width: '18%' },
  'tr[data-contested=true] th': { fontWeight: 600, color: tokens.warn.ink },
  'td[data-chosen=true]': { backgroundColor: tokens.accent.soft },
  label: { alignItems: 'flex-start' },
  'label > .MuiTypography-root': { paddingTop: 2 },
  [breakpoints.down('sm')]: {
    // one under the other: two columns of a phone hold three characters each
    'thead, td:nth-of-type(1)': { display: 'none' },
    'tr, tbody th, tbody td': { display: 'block' },
    'tbody th': { paddingTop: 12, borderBottom: 0 },
    'td[data-side]::before': {
      content: 'attr(data-side)',
      display: 'block',
      fontSize: 12,
      color: tokens.text.faint,
    },
  },
}));
