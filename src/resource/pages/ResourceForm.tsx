/** What a person fills in of a resource, in the order and the sections that its pages say. */
import { type RaRecord, useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { FieldGrid } from '../../kit/form/FieldGrid.tsx';
import { FormSections } from '../../kit/form/FormSections.tsx';
import { type Judge, rulesOf } from '../../kit/form/fits.ts';
import { problemKey } from './field-keys.ts';
import { KindInput } from './KindInput.tsx';
import type { ResourcePages } from './resource-pages.ts';
import { useFieldWords } from './use-field-words.ts';

interface ResourceFormProps<Row extends RaRecord> {
  pages: ResourcePages<Row>;
  isNew?: boolean;
  isReadOnly?: boolean;
}

export function ResourceForm<Row extends RaRecord>(props: ResourceFormProps<Row>) {
  const translate = useTranslate();
  const { resource, form = resource.inputs } = props.pages;
  const draw = useFieldInput(props);
  if (isFlat(form))
    return (
      // under a head that stays, as sections are
      <div style={{ overflow: 'auto', flex: 1 }}>
        <FieldGrid>{form.map(draw)}</FieldGrid>
      </div>
    );
  return (
    <FormSections
      sections={Object.entries(form).map(([key, fields]) => ({
        key,
        title: translate(`${resource.words}.section.${key}`),
        content: <FieldGrid>{fields.map(draw)}</FieldGrid>,
      }))}
    />
  );
}

/** Schemas of what a call takes. */
const shapeOf = (call: AnyCall | undefined): Readonly<Record<string, Judge>> =>
  (call?.body as { shape: Readonly<Record<string, Judge>> } | undefined)?.shape ?? {};

const isFlat = (form: NonNullable<ResourcePages['form']>): form is readonly string[] => Array.isArray(form);

function useFieldInput<Row extends RaRecord>({
  pages,
  isNew = false,
  isReadOnly = false,
}: ResourceFormProps<Row>) {
  const words = useFieldWords(pages.resource);
  const record = useRecordContext<Row>();
  const { resource, inputs, isFixed } = pages;
  const { create, update = create } = resource.calls;
  const shape = shapeOf(create ?? update);
  const rule = rulesOf(shape);
  return (source: string): ReactNode => {
    const about = resource.fields[source];
    const isKept =
      record !== undefined && !isNew && (about?.access === 'create' || isFixed?.(record, source));
    const look = inputs?.[source];
    const field = {
      ...(source in shape
        ? rule(source, about?.hasOwnRule ? problemKey(resource, source) : undefined)
        : { source }),
      label: about ? words.labelOf(source) : '',
      isDisabled: isReadOnly || isKept,
      help: (isKept && words.maybe(`fixed.${source}`)) || words.maybe(`help.${source}`),
    };
    if (typeof look !== 'function') return <KindInput key={source} {...{ pages, words, look }} {...field} />;
    const Own = look;
    return <Own key={source} {...field} isNew={isNew} />;
  };
}
