import type { RaRecord } from 'ra-core';
import type { AnyResource } from '../../contract/grammar/resource.ts';
import { MaskedValue } from '../../kit/masked/MaskedValue.tsx';
import { useRevealField } from './use-reveal-field.ts';

interface MaskedFieldProps {
  resource: AnyResource;
  record: RaRecord;
  field: string;
  /** Of the record, for who hears what is revealed. */
  name: string;
}

/** A masked value, for who may see it whole with the way there. */
export function MaskedField({ resource, record, field, name }: MaskedFieldProps) {
  const reveal = useRevealField(resource);
  return <MaskedValue mask={String(record[field])} revealing={reveal(record.id, field, name)} />;
}
