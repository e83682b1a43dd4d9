/** A run as a table for people and as JSON for programs; neither ever holds a password or a token. */
import { isBreaking } from './finding.ts';
import type { Outcome, Report } from './reports.ts';
import type { Run } from './run.ts';

export interface Summary {
  answers: number;
  drifts: number;
  missing: number;
  notJudged: number;
  breaking: number;
  tolerable: number;
}

export function summaryOf({ reports }: Pick<Run, 'reports'>): Summary {
  const count = (outcome: Outcome) => reports.filter(one => one.outcome === outcome).length;
  const findings = reports.flatMap(one => one.findings);
  const breaking = findings.filter(isBreaking).length;
  return {
    answers: count('answers'),
    drifts: count('drifts'),
    missing: count('missing'),
    notJudged: count('not judged'),
    breaking,
    tolerable: findings.length - breaking,
  };
}

export function asJson(run: Run, url: string): string {
  const { capabilities, reports, away } = run;
  const told = { url, capabilities, away, summary: summaryOf(run), reports };
  return withoutSecrets(JSON.stringify(told, null, 2), run.secrets);
}

export function asTable(
  run: Run,
  { url, account, writes }: { url: string; account: string; writes: boolean },
): string {
  const { capabilities, reports, away } = run;
  const areas = [...new Set(reports.map(({ area }) => area))];
  const lines = [
    `Conformance of ${url}, asked as ${account}`,
    capabilities ? `Capabilities: ${capabilities.join(', ')}` : 'No capabilities document: a plain upstream',
    ...areas.flatMap(area => ['', area, ...reports.filter(one => one.area === area).flatMap(rowsOf)]),
    '',
    ...(away.length > 0 ? [`Does not answer: ${away.join(', ')}`] : []),
    writes
      ? 'Changing calls: refused without a token, and a few made for real on own records (--write).'
      : 'Changing calls were asked without a token only, and never made for real; --write makes a few.',
    totals(summaryOf(run)),
    '',
  ];
  return withoutSecrets(lines.join('\n'), run.secrets);
}

const OUTCOME_WIDTH = 11;

function rowsOf({ subject, outcome, note, findings }: Report): string[] {
  return [
    `  ${outcome.padEnd(OUTCOME_WIDTH)} ${subject}${note ? `  (${note})` : ''}`,
    ...findings.map(({ severity, text }) => `  ${''.padEnd(OUTCOME_WIDTH)}   ${severity.padEnd(9)} ${text}`),
  ];
}

function totals({ answers, drifts, missing, notJudged, breaking, tolerable }: Summary): string {
  const calls = `${answers} answer as declared, ${drifts} drift, ${missing} are missing`;
  const rest = notJudged > 0 ? `, ${notJudged} not judged` : '';
  return `${calls}${rest}. ${breaking} breaking, ${tolerable} tolerable drifts.`;
}

/** Nothing printed comes from an answer but paths and numbers; this holds even should that change. */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => (secret === '' ? rest : rest.replaceAll(secret, '****')), text);
}
