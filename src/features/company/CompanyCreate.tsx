import { company } from '../../contract/company.ts';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
import { CompanyInputs } from './CompanyInputs.tsx';

export default function CompanyCreate() {
  return <ResourceCreate resource={company} inputs={CompanyInputs} record={NEW_COMPANY} />;
}

const NEW_COMPANY = { state: 1 };
