/** Spot checks: who was asked for what, and what came of it. */
import { useNavigate, useTranslate } from 'ra-core';
import { CHECK_RESULTS, CHECK_TYPES, type SpotCheck, spotCheckCalls } from '../../../contract/spot-check.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import type { Column } from '../../../kit/list/column.ts';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { ExportButton } from '../../../nouns/jobs/ExportButton.tsx';
import { CHECK, CHECK_PATH, checkPath } from '../paths.ts';
import { Failures } from './Failures.tsx';
import { ResultMark } from './ResultMark.tsx';

export default function CheckList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const canSort = useCapability('sort');
  const canJudge = useCapability('drivers');
  const mayCheck = useMay(spotCheckCalls.checks);
  const columns = useColumns();
  const title = translate('title.spotCheck');
  return (
    <ListPage<SpotCheck>
      resource={CHECK}
      title={title}
      primary={
        mayCheck
          ? {
              label: translate('spotCheck.create'),
              shortLabel: translate('spotCheck.createShort'),
              path: `${CHECK_PATH}/create`,
            }
          : undefined
      }
      columns={columns}
      sort={{ field: 'pushTime', order: 'DESC' }}
      canSort={canSort}
      tabs={[
        { key: 'all', label: translate('common.all'), filter: {} },
        ...(canJudge
          ? [{ key: 'toJudge', label: translate('spotCheck.toJudge'), filter: { isToJudge: 1 } }]
          : []),
        ...[2, 3].map(result => ({
          key: `result${result}`,
          label: translate(`spotCheck.result.${result}`),
          filter: { result },
        })),
      ]}
      filters={[
        {
          name: 'checkType',
          label: translate('spotCheck.field.checkType'),
          choices: CHECK_TYPES.map(value => ({ value, label: translate(`spotCheck.type.${value}`) })),
        },
        {
          name: 'result',
          label: translate('spotCheck.field.result'),
          choices: CHECK_RESULTS.map(value => ({ value, label: translate(`spotCheck.result.${value}`) })),
        },
        { name: 'batchNo', label: translate('spotCheck.field.batchNo'), kind: 'text', isMono: true },
        {
          name: 'pushTime',
          label: translate('spotCheck.field.pushTime'),
          kind: 'span',
          from: 'startTime',
          to: 'endTime',
        },
      ]}
      searchHint={translate('spotCheck.searchHint')}
      nameOf={row => row.name}
      pathOf={row => checkPath(row.id)}
      rowActions={row => [
        {
          key: 'open',
          label: translate(
            canJudge && row.result === 0 && row.submitTime !== null ? 'spotCheck.judge' : 'spotCheck.open',
          ),
          onClick: () => navigate(checkPath(row.id)),
        },
      ]}
      tools={<ExportButton call={spotCheckCalls.listChecks} title={title} columns={columns} />}
      empty={{ title: translate('spotCheck.empty'), why: translate('spotCheck.emptyWhy') }}
      describeError={describe}
    />
  );
}

function useColumns(): Column<SpotCheck>[] {
  const translate = useTranslate();
  const head = (field: string) => translate(`spotCheck.field.${field}`);
  const none = translate('common.none');
  const words = (kind: 'type' | 'result', values: readonly number[]) =>
    values.map(value => ({ value: String(value), label: translate(`spotCheck.${kind}.${value}`) }));
  return [
    { key: 'name', head: head('name'), width: 104, phone: 'title', isFixed: true, cell: row => row.name },
    {
      key: 'plateNum',
      head: head('plateNum'),
      width: 104,
      isMono: true,
      phone: 'second',
      cell: row => row.plateNum ?? none,
    },
    {
      key: 'companyName',
      head: head('companyName'),
      cell: row => <span title={row.companyName ?? undefined}>{row.companyName ?? none}</span>,
    },
    {
      key: 'checkType',
      head: head('checkType'),
      width: 88,
      phone: 'second',
      cell: row => translate(`spotCheck.type.${row.checkType}`),
      exported: { words: words('type', CHECK_TYPES) },
    },
    {
      key: 'pushTime',
      head: head('pushTime'),
      width: 104,
      sortBy: 'pushTime',
      phone: 'end',
      cell: row => <Time value={row.pushTime} />,
      exported: { kind: 'time' },
    },
    {
      key: 'deadline',
      head: head('deadline'),
      width: 168,
      sortBy: 'deadline',
      cell: row => formatTime(row.deadline),
      exported: { kind: 'time' },
    },
    {
      key: 'result',
      head: head('result'),
      width: 96,
      phone: 'status',
      cell: row => <ResultMark check={row} />,
      exported: { words: words('result', CHECK_RESULTS) },
    },
    {
      key: 'failures',
      head: head('failures'),
      width: 104,
      cell: row => <Failures count={row.failures} />,
      exported: { kind: 'number' },
    },
    {
      key: 'handleRemark',
      head: head('handleRemark'),
      width: 128,
      cell: row => row.handleRemark ?? none,
    },
  ];
}
