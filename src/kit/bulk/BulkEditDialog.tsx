/** Fields and values chosen once for many records; then whom it touches and what changes; then what became of each. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { Form, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { DialogBody, TitledDialog } from '../dialog/TitledDialog.tsx';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { type EditableItem, type EditWords, editedItems } from './edited.ts';
import type { BulkOutcome } from './results.ts';

type Values = Record<string, unknown>;

export interface BulkField {
  source: string;
  label: string;
  input: ReactNode;
  /** What an empty field stands for; without it, the field has to be filled. */
  empty?: unknown;
}

interface BulkEditDialogProps extends Pick<EditWords, 'isSame' | 'show'> {
  title: string;
  fields: readonly BulkField[];
  items: readonly EditableItem[];
  edit: (item: EditableItem, values: Values) => Promise<undefined>;
  describe: (error: unknown) => string;
  isOutage?: (error: unknown) => boolean;
  onClose: (outcomes: readonly BulkOutcome[]) => void;
}

export function BulkEditDialog(props: BulkEditDialogProps) {
  const { title, fields, items, onClose } = props;
  const translate = useTranslate();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [values, setValues] = useState<Values | null>(null);
  const toggle = (source: string) =>
    setTicked(ticked.includes(source) ? ticked.filter(other => other !== source) : [...ticked, source]);
  const handleChosen = (typed: Values) => {
    const chosen = fields.filter(({ source }) => ticked.includes(source));
    const missing = chosen.filter(field => isEmpty(typed[field.source]) && field.empty === undefined);
    if (missing.length > 0) {
      return Object.fromEntries(missing.map(({ source }) => [source, 'ra.validation.required']));
    }
    setValues(
      Object.fromEntries(
        chosen.map(({ source, empty }) => [source, isEmpty(typed[source]) ? empty : typed[source]]),
      ),
    );
  };
  return (
    <>
      {/* stays as it is filled in while its effect is looked at */}
      <TitledDialog
        title={title}
        isOpen={values === null}
        keepMounted
        onClose={() => ticked.length === 0 && onClose([])}
        maxWidth="sm"
        form={inside => (
          <Form record={NOTHING} onSubmit={handleChosen} noValidate disableInvalidFormNotification>
            {inside}
          </Form>
        )}
      >
        <DialogBody
          actions={
            <>
              <Button color="inherit" onClick={() => onClose([])}>
                {translate('common.cancel')}
              </Button>
              <Button type="submit" variant="contained" disabled={ticked.length === 0}>
                {translate('kit.bulk.edit.next')}
              </Button>
            </>
          }
        >
          <Hint>{translate('kit.bulk.edit.hint', { smart_count: items.length })}</Hint>
          {fields.map(({ source, label, input }) => (
            <Choice key={source}>
              <FormControlLabel
                control={<Checkbox checked={ticked.includes(source)} onChange={() => toggle(source)} />}
                label={label}
              />
              {ticked.includes(source) && <Input>{input}</Input>}
            </Choice>
          ))}
        </DialogBody>
      </TitledDialog>
      {values && <Effect {...props} values={values} onBack={() => setValues(null)} />}
    </>
  );
}

interface EffectProps extends BulkEditDialogProps {
  values: Values;
  onBack: () => void;
}

function Effect({ values, items, onBack, ...props }: EffectProps) {
  const translate = useTranslate();
  const labels = new Map(props.fields.map(({ source, label }) => [source, label]));
  const labelOf = (field: string) => labels.get(field) ?? field;
  const none = translate('kit.bulk.edit.none');
  const show = (field: string, value: unknown) => props.show(field, value) || none;
  // what is to be changed was decided with the records as they were: results do not change the list
  const [edited] = useState(() =>
    editedItems(items, values, {
      isSame: props.isSame,
      labelOf,
      show,
      sayChange: words => translate('kit.bulk.edit.change', words),
      separator: translate('common.listSeparator'),
    }),
  );
  const byId = new Map(items.map(item => [item.id, item]));
  const same = items.length - edited.length;
  const what = Object.entries(values)
    .map(([field, value]) =>
      translate('kit.bulk.edit.set', { field: labelOf(field), to: show(field, value) }),
    )
    .join(translate('common.listSeparator'));
  const question = [
    translate('kit.bulk.edit.question', { smart_count: edited.length, what }),
    ...(same > 0 ? [translate('kit.bulk.edit.same', { smart_count: same })] : []),
  ].join(' ');
  return (
    <BulkResultDialog
      title={props.title}
      question={question}
      confirmLabel={translate('kit.bulk.edit.confirm')}
      items={edited}
      act={id => props.edit(byId.get(id) ?? { id, name: id }, values)}
      describe={props.describe}
      isOutage={props.isOutage}
      onBack={onBack}
      onClose={props.onClose}
    />
  );
}

const NOTHING = {};

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const Hint = styled('p')(({ theme }) => ({ margin: '0 0 8px', color: theme.tokens.text.plain }));

const Choice = styled('div')(({ theme }) => ({
  padding: '4px 0',
  borderTop: `1px solid ${theme.tokens.line}`,
}));

const Input = styled('div')({
  padding: '0 0 8px 28px',
  // the box above bears the same word for the eye
  '& > * > :first-child': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
});
