import { useTranslate } from 'ra-core';
import {
  AGREEMENT_STATES,
  AGREEMENT_TARGETS,
  AGREEMENT_TYPES,
  type Agreement,
  agreement,
  IN_EFFECT,
} from '../../contract/agreement.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatDay } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import { fieldFilters } from '../../kit/list/conditions.ts';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { ResourceList } from '../../nouns/resource/ResourceList.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { AgreementStatus } from './AgreementStatus.tsx';

export default function AgreementList() {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(agreement);
  const columns = useAgreementColumns();
  const choices = (name: 'type' | 'target', values: readonly number[]) => ({
    name,
    label: labelOf(name),
    choices: values.map(value => ({ value, label: translate(`agreement.${name}.${value}`) })),
  });
  return (
    <ResourceList<Agreement>
      resource={agreement}
      nameOf={row => `${row.title} ${row.versionName}`}
      columns={columns}
      searchHint={translate('agreement.searchHint')}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        ...AGREEMENT_STATES.map(state => ({
          key: String(state),
          label: translate(`agreement.state.${state}`),
          filter: { state },
        })),
      ]}
      filters={[choices('type', AGREEMENT_TYPES), choices('target', AGREEMENT_TARGETS)]}
      fields={fieldFilters(agreement.filters, labelOf)}
      canRemove={row => row.state !== IN_EFFECT && row.signCount === 0}
      tools={
        <ExportButton call={agreement.calls.list} title={translate('title.agreement')} columns={columns} />
      }
    />
  );
}

function useAgreementColumns(): Column<Agreement>[] {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(agreement);
  const words = (kind: 'type' | 'target' | 'state' | 'mustSign', values: readonly number[]) => ({
    words: values.map(value => ({ value: String(value), label: translate(`agreement.${kind}.${value}`) })),
  });
  return [
    {
      key: 'title',
      head: labelOf('title'),
      sortBy: 'title',
      phone: 'title',
      isFixed: true,
      cell: row => row.title,
    },
    {
      key: 'versionName',
      head: labelOf('versionName'),
      width: 84,
      isMono: true,
      phone: 'second',
      cell: row => row.versionName,
    },
    {
      key: 'type',
      head: labelOf('type'),
      width: 112,
      sortBy: 'type',
      cell: row => translate(`agreement.type.${row.type}`),
      exported: words('type', AGREEMENT_TYPES),
    },
    {
      key: 'target',
      head: labelOf('target'),
      width: 80,
      phone: 'second',
      cell: row => translate(`agreement.target.${row.target}`),
      exported: words('target', AGREEMENT_TARGETS),
    },
    {
      key: 'mustSign',
      head: labelOf('mustSign'),
      width: 72,
      cell: row => translate(`agreement.mustSign.${row.mustSign}`),
      exported: words('mustSign', [1, 0]),
    },
    {
      key: 'signCount',
      head: labelOf('signCount'),
      width: 96,
      sortBy: 'signCount',
      isNumber: true,
      cell: row => formatCount(row.signCount),
      exported: { kind: 'number' },
    },
    {
      key: 'effectTime',
      head: labelOf('effectTime'),
      width: 108,
      sortBy: 'effectTime',
      phone: 'end',
      cell: row => formatDay(row.effectTime),
      exported: { kind: 'time' },
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 92,
      sortBy: 'state',
      phone: 'status',
      cell: row => <AgreementStatus state={row.state} />,
      exported: words('state', AGREEMENT_STATES),
    },
  ];
}
