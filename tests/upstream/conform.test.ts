// @tier full
/** The reference upstream before the same judge as an operator's own: nothing that breaks, plain or not. */
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { conform } from '../../src/conform/main.ts';
import { anUpstream } from '../builders/upstream.ts';

interface Told {
  capabilities: string[] | null;
  summary: { answers: number; breaking: number; tolerable: number };
  reports: { subject: string; outcome: string; findings: { severity: string; text: string }[] }[];
}

describe.each([
  ['with its capabilities', false],
  ['in plain mode', true],
])('the reference upstream %s', (_name, isPlain) => {
  it('has no drift at all', async () => {
    const upstream = await anUpstream({ isPlain });
    await upstream.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = upstream.app.server.address() as AddressInfo;
    let printed = '';
    const code = await conform(
      [`http://127.0.0.1:${port}`, '--account', 'admin', '--json', '--write'],
      { CONFORM_PASSWORD: 'taxi-demo' },
      text => {
        printed += text;
      },
    );
    const { capabilities, summary, reports } = JSON.parse(printed) as Told;
    expect(
      reports.flatMap(({ subject, findings }) =>
        findings.map(({ severity, text }) => `${subject}: ${severity} ${text}`),
      ),
    ).toEqual([]);
    expect(code).toBe(0);
    expect(capabilities === null).toBe(isPlain);
    expect(summary.answers).toBeGreaterThan(30);
    await upstream.close();
  });
});
