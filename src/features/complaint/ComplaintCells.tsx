/** What of a complaint is drawn in a way of its own: until when it is answered, and where it leads to. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { callRecordCalls } from '../../contract/call-record.ts';
import { type Complaint, SOON_MS } from '../../contract/complaint.ts';
import { INVESTIGATED, TO_ACCEPT } from '../../contract/complaint-states.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useMay } from '../../data/session-context.tsx';
import { formatDay, formatTime } from '../../kit/format/time.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { showCalls } from '../../nouns/call-drawer/call-selection.ts';
import { orderPath } from '../../nouns/order/links.ts';
import { ORDER_LIST_PATH } from '../../nouns/order/paths.ts';
import { DRIVER_PATH, recordPath, VEHICLE_PATH } from './paths.ts';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** While the answer is waited for, how long there is still, or how late it is. */
export function Deadline({ complaint: { state, deadline } }: { complaint: Complaint }) {
  const translate = useTranslate();
  if (state === TO_ACCEPT) return translate('complaint.none.deadline');
  if (deadline === null) return translate('common.none');
  if (state !== INVESTIGATED) return <span title={formatTime(deadline)}>{formatDay(deadline)}</span>;
  const left = deadline - Date.now();
  const hours = Math.floor(Math.abs(left) / HOUR_MS);
  const days = Math.floor(hours / DAY_HOURS);
  const key = left < 0 ? 'late' : 'left';
  const said =
    days > 0
      ? translate(`complaint.${key}.days`, { smart_count: days })
      : translate(`complaint.${key}.hours`, { smart_count: hours });
  const tone = left < 0 ? 'bad' : left < SOON_MS ? 'warn' : 'off';
  return (
    <span title={formatTime(deadline)}>
      <StatusMark tone={tone}>{said}</StatusMark>
    </span>
  );
}

/** The record of another page, where the menu leads there. */
function To({ list, id, children }: { list: string; id: string | null; children: ReactNode }) {
  const leads = useLeadsTo(list);
  return leads && id !== null ? <Link to={recordPath(list, id)}>{children}</Link> : children;
}

export const Vehicle = ({ complaint: { plateNumber, vehicleId } }: { complaint: Complaint }) =>
  plateNumber && (
    <To list={VEHICLE_PATH} id={vehicleId}>
      {plateNumber}
    </To>
  );

export const Driver = ({ complaint: { driverName, driverId } }: { complaint: Complaint }) =>
  driverName && (
    <To list={DRIVER_PATH} id={driverId}>
      {driverName}
    </To>
  );

export function TheOrder({ id }: { id: string }) {
  const translate = useTranslate();
  const leads = useLeadsTo(ORDER_LIST_PATH);
  if (!leads) return id;
  return <Link to={orderPath(id)}>{translate('complaint.toOrder')}</Link>;
}

/** The call in which it was told, in the drawer of calls. */
export function TheCall({ id }: { id: string }) {
  const translate = useTranslate();
  const may = useMay(callRecordCalls.queryCallRecordList);
  if (!may) return id;
  return <Button onClick={() => showCalls({ id })}>{translate('complaint.toCall')}</Button>;
}

/** Several lines, as they were typed. */
export const MultilineText = styled('span')({ whiteSpace: 'pre-wrap' });

const Link = styled(LinkBase)(({ theme }) => ({ color: theme.tokens.accent.ink }));
