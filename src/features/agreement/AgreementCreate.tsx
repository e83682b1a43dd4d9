import { agreement } from '../../contract/agreement.ts';
import { EntityCreate } from '../../nouns/entity/EntityCreate.tsx';
import { AgreementInputs } from './AgreementInputs.tsx';

export default function AgreementCreate() {
  return <EntityCreate entity={agreement} inputs={AgreementInputs} record={NEW_AGREEMENT} />;
}

const NEW_AGREEMENT = { type: 1, target: 1, mustSign: 1 };
