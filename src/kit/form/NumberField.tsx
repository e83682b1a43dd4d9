/** A number with its unit behind it, and money: yuan in the field, fen in the record. */
import { styled } from '@mui/material/styles';
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Framed } from '../Framed.tsx';
import { FieldShell } from './FieldShell.tsx';
import { type FieldProps, useField } from './use-field.ts';

interface NumberFieldProps extends FieldProps {
  /** As 分钟 or 元. */
  unit?: string;
}

export function NumberField(props: NumberFieldProps) {
  return <Figure {...props} spelling={PLAIN} />;
}

/** The record holds fen, as money does everywhere. */
export function YuanField(props: NumberFieldProps) {
  return <Figure {...props} spelling={YUAN} />;
}

/** How a number is written in the field, and read from it; what is no number stays as it was typed. */
export interface Spelling {
  write(value: number): string;
  read(text: string): number | undefined;
}

export const PLAIN: Spelling = {
  write: String,
  read: text => (/^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Number(text) : undefined),
};

export const YUAN: Spelling = {
  write: fen => {
    const whole = String(Math.abs(fen)).padStart(3, '0');
    return `${fen < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
  },
  read: text => {
    const [, sign, yuan, fen = ''] = /^(-?)(\d{1,13})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
    return yuan === undefined ? undefined : Number(`${sign}${yuan}${fen.padEnd(2, '0')}`) + 0;
  },
};

function Figure({ spelling, unit, ...props }: NumberFieldProps & { spelling: Spelling }) {
  const { id, field, hasError, shell, aria } = useField(props);
  const { ref, ...bound } = field;
  return (
    <FieldShell {...shell}>
      <FigureBox
        {...bound}
        {...{ id, spelling, unit, hasError, aria }}
        inputRef={ref}
        isDisabled={props.isDisabled}
      />
    </FieldShell>
  );
}

interface FigureBoxProps {
  id?: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
  spelling: Spelling;
  unit?: string | undefined;
  /** A number; what was typed, while it is none; null. */
  value: unknown;
  onChange(value: number | string | null): void;
  onBlur(): void;
  isDisabled?: boolean | undefined;
  hasError: boolean;
  aria: InputHTMLAttributes<HTMLInputElement>;
}

/** The control alone, for fields that have several. */
export function FigureBox({ spelling, unit, value, onChange, onBlur, ...props }: FigureBoxProps) {
  // as it is being typed: `12.` is on the way to a number
  const [typed, setTyped] = useState<string | null>(null);
  const held = spelled(spelling, value);
  const shown = typed !== null && isSameNumber(spelling, typed, value) ? typed : held;
  const unitMark: ReactNode = unit && <Unit aria-hidden>{unit}</Unit>;
  return (
    <Framed
      id={props.id}
      name={props.name}
      inputRef={props.inputRef}
      value={shown}
      onChange={event => {
        const text = normal(event.target.value);
        setTyped(text);
        onChange(text === '' ? null : (spelling.read(text) ?? text));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      disabled={props.isDisabled}
      error={props.hasError}
      endAdornment={unitMark}
      autoComplete="off"
      inputProps={{
        inputMode: 'decimal',
        style: { textAlign: 'right', paddingRight: unit ? 4 : 0 },
        ...props.aria,
      }}
    />
  );
}

const Unit = styled('span')({ flex: 'none' });

/** Figures of a Chinese input method, and the commas of a pasted sum. */
const normal = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[,\s\u202f]/g, '')
    .replace('−', '-')
    .replace('。', '.');

const spelled = (spelling: Spelling, value: unknown) =>
  typeof value === 'number' ? spelling.write(value) : typeof value === 'string' ? value : '';

const isSameNumber = (spelling: Spelling, text: string, value: unknown) =>
  text === '' ? value === null : (spelling.read(text) ?? text) === value;
