/** What a list is asked for, one chip each: usual filters, then conditions, then the one that is being made. */
import { ConditionChip } from './ConditionChip.tsx';
import { filterFields, hasFilterValue, type ListFilter } from './column.ts';
import { type Condition, type FieldFilter, freeOperators, patchOf, removalOf } from './conditions.ts';
import { FilterChip } from './FilterChip.tsx';
import type { ListQuery } from './use-filter-counts.ts';

type Values = Readonly<Record<string, unknown>>;

interface FilterChipsProps {
  filters: readonly ListFilter[];
  /** Names of those that were just added, and ask for nothing as long as nothing is chosen. */
  added: readonly string[];
  conditions: readonly Condition[];
  /** A field whose condition is being made. */
  draft: FieldFilter | null;
  values: Values;
  /** Filters of which the upstream tells how many records each value finds. */
  counted: readonly string[];
  asked: ListQuery | undefined;
  onChange: (patch: Values) => void;
  /** No longer added, by its name. */
  onForget: (name: string) => void;
  onDraftEnd: () => void;
}

export default function FilterChips(props: FilterChipsProps) {
  const { filters, added, conditions, draft, values, onChange, onForget, onDraftEnd } = props;
  return (
    <>
      {filters.map(filter => (
        <FilterChip
          key={filter.name}
          filter={filter}
          values={values}
          asked={props.counted.includes(filter.name) ? props.asked : undefined}
          startsOpen={added.includes(filter.name) && !hasFilterValue(filter, values)}
          onChange={onChange}
          onRemove={() => {
            onForget(filter.name);
            onChange(Object.fromEntries(filterFields(filter).map(name => [name, undefined])));
          }}
        />
      ))}
      {conditions.map(condition => {
        const { field, operator } = condition;
        const others = conditions.filter(other => other !== condition);
        return (
          <ConditionChip
            key={`${field.name} ${operator}`}
            field={field}
            condition={condition}
            operators={freeOperators(field, others)}
            onChange={next => onChange({ ...removalOf(condition), ...patchOf(next) })}
            onRemove={() => onChange(removalOf(condition))}
          />
        );
      })}
      {draft && (
        <ConditionChip
          key={`${draft.name} draft`}
          field={draft}
          operators={freeOperators(draft, conditions)}
          onChange={next => {
            onDraftEnd();
            onChange(patchOf(next));
          }}
          onRemove={onDraftEnd}
        />
      )}
    </>
  );
}
