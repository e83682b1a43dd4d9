/** What each agent has done. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { callCountCalls } from '../../contract/call-record.ts';
import type { Answer } from '../../contract/grammar/call.ts';
import type { Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { formatDuration } from '../../kit/format/number.ts';
import type { Column } from '../../kit/list/column.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { barsHeight, MOST_BARS } from '../../nouns/statistics/bars.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { Part } from '../../nouns/statistics/Part.tsx';
import type { Leads, Narrowed } from './address.ts';
import { useCallWords } from './use-call-words.ts';
import type { Statistics } from './use-statistics.ts';

type Agent = Answer<typeof callCountCalls.countAgents>[number] & { id: string };

/** Each count with what it counts of an agent's calls. */
const COUNTS = [
  ['in', { callType: 'normal' }],
  ['out', { callType: 'dialout' }],
  ['answered', { only: 'answered' }],
  ['missed', { only: 'missed' }],
  ['orderCount', { only: 'ordered' }],
] as const satisfies readonly (readonly [keyof Agent, Narrowed])[];

interface AgentsPartProps {
  statistics: Statistics;
  leads: Leads;
  error: Described | undefined;
}

export function AgentsPart({ statistics: { agents, asked }, leads, error }: AgentsPartProps) {
  const translate = useTranslate();
  const { agentName } = useCallWords();
  const rows = useMemo(
    () =>
      agents.data
        ?.map(row => ({ ...row, id: row.agent }))
        .sort((one, other) => (other.answered ?? 0) - (one.answered ?? 0) || one.id.localeCompare(other.id)),
    [agents.data],
  );
  const chart = useMemo<Drawn>(
    () => ({
      kind: 'bars',
      bars: (rows ?? []).slice(0, MOST_BARS).flatMap(({ agent, agentName, answered }) =>
        // who is not told has no bar
        answered === null ? [] : { name: agentName || agent, value: answered, figure: formatCount(answered) },
      ),
    }),
    [rows],
  );
  const [first] = rows ?? [];
  const said =
    first &&
    first.answered !== null &&
    translate('callStatistics.agents.most', { name: agentName(first), count: formatCount(first.answered) });
  const word = (key: string) => translate(`callStatistics.agents.${key}`);
  const columns: Column<Agent>[] = [
    {
      key: 'agentName',
      head: word('name'),
      cell: agentName,
      exported: [{ field: 'agent', head: word('agent') }, { field: 'agentName' }],
    },
    ...COUNTS.map(([key, which]) => ({
      key,
      head: word(key),
      isNumber: true,
      cell: (row: Agent) => (
        <FigureLink to={leads(row[key] ?? 0, { agentId: row.agent, ...which })}>
          {formatCount(row[key])}
        </FigureLink>
      ),
      exported: NUMBER,
    })),
    {
      key: 'talkSeconds',
      head: word('talk'),
      isNumber: true,
      cell: row => (row.talkSeconds === null ? '–' : formatDuration(row.talkSeconds * 1_000)),
      exported: { ...NUMBER, head: word('talkSeconds') },
    },
    {
      key: 'tagRate',
      head: word('tagRate'),
      isNumber: true,
      cell: row => (row.answered === 0 || row.tagRate === null ? '–' : `${row.tagRate}%`),
      exported: { ...NUMBER, head: word('tagRatePercent') },
    },
  ];
  return (
    <Part<Agent>
      title={word('title')}
      message={said}
      summary={said || ''}
      rows={rows}
      columns={columns}
      chart={chart}
      height={barsHeight(rows?.length ?? 0)}
      file={{ call: callCountCalls.countAgents, asked }}
      none={translate('callStatistics.none')}
      error={error}
      onRetry={() => void agents.refetch()}
    />
  );
}

const NUMBER = { kind: 'number' as const };
