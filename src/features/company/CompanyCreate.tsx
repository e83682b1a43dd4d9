import { company } from '../../contract/company.ts';
import { EntityCreate } from '../../nouns/entity/EntityCreate.tsx';
import { CompanyInputs } from './CompanyInputs.tsx';

export default function CompanyCreate() {
  return <EntityCreate entity={company} inputs={CompanyInputs} record={NEW_COMPANY} />;
}

const NEW_COMPANY = { state: 1 };
