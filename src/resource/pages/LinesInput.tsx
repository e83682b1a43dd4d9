/** A line for each value of a choice, with the figures that are said of it; one without any is none. */
import { styled } from '@mui/material/styles';
import type { Kind } from '../../contract/grammar/kinds/kind.ts';
import { FieldShell } from '../../kit/form/FieldShell.tsx';
import { FigureBox, PLAIN, YUAN } from '../../kit/form/NumberField.tsx';
import { type FieldProps, useField } from '../../kit/form/use-field.ts';
import type { FieldWords } from './use-field-words.ts';

type Line = Readonly<Record<string, unknown>>;

interface LinesInputProps extends FieldProps {
  kind: Extract<Kind, { is: 'lines' }>;
  words: FieldWords;
}

export function LinesInput({ kind, words, ...props }: LinesInputProps) {
  const { field, hasError, shell } = useField(props);
  const { of, values, fields } = kind;
  const names = Object.keys(fields);
  const lines: readonly Line[] = Array.isArray(field.value) ? field.value : [];
  const lineOf = (value: unknown) => lines.find(line => line[of] === value);
  const set = (value: unknown, name: string, entered: unknown) => {
    const blank = Object.fromEntries(names.map(each => [each, null]));
    const changed: Line = { ...blank, ...lineOf(value), [of]: value, [name]: entered };
    field.onChange(
      values.flatMap(each => {
        const line = each === value ? changed : lineOf(each);
        return line && names.some(said => line[said] !== null) ? [line] : [];
      }),
    );
  };
  return (
    <FieldShell {...shell} htmlFor={undefined} isWide>
      <Table>
        <thead>
          <tr>
            <td />
            {names.map(name => (
              <th key={name} scope="col">
                {words.labelOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.choicesOf(props.source).map(({ value, label }, at) => (
            <tr key={value}>
              <th scope="row">{label}</th>
              {names.map((name, column) => (
                <td key={name}>
                  <FigureBox
                    inputRef={at === 0 && column === 0 ? field.ref : undefined}
                    spelling={fields[name]?.kind.is === 'fen' ? YUAN : PLAIN}
                    value={lineOf(value)?.[name]}
                    onChange={entered => set(value, name, entered)}
                    onBlur={field.onBlur}
                    isDisabled={props.isDisabled}
                    hasError={hasError}
                    aria={{ 'aria-label': `${label} ${words.labelOf(name)}` }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </FieldShell>
  );
}

const Table = styled('table')(({ theme: { tokens } }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: '0 6px',
  th: { padding: '0 8px 0 0', fontWeight: 400, textAlign: 'left', color: tokens.text.plain },
  'thead th': { padding: '0 4px', fontSize: 12, textAlign: 'right', color: tokens.text.faint },
  td: { padding: '0 4px' },
  'td:last-child, th:last-child': { paddingRight: 0 },
}));
