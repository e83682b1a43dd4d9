/** The company that something belongs to, found by name, short name, pinyin or initials. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyCalls } from '../../contract/company-calls.ts';
import { ask } from '../../data/ask.ts';
import { FindField } from '../../kit/form/FindField.tsx';
import { useCompanies } from './use-companies.ts';

interface CompanyFieldProps {
  source: string;
  label: string;
  help?: string;
  isDisabled?: boolean;
  /** What it is called where it lies outside of one's areas. */
  name?: string | null;
}

export function CompanyField({ name, ...props }: CompanyFieldProps) {
  const { companies, nameOf } = useCompanies();
  const [wanted, setWanted] = useState('');
  const keyword = wanted.trim();
  const { data: found } = useQuery({
    queryKey: ['companies', keyword],
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(companyCalls.companies, { query: { keyword } }, { signal }),
  });
  const shown = keyword === '' ? companies : (found ?? []);
  return (
    <FindField
      {...props}
      found={shown.map(({ id, companyName }) => ({ id, label: companyName }))}
      nameOf={id => (nameOf(id) === id ? (name ?? id) : nameOf(id))}
      onSearch={setWanted}
    />
  );
}
