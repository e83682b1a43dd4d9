/** The companies that the person sees, by name. */
import { useMemo } from 'react';
import { type CompanySummary, companyCalls } from '../../contract/company-calls.ts';
import { useAnswer } from '../../data/use-call.ts';

/** Minutes: companies come and go seldom. */
const FRESH_MS = 5 * 60_000;
const NONE: readonly CompanySummary[] = [];

export function useCompanies({ isWanted = true } = {}) {
  const { data = NONE } = useAnswer(companyCalls.companies, {}, { staleTime: FRESH_MS, enabled: isWanted });
  return useMemo(() => {
    const names = new Map(data.map(({ id, companyName }) => [id, companyName]));
    const shortNames = new Map(data.map(({ id, shortName }) => [id, shortName]));
    const byName = new Map(data.map(({ companyName, shortName }) => [companyName, shortName]));
    return {
      companies: data,
      /** An id that is unknown is its own name. */
      nameOf: (id: string) => names.get(id) ?? id,
      /** Undefined where it has none, or is unknown. */
      shortOf: (id: string) => shortNames.get(id) || undefined,
      /** Of the one with this name, as `shortOf`. */
      shortOfName: (name: string) => byName.get(name) || undefined,
    };
  }, [data]);
}
