import { useDataProvider, useTranslate } from 'ra-core';
import type { PropertyRecord } from '../../contract/property.ts';
import type { ItemResult } from '../../data/data-provider.ts';
import { useForgetAnswers } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { BulkResultDialog } from '../../kit/bulk/BulkResultDialog.tsx';
import { PROPERTY } from './paths.ts';

interface DeletePropertyProps {
  property: PropertyRecord;
  onClose: (isDone: boolean) => void;
}

export function DeleteProperty({ property, onClose }: DeletePropertyProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const provider = useDataProvider();
  const forgetAnswers = useForgetAnswers();
  const handleAct = async (id: string) => {
    const results: ItemResult[] = [];
    await provider.deleteMany(PROPERTY, { ids: [id], meta: { results, records: [property] } });
    if (results[0]?.error) throw results[0].error;
    forgetAnswers();
    return undefined;
  };
  return (
    <BulkResultDialog
      title={translate('property.delete.label')}
      question={translate('property.delete.question', { name: property.name })}
      confirmLabel={translate('property.delete.confirm')}
      isDangerous
      items={[{ id: property.id, name: property.name }]}
      act={handleAct}
      describe={error => describe(error).text}
      onClose={outcomes => onClose(outcomes.some(({ problem }) => problem === undefined))}
    />
  );
}
