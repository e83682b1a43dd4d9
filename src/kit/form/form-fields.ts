/** Which fields a form has, what they are called and where they stand: each input tells, whoever marks them asks. */
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';

export interface FormField {
  source: string;
  label: string;
  /** Never kept anywhere but in the field itself: a masked number, a password. */
  isSecret: boolean;
  /** Key of the tab and of the section that it stands in. */
  tab?: string;
  section?: string;
}

export interface FormFields {
  /** Answers what takes it away again. */
  add(field: FormField): () => void;
  /** In the order in which they came; the same list until one comes or goes. */
  list(): readonly FormField[];
  subscribe(onChange: () => void): () => void;
}

export function createFormFields(): FormFields {
  let fields: readonly FormField[] = [];
  const heard = new Set<() => void>();
  const change = (next: readonly FormField[]) => {
    fields = next;
    for (const onChange of heard) onChange();
  };
  return {
    add(field) {
      change([...fields, field]);
      return () => change(fields.filter(other => other !== field));
    },
    list: () => fields,
    subscribe(onChange) {
      heard.add(onChange);
      return () => heard.delete(onChange);
    },
  };
}

export const FormFieldsContext = createContext<FormFields>(createFormFields());

/** Where the inputs inside stand. */
export const FieldPlaceContext = createContext<Pick<FormField, 'tab' | 'section'>>({});

/** Every input of the kit says so what it is. */
export function useFormField(source: string, label: string, isSecret = false): void {
  const fields = useContext(FormFieldsContext);
  const { tab, section } = useContext(FieldPlaceContext);
  useEffect(
    () => fields.add({ source, label, isSecret, tab, section }),
    [fields, source, label, isSecret, tab, section],
  );
}

export function useFormFields(): readonly FormField[] {
  const fields = useContext(FormFieldsContext);
  return useSyncExternalStore(fields.subscribe, fields.list);
}

/** The place of what is inside, on top of where it stands already. */
export function useFieldPlace(about: Pick<FormField, 'tab' | 'section'>) {
  const around = useContext(FieldPlaceContext);
  const tab = about.tab ?? around.tab;
  const section = about.section ?? around.section;
  return useMemo(() => ({ tab, section }), [tab, section]);
}
