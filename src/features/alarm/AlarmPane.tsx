/** One alarm: what, where and who; what can be done about it, and what was. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import { isOver, alarm as resource } from '../../contract/alarm.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { formatTime } from '../../kit/format/time.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { orderPath } from '../../nouns/order/links.ts';
import { ORDER_LIST_PATH } from '../../nouns/order/paths.ts';
import { PointOnMap } from '../../nouns/place-map/PointOnMap.tsx';
import { MaskedField } from '../../resource/pages/MaskedField.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';
import { AlarmActs } from './AlarmActs.tsx';
import { AlarmLog } from './AlarmLog.tsx';
import { AlarmState } from './AlarmState.tsx';
import type { AlarmGroup } from './groups.ts';

interface AlarmPaneProps {
  group: AlarmGroup;
  onChanged(): Promise<unknown>;
  /** It is over: the most urgent one. */
  onOver(): void;
}

export function AlarmPane({ group, onChanged, onOver }: AlarmPaneProps) {
  const translate = useTranslate();
  const { latest, alarms, count } = group;
  const { alarmType, plateNumber, lng, lat, address } = latest;
  const word = translate(`alarm.alarmType.${alarmType}`);
  return (
    <Pane aria-label={`${word} ${plateNumber ?? ''}`}>
      <Head>
        <h2>{word}</h2>
        <code>{plateNumber}</code>
        <AlarmState alarm={latest} />
        {count > 1 && <span>{translate('alarm.times', { count })}</span>}
      </Head>
      {!isOver(latest.state) && <AlarmActs group={group} onChanged={onChanged} onOver={onOver} />}
      <Body>
        <AlarmFacts group={group} />
        {lng !== null && lat !== null && (
          <PointOnMap lng={lng} lat={lat} label={address ?? plateNumber ?? word} />
        )}
        {alarms.length > 1 && (
          <Others>
            <h3>{translate('alarm.raised')}</h3>
            <ol>
              {alarms.map(({ id, alarmTime, speed, address: place }) => (
                <li key={id}>
                  <time>{formatTime(alarmTime)}</time>{' '}
                  {[place, speed !== null && translate('alarm.speed', { speed })].filter(Boolean).join(' · ')}
                </li>
              ))}
            </ol>
          </Others>
        )}
        <AlarmLog alarmId={latest.id} />
      </Body>
    </Pane>
  );
}

function AlarmFacts({ group: { latest } }: { group: AlarmGroup }) {
  const translate = useTranslate();
  const { labelOf, show, none } = useFieldWords(resource);
  const hasOrders = useLeadsTo(ORDER_LIST_PATH);
  const { driverName, driverMobile, orderId, level, speed, alarmTime, lastTime, handleUser, handleTime } =
    latest;
  const said = (field: 'companyName' | 'addressType' | 'address' | 'handleResult' | 'handleRemark') => ({
    label: labelOf(field),
    value: show(field, latest[field]),
  });
  const facts = [
    {
      label: labelOf('driverName'),
      value: (
        <>
          {driverName ?? none}{' '}
          {driverMobile && (
            <MaskedField resource={resource} record={latest} field="driverMobile" name={driverName ?? ''} />
          )}
        </>
      ),
    },
    said('companyName'),
    said('address'),
    said('addressType'),
    {
      label: labelOf('speed'),
      value: speed === null ? none : translate('alarm.speed', { speed: Math.round(speed) }),
    },
    { label: labelOf('level'), value: translate(`alarm.level.${level}`, { _: none }) },
    { label: labelOf('alarmTime'), value: formatTime(alarmTime) },
    { label: labelOf('lastTime'), value: formatTime(lastTime ?? alarmTime) },
    {
      label: labelOf('orderId'),
      value:
        orderId && hasOrders ? (
          <LinkBase to={orderPath(orderId)}>{translate('alarm.toOrder')}</LinkBase>
        ) : (
          (orderId ?? none)
        ),
    },
    { label: labelOf('handleUser'), value: handleUser ?? none },
    ...(handleTime === null
      ? []
      : [
          { label: labelOf('handleTime'), value: formatTime(handleTime) },
          said('handleResult'),
          said('handleRemark'),
        ]),
  ];
  return <Facts facts={facts} />;
}

const Pane = styled('article')({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

const Head = styled('header')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  padding: '12px 16px 8px',
  h2: { margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  code: { fontFamily: MONO, fontSize: 15, fontWeight: 600 },
});

const Body = styled('div')(({ theme: { tokens } }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  borderTop: `1px solid ${tokens.line}`,
}));

const Others = styled('section')(({ theme: { tokens } }) => ({
  padding: '8px 16px',
  borderTop: `1px solid ${tokens.line}`,
  h3: { margin: '0 0 4px', fontSize: 14, fontWeight: 600 },
  ol: { margin: 0, padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums' },
  time: { color: tokens.text.faint },
}));
