import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type Preference, usePreference } from '../../kit/preference.ts';

/** A switch with its words before it, the whole row to be hit. */
export function Choice({ of, label, hint }: { of: Preference<boolean>; label: string; hint?: string }) {
  const isOn = usePreference(of);
  const id = useId();
  return (
    <>
      <ChoiceRow
        labelPlacement="start"
        label={label}
        control={
          <Switch
            checked={isOn}
            onChange={(_, checked) => of.write(checked)}
            slotProps={{ input: { role: 'switch', 'aria-describedby': hint && id } }}
          />
        }
      />
      {hint && <Hint id={id}>{hint}</Hint>}
    </>
  );
}

/** The same row around a switch of another kind. */
export const ChoiceRow = styled(FormControlLabel)(({ theme: { sizes, breakpoints } }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: Math.max(28, sizes.control),
  margin: '0 -4px 0 0',
  [breakpoints.down('md')]: { minHeight: 40 },
}));

const Hint = styled('p')(({ theme: { tokens } }) => ({ margin: 0, color: tokens.text.faint, fontSize: 12 }));
