import { useTranslate } from 'ra-core';
import { type Company, company } from '../../contract/company.ts';
import { fieldFilters } from '../../kit/list/conditions.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { ImportButton } from '../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { ResourceList } from '../../nouns/resource/ResourceList.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { CompanyLook } from './CompanyLook.tsx';
import { CompanyStatus } from './CompanyStatus.tsx';
import { useCompanyColumns, useCompanyImport } from './use-company-columns.tsx';

export default function CompanyList() {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(company);
  const { areas } = useAreas();
  const columns = useCompanyColumns();
  const fields = useCompanyImport();
  const title = translate('title.company');
  return (
    <ResourceList<Company>
      resource={company}
      nameOf={row => row.companyName}
      columns={columns}
      searchHint={translate('company.searchHint')}
      filters={[
        {
          name: 'addressType',
          label: labelOf('addressType'),
          choices: areas.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'state',
          label: labelOf('state'),
          choices: [1, 0].map(value => ({ value, label: translate(`company.state.${value}`) })),
        },
      ]}
      fields={fieldFilters(company.filters, labelOf, { licenseNo: { isMono: true } })}
      tools={
        <>
          <ImportButton call={company.calls.create} title={title} fields={fields} />
          <ExportButton call={company.calls.list} title={title} columns={columns} />
        </>
      }
      quickLook={{
        statusOf: row => <CompanyStatus state={row.state} />,
        body: row => <CompanyLook company={row} />,
      }}
    />
  );
}
