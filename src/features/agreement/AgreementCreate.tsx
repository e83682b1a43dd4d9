import { agreement } from '../../contract/agreement.ts';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
import { AgreementInputs } from './AgreementInputs.tsx';

export default function AgreementCreate() {
  return <ResourceCreate resource={agreement} inputs={AgreementInputs} record={NEW_AGREEMENT} />;
}

const NEW_AGREEMENT = { type: 1, target: 1, mustSign: 1 };
