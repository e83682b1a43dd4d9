import { useTranslate } from 'ra-core';
import { type Agreement, agreement } from '../../contract/agreement.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatTime } from '../../kit/format/time.ts';
import { ResourceEdit } from '../../nouns/resource/ResourceEdit.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { AgreementInputs } from './AgreementInputs.tsx';
import { AgreementStatus } from './AgreementStatus.tsx';
import { StateAction } from './StateAction.tsx';

const WORDED = new Set(['type', 'target', 'mustSign', 'state']);

export default function AgreementEdit() {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(agreement);
  const show = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('common.none');
    return WORDED.has(field) ? translate(`agreement.${field}.${value}`) : String(value);
  };
  return (
    <ResourceEdit<Agreement>
      resource={agreement}
      inputs={AgreementInputs}
      nameOf={row => `${row.title} ${row.versionName}`}
      show={show}
      parts={(row, { mayEdit, refetch }) => ({
        status: <AgreementStatus state={row.state} />,
        facts: [
          { label: labelOf('effectTime'), value: formatTime(row.effectTime) },
          { label: labelOf('signCount'), value: formatCount(row.signCount) },
        ],
        actions: mayEdit && <StateAction agreement={row} onDone={refetch} />,
      })}
    />
  );
}
