/** Label above, control, and one line of help or error under it: for controls that bring none of their own. */
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface FieldShellProps {
  label: string;
  /** Id of the control, so that a click on the label goes there; without it the shell is a group. */
  htmlFor?: string;
  isRequired?: boolean;
  help?: string;
  error?: string;
  isWide?: boolean;
  children: ReactNode;
}

export function FieldShell({ label, htmlFor, isRequired, help, error, isWide, children }: FieldShellProps) {
  return (
    <Shell data-wide={isWide} role={htmlFor ? undefined : 'group'} aria-label={htmlFor ? undefined : label}>
      <Label as={htmlFor ? 'label' : 'div'} htmlFor={htmlFor} data-required={isRequired}>
        {label}
      </Label>
      {children}
      {(error || help) && (
        <FormHelperText id={htmlFor && helpId(htmlFor)} error={Boolean(error)}>
          {error ?? help}
        </FormHelperText>
      )}
    </Shell>
  );
}

/** Id of the line under a control, for the control's `aria-describedby`. */
export const helpId = (controlId: string) => `${controlId}-help`;

const Shell = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const Label = styled('label')(({ theme: { tokens } }) => ({
  marginBottom: 4,
  color: tokens.text.plain,
  // the star is for the eye: the control itself says that it is required
  '&[data-required=true]::after': { content: '" *" / ""', color: tokens.bad.ink },
}));
