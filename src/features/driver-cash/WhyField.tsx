/** A line that says why, with the cursor in it. */
import { Framed } from '../../kit/Framed.tsx';

/** Characters that the calls take. */
const LONGEST = 200;

interface WhyFieldProps {
  label: string;
  value: string;
  onChange(text: string): void;
}

export const WhyField = ({ label, value, onChange }: WhyFieldProps) => (
  <Framed
    autoFocus
    multiline
    minRows={2}
    value={value}
    placeholder={label}
    inputProps={{ 'aria-label': label, maxLength: LONGEST }}
    onChange={({ target }) => onChange(target.value)}
    sx={{ display: 'flex', m: '0 16px 12px' }}
  />
);
