/** Alarms, the most urgent first: the queue at the left, one of them at the right, handled by keyboard. */
import { useLocation, useNavigate, useParams, useTranslate } from 'ra-core';
import { useMemo, useRef, useState } from 'react';
import { useFailureText } from '../../data/use-failure-text.ts';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { PageState } from '../../kit/state/PageState.tsx';
import { TwoPanes, useIsNarrow } from '../../kit/TwoPanes.tsx';
import { useShortcut } from '../../kit/use-shortcut.ts';
import { AlarmPane } from './AlarmPane.tsx';
import { AlarmQueue } from './AlarmQueue.tsx';
import type { AlarmGroup } from './groups.ts';
import { onlyIn } from './only.ts';
import { ALARM_PATH, alarmPath } from './paths.ts';
import { SHOWN, type Shown, useAlarms } from './use-alarms.ts';
import { useOneAlarm } from './use-one-alarm.ts';

export default function AlarmPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const { id } = useParams();
  const { search } = useLocation();
  const isNarrow = useIsNarrow();
  const shown: Shown = SHOWN.find(each => each === new URLSearchParams(search).get('show')) ?? 'open';
  const [keyword, setKeyword] = useState('');
  const only = useMemo(() => onlyIn(search), [search]);
  const { groups, error, ask } = useAlarms(shown, keyword, only);
  const open = (to: string | undefined) =>
    navigate(`${to === undefined ? ALARM_PATH : alarmPath(to)}${search}`, { replace: true });
  const listed = groups ?? [];
  const isIt = (group: AlarmGroup) => group.alarms.some(alarm => alarm.id === id);
  // what somebody is at stays, also when something more urgent comes
  const kept = useRef<string | undefined>(undefined);
  const first = listed.find(each => each.id === kept.current) ?? listed[0];
  kept.current = first?.id;
  const chosen = id === undefined ? (isNarrow ? undefined : first) : listed.find(isIt);
  // a link may lead to one that is over, or to what another filter shows
  const alone = useOneAlarm(id !== undefined && groups !== undefined && !chosen ? id : null);
  const group = chosen ?? alone;
  const at = chosen ? listed.indexOf(chosen) : -1;
  const step = (by: 1 | -1) => {
    const next = listed[at + by];
    if (next) open(next.id);
  };
  useShortcut('j, down', () => step(1), { label: 'alarm.keys.next', group: 'record' });
  useShortcut('k, up', () => step(-1), { label: 'alarm.keys.previous', group: 'record' });
  if (!groups)
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => void ask()} />;
  return (
    <TwoPanes
      title={translate('title.alarm')}
      isChosen={id !== undefined}
      back={{ label: translate('title.alarm'), onClick: () => open(undefined) }}
      side={
        <AlarmQueue
          groups={groups}
          shown={shown}
          only={only}
          onShow={next =>
            navigate(next === 'open' ? ALARM_PATH : `${ALARM_PATH}?show=${next}`, { replace: true })
          }
          keyword={keyword}
          onSearch={setKeyword}
          openId={group?.id}
          onOpen={open}
        />
      }
    >
      {group ? (
        <AlarmPane
          key={group.id}
          group={group}
          onChanged={ask}
          onOver={() => open(isNarrow ? undefined : listed.find(each => each !== group)?.id)}
        />
      ) : (
        <PageState
          title={translate(id === undefined ? `alarm.none.${shown}` : 'alarm.missing')}
          why={translate(id === undefined ? `alarm.noneWhy.${shown}` : 'alarm.missingWhy')}
        />
      )}
    </TwoPanes>
  );
}
