/** What watches over a process and its data where the settings ask for it: scheduled backups, and alerts. */
import os from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { alertJobs } from './alerts/watch.ts';
import type { BackupFile } from './backup/folder.ts';
import { scheduledBackups } from './backup/schedule.ts';
import { backupWarnings } from './backup/warnings.ts';
import type { Config } from './config.ts';
import type { Clock } from './core/context.ts';
import type { Store } from './core/database/store.ts';
import type { InnerCalls } from './core/inner-calls.ts';
import type { Job } from './core/jobs.ts';
import type { AlertChannel } from './core/outside/alerts.ts';
import type { PortWatch } from './core/outside/port-watch.ts';
import type { WarningSource } from './core/readiness.ts';
import type { Sheets } from './job/sheets/sheets.ts';
import type { Letters } from './morning-report/letter.ts';
import { mailReports } from './morning-report/mailing.ts';
import { reportSources } from './morning-report/reports.ts';
import { reportWarnings } from './morning-report/warnings.ts';
import type { Surroundings } from './platform/surroundings.ts';
import { readWarnings } from './platform/warnings.ts';
import { openMail } from './ports/mail.ts';
import { mailAlerts } from './ports/mail-alerts.ts';
import { webhookAlerts } from './ports/webhook-alerts.ts';

interface Process {
  store: Store;
  clock: Clock;
  version: string;
  surroundings: Surroundings;
  portsOutside: PortWatch;
  /** Names this process. */
  holder: string;
  log(): FastifyBaseLogger;
  inner: InnerCalls;
  sheets: Pick<Sheets, 'write'>;
}

interface Operating {
  jobs: Job[];
  furtherWarnings: readonly WarningSource[];
}

export function openOperating(config: Config, process: Process): Operating {
  const furtherWarnings = [
    ...(config.backups ? [backupWarnings] : []),
    ...(config.alertMail ? [reportWarnings] : []),
  ];
  const backups = backupJob(config, process);
  return {
    furtherWarnings,
    jobs: [
      ...backups.jobs,
      ...reportsByMail(config, process),
      ...alerts(config, process, { furtherWarnings, isHeld: backups.isHolding }),
    ],
  };
}

/** The channels that the settings name. */
export function alertChannels(
  config: Pick<Config, 'alertWebhook' | 'alertMail'>,
  clock: Clock,
): AlertChannel[] {
  return [
    ...(config.alertWebhook ? [webhookAlerts({ ...config.alertWebhook, clock })] : []),
    ...(config.alertMail ? [mailAlerts(config.alertMail)] : []),
  ];
}

export const alertSpeaker = ({ appTitle: title }: Pick<Config, 'appTitle'>) => ({
  title,
  host: os.hostname(),
});

/** Through the mail server of the alerts. */
function reportsByMail(config: Config, { inner, sheets, log }: Process): Job[] {
  const { alertMail, appTitle: title, publicUrl, basePath } = config;
  if (!alertMail || config.isPlain) return [];
  return [
    mailReports({
      title,
      consoleUrl: publicUrl && `${publicUrl.replace(/\/$/, '')}${basePath}`,
      writeSheet: writerOf(sheets),
      sources: reportSources(inner),
      mail: openMail(alertMail),
      onUnsent: error => log().error({ err: error }, 'morning report not sent'),
    }),
  ];
}

/** Rows without ids, so that none of them is taken for another. */
export const writerOf =
  (sheets: Pick<Sheets, 'write'>): Letters['writeSheet'] =>
  async ({ columns, rows }) => {
    const part = JSON.stringify(rows.map(row => [null, ...row]));
    const { bytes } = await sheets.write({ format: 'xlsx', columns, parts: partsOf(part) });
    return bytes;
  };

async function* partsOf(part: string) {
  yield part;
}

function backupJob({ backups, dataDir }: Config, { store, version, holder, log }: Process) {
  if (!backups) return { jobs: [], isHolding: () => false };
  let isRunning = false;
  const onMade = ({ file, files, missing }: BackupFile) => {
    log().info({ file, files }, 'backed up');
    if (missing > 0) log().error({ file, missing }, 'stored files are missing in the backup');
  };
  const job = scheduledBackups(backups, { store, dataDir, version, holder, onMade });
  const run: Job['run'] = context => {
    isRunning = true;
    return job.run(context).finally(() => {
      isRunning = false;
    });
  };
  // a server goes on answering meanwhile
  return { jobs: [{ ...job, run }], isHolding: () => isRunning && store.kind === 'embedded' };
}

function alerts(
  config: Config,
  { clock, surroundings, portsOutside, log }: Process,
  { furtherWarnings, isHeld }: { furtherWarnings: readonly WarningSource[]; isHeld(): boolean },
): Job[] {
  const channels = alertChannels(config, clock);
  if (channels.length === 0) return [];
  return alertJobs({
    clock,
    speaker: alertSpeaker(config),
    channels,
    folder: `${config.dataDir}/alerts`,
    warnings: context => readWarnings(context, surroundings, furtherWarnings),
    areWritesFailing: surroundings.writes.isFailing,
    isHeld,
    portsOutside,
    publicUrl: config.publicUrl,
    onUndelivered: (error, channel) => log().error({ err: error, channel }, 'alert not delivered'),
  });
}
