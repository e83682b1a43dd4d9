/** Which column of the file fills which field: guessed, shown with what stands in it, and open to correction. */
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ImportFile, jobCalls } from '../../contract/job.ts';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { useUpload } from '../../data/use-upload.ts';
import { DialogBody } from '../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { checkBody } from './check-body.ts';
import type { ChosenFile } from './chosen-file.ts';
import { ExistingRecords } from './ExistingRecords.tsx';
import type { FieldToImport, SpokenField } from './field.ts';
import { guessMapping, type Mapping, missingFields } from './guess-mapping.ts';
import { TableChoice } from './TableChoice.tsx';
import { useProblemWords } from './use-problem-words.ts';
import { useSpokenFields } from './use-spoken-fields.ts';

interface MappingStepProps {
  /** Room and name. */
  call: string;
  title: string;
  fields: readonly FieldToImport[];
  chosen: ChosenFile;
  /** Fields by which rows may find records to change. */
  keys: readonly string[];
  onMapping: (mapping: Mapping) => void;
  onUpdatesBy: (field: string | null) => void;
  /** The same file, read from another place. */
  onFile: (file: ImportFile) => void;
  onAnother: () => void;
  onCheck: (jobId: string) => void;
}

/** What a select has for no column; columns are numbered from 0. */
const UNUSED = -1;

export function MappingStep(props: MappingStepProps) {
  const spoken = useSpokenFields(props.fields);
  return spoken ? <Mapper {...props} {...spoken} /> : <DialogBody aria-busy />;
}

interface MapperProps extends Omit<MappingStepProps, 'fields'> {
  fields: readonly SpokenField[];
  /** The words of the reader's language. */
  catalogue: object;
}

function Mapper({
  call,
  title,
  fields,
  catalogue,
  chosen,
  keys,
  onMapping,
  onUpdatesBy,
  onFile,
  onAnother,
  onCheck,
}: MapperProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const problems = useProblemWords(fields.map(({ field }) => field));
  const { file } = chosen;
  const mapping = chosen.mapping ?? guessMapping(fields, file.columns);
  const usable = fields.flatMap(({ field: { field }, labels }) =>
    keys.includes(field) && (mapping[field] ?? null) !== null ? [{ field, label: labels[0] ?? field }] : [],
  );
  const updatesBy = usable.find(({ field }) => field === chosen.updatesBy)?.field ?? null;
  // of what is there a file need not say all
  const missing = updatesBy === null ? missingFields(fields, mapping) : [];
  const isEmpty = Object.values(mapping).every(column => column === null);
  const check = useCall(jobCalls.checkImport);
  const reading = useUpload(jobCalls.uploadImport);
  const isReading = reading.progress !== null;
  const problem = check.error ?? reading.error;
  const word = (key: string, more?: Record<string, unknown>) => translate(`imports.${key}`, more);
  const nameOf = (at: number) => file.columns[at]?.name || word('nameless', { smart_count: at + 1 });
  const handleCheck = () => {
    const body = checkBody({
      importId: file.importId,
      title,
      fields,
      mapping,
      updatesBy,
      problemHead: word('problem'),
      problemWords: problems.all(catalogue),
    });
    check.mutate({ body }, { onSuccess: ({ id }) => onCheck(id) });
  };
  const actions = (
    <Button
      variant="contained"
      disabled={missing.length > 0 || isEmpty || check.isPending || isReading}
      onClick={handleCheck}
    >
      {word('check')}
    </Button>
  );
  return (
    <DialogBody actions={actions}>
      <Head>
        <b>{word('found', { name: file.fileName, smart_count: formatCount(file.rowCount) })}</b>
        <Button onClick={onAnother}>{word('another')}</Button>
      </Head>
      <TableChoice
        file={file}
        isBusy={isReading}
        onChange={place => reading.start(chosen.source, { query: { call, ...place } }, onFile)}
      />
      {usable.length > 0 && <ExistingRecords keys={usable} value={updatesBy} onChange={onUpdatesBy} />}
      <Table>
        <thead>
          <tr>
            <th scope="col">{word('field')}</th>
            <th scope="col">{word('column')}</th>
            <th scope="col">{word('samples')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, labels }) => {
            const label = labels[0] ?? field.field;
            const column = mapping[field.field] ?? UNUSED;
            return (
              <tr key={field.field}>
                <th scope="row">
                  {label}
                  {field.isRequired && <Required>{word('required')}</Required>}
                </th>
                <td>
                  <Select
                    size="small"
                    fullWidth
                    value={column}
                    inputProps={{ 'aria-label': label }}
                    onChange={({ target: { value } }) =>
                      onMapping({ ...mapping, [field.field]: value === UNUSED ? null : Number(value) })
                    }
                  >
                    <MenuItem value={UNUSED}>
                      <Faint>{word('unused')}</Faint>
                    </MenuItem>
                    {file.columns.map((_, at) => (
                      // columns are told apart by their place only: heads may be empty or alike
                      // biome-ignore lint/suspicious/noArrayIndexKey: see above
                      <MenuItem key={at} value={at}>
                        {nameOf(at)}
                      </MenuItem>
                    ))}
                  </Select>
                </td>
                <td>
                  <Faint>
                    {(file.columns[column]?.samples ?? []).filter(Boolean).slice(0, 3).join(' · ')}
                  </Faint>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {missing.length > 0 && (
        <FormHelperText error>
          {word('missing', {
            fields: missing
              .map(({ labels, field }) => labels[0] ?? field.field)
              .join(translate('common.listSeparator')),
          })}
        </FormHelperText>
      )}
      {problem && (
        <FormHelperText error role="alert">
          {describe(problem).text}
        </FormHelperText>
      )}
    </DialogBody>
  );
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 8,
  b: { minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 8,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  'th, td': { padding: '4px 8px 4px 0', textAlign: 'left', fontWeight: 400, verticalAlign: 'middle' },
  'thead th': { fontSize: 12, color: theme.tokens.text.faint },
  'tbody tr': { borderTop: `1px solid ${theme.tokens.line}` },
  td: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { 'th:nth-of-type(3), td:nth-of-type(2)': { display: 'none' } },
}));
const Required = styled('span')(({ theme }) => ({
  marginLeft: 6,
  fontSize: 12,
  color: theme.tokens.text.faint,
}));
const Faint = styled('span')(({ theme }) => ({ color: theme.tokens.text.faint }));
