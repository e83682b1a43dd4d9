/** How the fields of a resource are called, and how a value of each reads, from what the contract says they mean. */
import { useTranslate } from 'ra-core';
import { ALL_AREAS } from '../../contract/dictionary.ts';
import type { ChoiceValue, Kind } from '../../contract/grammar/kinds/kind.ts';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { formatCount, formatYuan } from '../../kit/format/count.ts';
import { formatDay, formatTime } from '../../kit/format/time.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { useCompanies } from '../../nouns/company/use-companies.ts';
import { fieldOf, labelKey, wordsKey } from './field-keys.ts';

export interface Choice<V extends ChoiceValue = ChoiceValue> {
  value: V;
  label: string;
}

export type FieldWords = ReturnType<typeof useFieldWords>;

/** Words of a resource stand in the room of its name, unless it names another place: `field.<field>`, `<field>.<value>`, `help.<field>`. */
export function useFieldWords(resource: Pick<AnyResource, 'words' | 'fields'>) {
  const translate = useTranslate();
  const { words, fields } = resource;
  const has = (isMeant: (kind: Kind) => boolean) => Object.values(fields).some(({ kind }) => isMeant(kind));
  const { areas, nameOf: areaOf } = useAreas({ isWanted: has(({ is }) => is === 'area' || is === 'areas') });
  const {
    companies,
    nameOf: companyOf,
    shortOf,
    shortOfName,
  } = useCompanies({
    isWanted: Object.keys(fields).some(field => isCompany({ fields }, field)),
  });
  const none = translate('common.none');
  const maybe = (key: string) => translate(`${words}.${key}`, { _: '' }) || undefined;
  const labelOf = (field: string) => translate(labelKey(resource, field));
  // what has no word is its own: a code, or a value that nobody knows
  const wordOf = (field: string, value: unknown) =>
    translate(`${wordsKey(resource, field)}.${value}`, { _: String(value) });
  const measured = (field: string, value: number, usual?: string) => {
    const unit = maybe(`unit.${field}`) ?? usual;
    return unit === undefined ? formatCount(value) : `${formatCount(value)} ${unit}`;
  };

  const choicesOf = (field: string): readonly Choice[] => {
    const { kind } = fieldOf(resource, field);
    switch (kind.is) {
      case 'choice':
      case 'choices':
      case 'lines':
        return kind.values.map(value => ({ value, label: wordOf(field, value) }));
      case 'area':
      case 'areas':
        return areas.map(({ id, name: label }) => ({ value: id, label }));
      case 'reference':
        return kind.to.name === 'company'
          ? companies.map(({ id, companyName }) => ({ value: id, label: companyName }))
          : [];
      default:
        return [];
    }
  };

  const listed = <One>(values: unknown, say: (one: One) => string) =>
    (values as readonly One[]).map(one => say(one)).join(translate('common.listSeparator'));

  /** @param row where it is known: it says what its references are called */
  const show = (field: string, value: unknown, row: Readonly<Record<string, unknown>> = {}): string => {
    if (value === null || value === undefined || value === '') return none;
    const { kind } = fieldOf(resource, field);
    return showAs(kind, field, value, row);
  };

  const showAs = (
    kind: Kind,
    field: string,
    value: unknown,
    row: Readonly<Record<string, unknown>>,
  ): string => {
    switch (kind.is) {
      case 'choice':
        return wordOf(field, value);
      case 'lines':
        return listed<Readonly<Record<string, unknown>>>(value, line => showLine(kind, field, line));
      case 'choices':
        return listed(value, one => wordOf(field, one));
      case 'texts':
        return listed(value, String) || none;
      case 'area':
        return value === ALL_AREAS ? translate('entity.areas.all') : areaOf(String(value));
      case 'areas':
        return listed(value, areaOf) || translate('entity.areas.all');
      case 'reference':
        return String(row[kind.name] ?? (kind.to.name === 'company' ? companyOf(String(value)) : value));
      case 'count':
        return kind.isPlain ? String(value) : measured(field, Number(value));
      case 'metres':
        return measured(field, Number(value), translate('entity.unit.metres'));
      case 'percent':
        return measured(field, Number(value), '%');
      case 'file':
      case 'picture':
        return translate('entity.file', { id: String(value) });
      case 'fen':
        return formatYuan(Number(value));
      case 'moment':
        return formatTime(Number(value));
      case 'day':
        return formatDay(Number(value));
      default:
        return String(value);
    }
  };

  /** `早餐 价格 8.00 份数 200` */
  const showLine = (
    { of, fields: own }: Extract<Kind, { is: 'lines' }>,
    field: string,
    line: Readonly<Record<string, unknown>>,
  ) =>
    [
      wordOf(field, line[of]),
      ...Object.entries(own).flatMap(([name, { kind }]) => {
        const value = line[name];
        return value === null || value === undefined ? [] : [labelOf(name), showAs(kind, name, value, line)];
      }),
    ].join(' ');

  /** Companies by their short names, lines of figures by their names alone; anything else as always. */
  const showBriefly: typeof show = (field, value, row) => {
    const { kind } = fieldOf(resource, field);
    if (isCompany(resource, field)) {
      const said = String(value);
      return (isOfCompany(kind) ? shortOf(said) : shortOfName(said)) ?? show(field, value, row);
    }
    if (kind.is !== 'lines' || !Array.isArray(value)) return show(field, value, row);
    return value.map(line => wordOf(field, line[kind.of])).join(translate('common.listSeparator')) || none;
  };

  return {
    none,
    labelOf,
    /** Whether there is a word for the field. */
    isNamed: (field: string) => translate(labelKey(resource, field), { _: '' }) !== '',
    choicesOf,
    show,
    showBriefly,
    /** A word of the resource's own that need not be there. */
    maybe,
    /** The unit of a number, where it has one. */
    unitOf: (field: string) =>
      maybe(`unit.${field}`) ??
      (fieldOf(resource, field).kind.is === 'metres' ? translate('entity.unit.metres') : undefined),
    /** Under how many names a value can stand in a file: a company's short one too. */
    spellingsOf: (field: string): readonly Choice[] => {
      const { kind } = fieldOf(resource, field);
      if (!isOfCompany(kind)) return choicesOf(field);
      return companies.flatMap(({ id, companyName, shortName }) =>
        [companyName, shortName].flatMap(label => (label ? [{ value: id, label }] : [])),
      );
    },
  };
}

/** Whether a field says which company a record belongs to, by its id or by its name alone. */
export function isCompany({ fields }: Pick<AnyResource, 'fields'>, field: string): boolean {
  const of = fields[field];
  if (!of) return false;
  // what is searched is the name of the record itself
  return isOfCompany(of.kind) || (field === 'companyName' && of.kind.is === 'text' && !of.isSearched);
}

const isOfCompany = (kind: Kind) => kind.is === 'reference' && kind.to.name === 'company';
