import { useTranslate } from 'ra-core';
import { LIGHT_STATES, type TaxiLight, taxiLight } from '../../contract/taxi-light.ts';
import { formatCount } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import type { Column } from '../../kit/list/column.ts';
import { fieldFilters } from '../../kit/list/conditions.ts';
import type { FieldToImport } from '../../nouns/imports/field.ts';
import { ImportButton } from '../../nouns/imports/ImportButton.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { ResourceList } from '../../nouns/resource/ResourceList.tsx';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { LightStatus } from './LightStatus.tsx';

export default function LightList() {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(taxiLight);
  const columns = useLightColumns();
  const title = translate('title.taxiLight');
  const flag = (name: 'onlineState' | 'hasFault') => ({
    name,
    label: labelOf(name),
    choices: [1, 0].map(value => ({ value, label: translate(`taxiLight.${name}.${value}`) })),
  });
  return (
    <ResourceList<TaxiLight>
      resource={taxiLight}
      nameOf={light => light.lightNo}
      columns={columns}
      searchHint={translate('taxiLight.searchHint')}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        { key: 'fault', label: translate('taxiLight.hasFault.1'), filter: { hasFault: 1 } },
        { key: 'offline', label: translate('taxiLight.onlineState.0'), filter: { onlineState: 0, state: 1 } },
      ]}
      filters={[
        { name: 'plateNumber', label: labelOf('plateNumber'), kind: 'text', isMono: true },
        {
          name: 'state',
          label: labelOf('state'),
          choices: LIGHT_STATES.map(value => ({ value, label: translate(`taxiLight.state.${value}`) })),
        },
        flag('onlineState'),
        flag('hasFault'),
      ]}
      fields={fieldFilters(taxiLight.filters, labelOf, { lightNo: { isMono: true } })}
      canRemove={light => light.vehicleId === null}
      tools={
        <>
          <ImportButton call={taxiLight.calls.create} title={title} fields={FIELDS} />
          <ExportButton call={taxiLight.calls.list} title={title} columns={columns} />
        </>
      }
    />
  );
}

const FIELDS: readonly FieldToImport[] = taxiLight.inputs.map(field => ({
  field,
  label: `taxiLight.field.${field}`,
  isRequired: field === 'lightNo',
  ...(field === 'brightness' && { kind: 'number' as const }),
  ...(field === 'state' && { wordsUnder: ['taxiLight.state'] }),
}));

function useLightColumns(): Column<TaxiLight>[] {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(taxiLight);
  const none = translate('common.none');
  return [
    {
      key: 'lightNo',
      head: labelOf('lightNo'),
      width: 116,
      sortBy: 'lightNo',
      isMono: true,
      phone: 'title',
      isFixed: true,
      cell: light => light.lightNo,
    },
    {
      key: 'plateNumber',
      head: labelOf('plateNumber'),
      width: 108,
      isMono: true,
      phone: 'second',
      cell: light => light.plateNumber ?? none,
    },
    { key: 'showText', head: labelOf('showText'), phone: 'second', cell: light => light.showText || none },
    { key: 'adPlaying', head: labelOf('adPlaying'), cell: light => light.adPlaying || none },
    {
      key: 'brightness',
      head: labelOf('brightness'),
      width: 108,
      sortBy: 'brightness',
      isNumber: true,
      cell: light => `${formatCount(light.brightness)} %`,
      exported: { kind: 'number' },
    },
    {
      key: 'firmware',
      head: labelOf('firmware'),
      width: 92,
      sortBy: 'firmware',
      isMono: true,
      cell: light => light.firmware ?? none,
    },
    {
      key: 'lastTime',
      head: labelOf('lastTime'),
      width: 108,
      sortBy: 'lastTime',
      phone: 'end',
      cell: light => <Time value={light.lastTime} missing={none} />,
      exported: { kind: 'time' },
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 112,
      sortBy: 'state',
      phone: 'status',
      cell: light => <LightStatus light={light} />,
      exported: [
        {
          field: 'state',
          head: labelOf('state'),
          words: LIGHT_STATES.map(value => ({
            value: String(value),
            label: translate(`taxiLight.state.${value}`),
          })),
        },
        { field: 'onlineState', head: labelOf('onlineState'), wordsUnder: ['taxiLight.onlineState'] },
        { field: 'faultCode', head: labelOf('faultCode') },
        { field: 'remark', head: labelOf('remark') },
      ],
    },
  ];
}
