/** `npm run conform -- <url> --account <a>`: what an operator's upstream does otherwise than the contract says. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { isBreaking } from './finding.ts';
import { asJson, asTable } from './print.ts';
import { type RunOptions, run } from './run.ts';

const USAGE = `npm run conform -- <url> --account <account> [options]

  --password-env NAME   the environment variable with the password (CONFORM_PASSWORD)
  --token-env NAME      ask with the session of this token instead of signing in
  --map URL --ad URL --machine URL   where these services have an address of their own
  --write               also make a few changing calls for real, on records of its own
  --timeout SECONDS     for each call (20)
  --json                for programs

Answers 0 when nothing is breaking, 1 when something is, 2 when the upstream cannot be reached.`;

const BREAKING = 1;
const UNREACHABLE = 2;
/** Of the command itself: a wrong option. */
const MISUSED = 64;

/** @returns the exit code */
export async function conform(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
): Promise<number> {
  const read = optionsIn(args, environment);
  if (typeof read === 'string') {
    print(`${read}\n\n${USAGE}\n`);
    return MISUSED;
  }
  const { options, isJson } = read;
  const url = options.addresses.main;
  const done = await run(options);
  const { account, writes } = options;
  print(isJson ? `${asJson(done, url)}\n` : asTable(done, { url, account, writes }));
  if (done.away.length > 0) return UNREACHABLE;
  return done.reports.some(({ findings }) => findings.some(isBreaking)) ? BREAKING : 0;
}

const text = { type: 'string' } as const;
const yes = { type: 'boolean', default: false } as const;

function optionsIn(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): { options: RunOptions; isJson: boolean } | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const [main = '', ...rest] = positionals;
  const { map = main, ad = main, machine = main } = values;
  const wrong = [main, map, ad, machine].find(url => !/^https?:\/\//.test(url) || !URL.canParse(url));
  if (wrong !== undefined || rest.length > 0)
    return 'One address that begins with http:// or https:// is needed';
  const seconds = Number(values.timeout);
  if (!(seconds > 0 && seconds <= LONGEST_SECONDS)) return `--timeout takes 1 to ${LONGEST_SECONDS} seconds`;
  const token = values['token-env'] === undefined ? undefined : environment[values['token-env']];
  const password = environment[values['password-env']];
  if (values['token-env'] !== undefined && !token) return `${values['token-env']} is empty`;
  if (!token && !values.account) return '--account is needed';
  if (!token && !password) return `${values['password-env']} is empty: it takes the password`;
  const options: RunOptions = {
    addresses: { main, map, ad, machine },
    account: values.account ?? 'the owner of the token',
    password: token ? undefined : password,
    token,
    timeoutMs: seconds * 1000,
    writes: values.write,
    nobody: `conform-${randomBytes(4).toString('hex')}`,
  };
  return { options, isJson: values.json };
}

const LONGEST_SECONDS = 600;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      account: text,
      'password-env': { ...text, default: 'CONFORM_PASSWORD' },
      'token-env': text,
      map: text,
      ad: text,
      machine: text,
      write: yes,
      json: yes,
      timeout: { ...text, default: '20' },
    },
  });
