/** The mail itself: what the day came to, the way to the page, and the sheet. */
import type { Caller } from '../core/context.ts';
import { dateInShanghai } from '../core/day.ts';
import type { JobContext } from '../core/jobs.ts';
import type { Mail } from '../core/outside/mail.ts';
import type { Reader } from './readers.ts';
import type { ReportSheet, ReportSource } from './source.ts';

export interface Letters {
  /** What the console is called. */
  title: string;
  /** Where people reach the console, without a slash at its end; undefined where nobody has said so. */
  consoleUrl: string | undefined;
  /** Makes the bytes of a spreadsheet. */
  writeSheet(sheet: ReportSheet): Promise<Buffer>;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NOBODY_THERE: Caller = { ip: '', userAgent: '', traceId: '', tokens: [] };

interface Addressed {
  reader: Reader;
  /** Midnight in Asia/Shanghai. */
  day: number;
}

/** Of what the reader himself may see. Fails as the call behind it does. */
export async function mailOf(
  { db, clock, chance, isPlain, ports }: JobContext,
  { name, read, path }: ReportSource,
  { title, consoleUrl, writeSheet }: Letters,
  { reader, day }: Addressed,
): Promise<Omit<Mail, 'id'>> {
  const asker = { db, clock, chance, isPlain, ports, user: reader.user, caller: NOBODY_THERE };
  const { sheet, lines } = await read(asker, day);
  const date = dateInShanghai(day);
  const page = consoleUrl === undefined ? [] : [`${consoleUrl}${path(day)}`];
  const text = (language: 'zh' | 'en') =>
    [`${name[language]} ${date}`, ...lines.map(line => line[language])].join('\n');
  return {
    to: [reader.address],
    subject: `[${oneLine(title)}] ${name.zh} ${date}`,
    text: `${[text('zh'), ...page, text('en'), HOW_TO_END.zh, HOW_TO_END.en].join('\n\n')}\n`,
    attachments: [{ name: `${name.zh}-${date}.xlsx`, bytes: await writeSheet(sheet), contentType: XLSX }],
  };
}

const HOW_TO_END = {
  zh: '不想再收：在这张报表的页面上取消订阅。',
  en: 'To stop these mails, unsubscribe on the page of this report.',
};

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');
