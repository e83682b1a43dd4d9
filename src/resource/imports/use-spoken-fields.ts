/** The fields with their labels and words in every language: a file may speak any of them. */
import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import { useCatalogues, wordAt } from '../../data/catalogues-context.ts';
import { type FieldToImport, type SpokenField, spoken } from './field.ts';

interface Spoken {
  fields: readonly SpokenField[];
  /** The words of the reader's language. */
  catalogue: object;
}

/** Undefined until the words are there; those of a language that does not come are left out. */
export function useSpokenFields(fields: readonly FieldToImport[]): Spoken | undefined {
  const { languages, load } = useCatalogues();
  const [own] = useLocaleState();
  const { data: catalogues } = useQuery({
    queryKey: ['catalogues', own],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const all = [own, ...languages.filter(language => language !== own)];
      const loaded = await Promise.allSettled(all.map(load));
      return loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []));
    },
  });
  return catalogues && { fields: spoken(fields, catalogues, wordAt), catalogue: catalogues[0] ?? {} };
}
