/** Where alarms are handled. */
export const ALARM_PATH = '/monitorDispatch/alarm';
export const ALARM = ALARM_PATH.slice(1);

export const alarmPath = (id: string) => `${ALARM_PATH}/${encodeURIComponent(id)}`;
