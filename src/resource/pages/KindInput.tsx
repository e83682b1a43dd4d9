/** The input of a field, by what the contract says it means. */
import { useRecordContext, useTranslate } from 'ra-core';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { Kind } from '../../contract/grammar/kinds/kind.ts';
import { useSession } from '../../data/session-context.tsx';
import { ChoiceField } from '../../kit/form/ChoiceField.tsx';
import { DateField, MomentField } from '../../kit/form/DateField.tsx';
import { MaskedTextField } from '../../kit/form/MaskedTextField.tsx';
import { NumberField, YuanField } from '../../kit/form/NumberField.tsx';
import { PickManyField } from '../../kit/form/PickManyField.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { TagsField } from '../../kit/form/TagsField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';
import { useOwnAreas } from '../../nouns/area/use-own-areas.ts';
import { CompanyField } from '../../nouns/company/CompanyField.tsx';
import { AreasInput } from './AreasInput.tsx';
import { fieldOf } from './field-keys.ts';
import { LinesInput } from './LinesInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { PlaceInput } from './PlaceInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import type { InputLook, ResourcePages } from './resource-pages.ts';
import type { Choice, FieldWords } from './use-field-words.ts';
import { useRevealField } from './use-reveal-field.ts';

/** More than so many values, and they are a list that opens. */
const MOST_IN_VIEW = 4;
/** Characters from which on a text takes both columns of the form. */
const WIDE_TEXT = 100;

interface KindInputProps extends FieldProps {
  pages: Pick<ResourcePages, 'resource' | 'nameOf'>;
  words: FieldWords;
  /** Where it is not drawn as its kind usually is. */
  look?: Exclude<InputLook, object>;
}

/** Throws a `TypeError` for a kind that has no input of its own: there the page brings one. */
export function KindInput({ pages, words, look, ...props }: KindInputProps) {
  const { source } = props;
  const { kind, presence } = fieldOf(pages.resource, source);
  const field: FieldProps = { ...props, ...(look === 'wide' && { isWide: true }) };
  const choices = useEnterable(kind, source, words.choicesOf(source));
  switch (kind.is) {
    case 'text':
    case 'code':
      return <TextField isWide={kind.is === 'text' && kind.longest >= WIDE_TEXT} {...field} />;
    case 'note':
      return <TextField {...field} isMultiline isWide />;
    case 'count':
    case 'number':
    case 'percent':
    case 'metres':
      return <NumberField {...field} unit={words.unitOf(source)} />;
    case 'fen':
      return <YuanField {...field} unit={words.unitOf(source)} />;
    case 'day':
      return <DateField {...field} edge={kind.edge} />;
    case 'moment':
      return <MomentField {...field} />;
    case 'clock':
      return <TextField {...field} type="time" />;
    case 'choice': {
      if (look === 'switch') return <FlagSwitch {...field} choices={choices} />;
      const isInView = presence !== 'optional' && choices.length <= MOST_IN_VIEW && look !== 'select';
      if (!isInView || !areNumbers(choices)) return <SelectField {...field} choices={choices} />;
      return (
        <ChoiceField {...field} isWide={field.isWide ?? choices.length === MOST_IN_VIEW} choices={choices} />
      );
    }
    case 'choices':
      return (
        <PickManyField
          {...field}
          options={choices.map(({ value, label }) => ({ id: String(value), label }))}
        />
      );
    case 'texts':
      return <TagsField {...field} isWide />;
    case 'lines':
      return <LinesInput {...field} kind={kind} words={words} />;
    case 'picture':
      return <PictureInput {...field} url={kind.url} />;
    case 'place':
      return <PlaceInput {...field} at={kind} />;
    case 'area':
      return <AreaInput {...field} />;
    case 'areas':
      return <AreasInput {...field} />;
    case 'masked':
      return <MaskedInput {...field} pages={pages} type={kind.as === 'mobile' ? 'tel' : 'text'} />;
    case 'reference':
      return kind.to.name === 'company' ? (
        <CompanyInput {...field} name={kind.name} />
      ) : (
        <ReferenceInput {...field} to={kind.to} name={kind.name} />
      );
  }
  throw new TypeError(`${pages.resource.name}.${source} needs an input of its own`);
}

/** What a person may set, and what stands there. */
function useEnterable(kind: Kind, source: string, choices: readonly Choice[]): readonly Choice[] {
  const record = useRecordContext();
  const entered = kind.is === 'choice' ? kind.entered : undefined;
  return entered
    ? choices.filter(({ value }) => entered.includes(value) || value === record?.[source])
    : choices;
}

const areNumbers = (choices: readonly Choice[]): choices is readonly Choice<number>[] =>
  choices.every(({ value }) => typeof value === 'number');

function FlagSwitch({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  const wordOf = (value: number) => choices.find(choice => choice.value === value)?.label ?? '';
  return <SwitchField {...field} words={{ on: wordOf(1), off: wordOf(0) }} />;
}

function AreaInput(field: FieldProps) {
  const translate = useTranslate();
  const { user } = useSession();
  const record = useRecordContext();
  const own = useOwnAreas();
  const everywhere = { value: ALL_AREAS, label: translate('entity.areas.all') };
  // who sees some areas alone cannot give it to all of them, but may be shown one that is everybody's
  const mayStand = user.areaIds.length === 0 || record?.[field.source] === ALL_AREAS;
  return <SelectField {...field} choices={mayStand ? [everywhere, ...own] : own} />;
}

/** @param name the field of the record that names the company */
function CompanyInput({ name, source, label, help, isDisabled }: FieldProps & { name: string }) {
  const record = useRecordContext();
  return <CompanyField {...{ source, label, help, isDisabled }} name={record?.[name]} />;
}

interface MaskedInputProps extends FieldProps {
  pages: KindInputProps['pages'];
  type: 'tel' | 'text';
}

function MaskedInput({ pages, source, label, validate, isDisabled, type }: MaskedInputProps) {
  const reveal = useRevealField(pages.resource);
  const record = useRecordContext();
  return (
    <MaskedTextField
      {...{ source, label, isDisabled, type }}
      validate={[validate].flat()[0]}
      revealing={record?.id === undefined ? undefined : reveal(record.id, source, pages.nameOf(record))}
    />
  );
}
