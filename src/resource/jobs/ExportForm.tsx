import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { LARGEST_EXPORT_ROWS } from '../../contract/job.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../kit/format/count.ts';
import type { FileColumn } from './file-columns.ts';

const CHOSEN = 'chosen';
const MATCHING = 'matching';
const FORMATS = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof FORMATS)[number];

interface ExportFormProps {
  /** Rows that match. */
  total: number;
  /** Records that are chosen in the list; whether the file has only these. */
  choice: { count: number; isOfChosen: boolean; onChange: (isOfChosen: boolean) => void };
  columns: readonly FileColumn[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  format: FileFormat;
  onFormat: (format: FileFormat) => void;
  isBusy: boolean;
  error: Error | null;
  onStart: () => void;
  onClose: () => void;
}

export function ExportForm(props: ExportFormProps) {
  const { total, choice, columns, chosen, onChoose, format, onFormat, isBusy, error } = props;
  const translate = useTranslate();
  const describe = useFailureText();
  const columnsId = useId();
  const formatId = useId();
  const matching = useMatching(total);
  const rangeId = useId();
  const isOfChosen = choice.count > 0 && choice.isOfChosen;
  const word = (key: string) => translate(`jobs.export.${key}`);
  const hasRows = isOfChosen || (total > 0 && total <= LARGEST_EXPORT_ROWS);
  const canStart = hasRows && chosen.size > 0 && !isBusy;
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    onChoose(next);
  };
  const actions = (
    <>
      <Button color="inherit" onClick={props.onClose}>
        {translate('common.cancel')}
      </Button>
      <Button variant="contained" autoFocus disabled={!canStart} onClick={props.onStart}>
        {word('start')}
      </Button>
    </>
  );
  return (
    <DialogBody actions={actions}>
      {choice.count > 0 && (
        <Format>
          <span id={rangeId}>{word('range')}</span>
          <RadioGroup
            row
            aria-labelledby={rangeId}
            value={isOfChosen ? CHOSEN : MATCHING}
            onChange={(_, value) => choice.onChange(value === CHOSEN)}
          >
            <FormControlLabel
              value={CHOSEN}
              label={translate('jobs.export.chosen', { smart_count: choice.count })}
              control={<Radio />}
            />
            <FormControlLabel
              value={MATCHING}
              label={translate('jobs.export.matching', { smart_count: total })}
              control={<Radio />}
            />
          </RadioGroup>
        </Format>
      )}
      <DialogContentText>{isOfChosen ? word('asShown') : matching}</DialogContentText>
      <Columns role="group" aria-labelledby={columnsId}>
        <Head>
          <span id={columnsId}>{word('columns')}</span>
          <Button onClick={() => onChoose(new Set(columns.map(({ key }) => key)))}>{word('every')}</Button>
          <Button onClick={() => onChoose(new Set())}>{word('nothing')}</Button>
        </Head>
        <Grid>
          {columns.map(({ key, head }) => (
            <FormControlLabel
              key={key}
              label={head}
              control={<Checkbox checked={chosen.has(key)} onChange={() => toggle(key)} />}
            />
          ))}
        </Grid>
      </Columns>
      <Format>
        <span id={formatId}>{word('format')}</span>
        <RadioGroup
          row
          aria-labelledby={formatId}
          value={format}
          onChange={(_, value) => onFormat(FORMATS.find(known => known === value) ?? 'xlsx')}
        >
          {FORMATS.map(value => (
            <FormControlLabel key={value} value={value} label={word(value)} control={<Radio />} />
          ))}
        </RadioGroup>
      </Format>
      {error && (
        <FormHelperText error role="alert">
          {describe(error).text}
        </FormHelperText>
      )}
    </DialogBody>
  );
}

function useMatching(total: number): string {
  const translate = useTranslate();
  if (total === 0) return translate('jobs.export.none');
  return total > LARGEST_EXPORT_ROWS
    ? translate('jobs.export.tooMany', {
        count: formatCount(total),
        most: formatCount(LARGEST_EXPORT_ROWS),
      })
    : translate('jobs.export.all', { smart_count: total });
}

const Columns = styled('div')({ marginTop: 12 });
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  marginRight: -8,
  marginBottom: 2,
  '& > span': { flex: 1 },
});
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '0 12px',
  maxHeight: 'min(320px, 40vh)',
  overflowY: 'auto',
  padding: '4px 12px',
  border: `1px solid ${theme.tokens.line}`,
  borderRadius: 4,
  '& .MuiFormControlLabel-root': { margin: 0, minWidth: 0, minHeight: 32 },
  '& .MuiFormControlLabel-label': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Format = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, marginTop: 12 });
