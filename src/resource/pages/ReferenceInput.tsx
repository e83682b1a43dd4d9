/** Another record, found by what its list is searched by. Who may not see that list sees its name. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { Referred } from '../../contract/grammar/kinds/kind.ts';
import { ask } from '../../data/ask.ts';
import { useMay } from '../../data/session-context.tsx';
import { FindField } from '../../kit/form/FindField.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import type { FieldProps } from '../../kit/form/use-field.ts';
import { useIsServed } from './use-is-served.ts';

interface ReferenceInputProps extends FieldProps {
  to: Referred;
  /** The field of the record that says what the other one is called. */
  name: string;
}

const FOUND = 20;

export function ReferenceInput(props: ReferenceInputProps) {
  const { to, name: _name, ...field } = props;
  // an upstream without such a list knows their ids all the same
  return useIsServed(to) ? <FoundInput {...props} /> : <TextField {...field} />;
}

function FoundInput({ to, name, ...field }: ReferenceInputProps) {
  const { list } = to.calls;
  const record = useRecordContext();
  const maySearch = useMay(list);
  const [wanted, setWanted] = useState('');
  const keyword = wanted.trim();
  const { data: found = NONE } = useQuery({
    queryKey: ['reference', to.name, keyword],
    enabled: maySearch && !field.isDisabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => searched(to, keyword, signal),
  });
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(NOBODY);
  return (
    <FindField
      {...field}
      isDisabled={field.isDisabled || !maySearch}
      found={found}
      // one that was found once keeps its name while others are looked for
      nameOf={id =>
        found.find(one => one.id === id)?.label ??
        seen.get(id) ??
        (String(record?.[field.source]) === id ? String(record?.[name] ?? id) : id)
      }
      onSearch={text => {
        if (text === '') setSeen(new Map([...seen, ...found.map(({ id, label }) => [id, label] as const)]));
        setWanted(text);
      }}
    />
  );
}

const NONE: readonly { id: string; label: string }[] = [];
const NOBODY: ReadonlyMap<string, string> = new Map();

async function searched(
  { calls: { list }, searches: [label = 'id'] }: Referred,
  keyword: string,
  signal: AbortSignal,
) {
  const page = { size: FOUND, ...(keyword !== '' && { keyword }) };
  const { rows } = (await ask(list, { query: page }, { signal })) as { rows: Record<string, unknown>[] };
  return rows.map(row => ({ id: String(row.id), label: String(row[label]) }));
}
