/** The words of alerts. They go to people who may have no console open, so they are written here and not there. */
import type { Alert, AlertCode, AlertState } from '../core/outside/alerts.ts';

type Words = Alert['text'];

const WHAT: Readonly<Record<AlertCode, Words>> = {
  LOGIN_CODE_OFF: { zh: '只凭密码就能登录', en: 'a password alone lets people in' },
  SMS_SIMULATED: { zh: '短信没有真正发出', en: 'text messages reach nobody' },
  DATABASE_NEWER: { zh: '数据库已由更新的版本升级', en: 'a newer version has upgraded the database' },
  CLOCK_OFF: { zh: '服务器时钟不准', en: 'the clock of the server is off' },
  DISK_LOW: { zh: '数据目录所在磁盘空间不足', en: 'the disk of the data folder is nearly full' },
  WRITES_FAIL: { zh: '数据库不能写入', en: 'the database takes no writes' },
  REDIS_AWAY: {
    zh: 'Redis 连不上，各进程间的位置更新变慢',
    en: 'Redis does not answer: positions reach other processes late',
  },
  BACKUP_FAILED: { zh: '定时备份失败', en: 'the scheduled backup failed' },
  BACKUP_OLD: { zh: '超过 26 小时没有完成备份', en: 'no backup was made within 26 hours' },
  REPORT_UNSENT: { zh: '晨报没有发出', en: 'a morning report was not sent' },
  DATABASE_AWAY: { zh: '数据库连不上', en: 'the database does not answer' },
  PORT_AWAY: { zh: '外部服务没有应答', en: 'a service outside does not answer' },
  CERTIFICATE_ENDS: { zh: '公网证书即将到期', en: 'the public certificate is near its end' },
  JOB_FAILED: { zh: '后台任务失败', en: 'a background job failed' },
  TEST: { zh: '这是一条测试消息', en: 'this is a test message' },
};

const HOW: Readonly<Record<AlertState, Words>> = {
  began: { zh: '出现', en: 'began' },
  lasts: { zh: '仍未解除', en: 'lasts' },
  ended: { zh: '已解除', en: 'ended' },
  happened: { zh: '发生', en: 'happened' },
};

const SHANGHAI = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** One line in each language: `[调度台] 出现：数据库连不上（desk-1），2026-06-15 10:00:00 起`. */
export function textOf({ code, state, subject, since, detail, title }: Omit<Alert, 'text'>): Words {
  const about = [subject, ...Object.entries(detail).map(([name, value]) => `${name} ${value}`)].filter(
    Boolean,
  );
  const [what, how, time] = [WHAT[code], HOW[state], SHANGHAI.format(since)];
  const isOver = state === 'happened';
  const [zh, en] = about.length > 0 ? [`（${about.join('，')}）`, ` (${about.join(', ')})`] : ['', ''];
  return {
    zh: `[${title}] ${how.zh}：${what.zh}${zh}，${time}${isOver ? '' : ' 起'}`,
    en: `[${title}] ${how.en}: ${what.en}${en}, ${isOver ? 'at' : 'since'} ${time} (Asia/Shanghai)`,
  };
}
