import { useTranslate } from 'ra-core';
import type { PropertyRecord } from '../../contract/property.ts';
import { RemoveDialog } from '../../resource/record/RemoveDialog.tsx';
import { PROPERTY } from './paths.ts';

interface DeletePropertyProps {
  property: PropertyRecord;
  onClose: (isDone: boolean) => void;
}

export function DeleteProperty({ property, onClose }: DeletePropertyProps) {
  const translate = useTranslate();
  return (
    <RemoveDialog
      resource={PROPERTY}
      objectType="property"
      rows={[property]}
      nameOf={({ name }) => name}
      words={{
        title: translate('property.delete.label'),
        question: translate('property.delete.question', { name: property.name }),
        confirm: translate('property.delete.confirm'),
      }}
      onClose={removed => onClose(removed.length > 0)}
    />
  );
}
