/** Follows recipes of `docs/` to the letter: their code blocks name the files they make or change, or are run. */
import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { copyOfTheHouse, root } from './copy-of-the-house.ts';

/** What `tsc` has found of the house as it stands; named in `tsconfig.json`. */
const JUDGED = '.cache/types.tsbuildinfo';

/** `tsc` looks for its own declarations beside itself: they must be where they were when the house was judged. */
const THROUGH_THE_LINK = ['--preserve-symlinks', '--preserve-symlinks-main'];

export type Step = { kind: 'file' | 'change'; file: string; text: string } | { kind: 'run'; text: string };

/** The steps of a recipe. @param name of its file in `docs/` */
export const stepsOf = (name: string): Step[] =>
  stepsUnder(fs.readFileSync(path.join(root, `docs/${name}.md`), 'utf8'), 'Steps');

type Environment = Readonly<Record<string, string>>;

interface FileResult {
  name: string;
  /** Why the file did not come to its tests. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** A copy of this house in a temporary folder, in which these steps have been followed. */
export function aHouseWith(steps: readonly Step[]) {
  const folder = copyOfTheHouse();
  // what has been judged of the house as it stands is judged again only where the recipe changes it
  if (fs.existsSync(path.join(root, JUDGED))) fs.cpSync(path.join(root, JUDGED), path.join(folder, JUDGED));
  follow(steps, folder);

  /** Runs a program of the packages in the folder. */
  async function run(program: string, args: string[], node: string[] = [], env: Environment = {}) {
    const command = [...node, path.join('node_modules', program), ...args];
    const running = spawn(process.execPath, command, { cwd: folder, env: { ...process.env, ...env } });
    const [stdout, stderr, [status]] = await Promise.all([
      text(running.stdout),
      text(running.stderr),
      once(running, 'close'),
    ]);
    return { status: status as number, stdout, printed: `${stdout}${stderr}` };
  }

  /** Fails with what it printed. */
  async function expectSuccess(...program: Parameters<typeof run>): Promise<void> {
    const { status, printed } = await run(...program);
    expect(status, printed.slice(-4000)).toBe(0);
  }

  return {
    folder,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
    expectSuccess,

    /** Nothing of what the types ask for is missing. */
    expectCompiled: () => expectSuccess('typescript7/bin/tsc', ['--preserveSymlinks'], THROUGH_THE_LINK),

    async expectStyle() {
      await expectSuccess('@biomejs/biome/bin/biome', ['check', '--vcs-enabled=false', 'src', 'i18n']);
      // the packages are linked here: seen through the link, they stand where the rules expect them
      const config = ['--config', '.dependency-cruiser.cjs', '--preserve-symlinks'];
      await expectSuccess('dependency-cruiser/bin/dependency-cruise.mjs', ['src', 'i18n', ...config]);
    },

    /** Runs tests in the folder; every file has some that the recipe is about. */
    async expectPassed(files: string[], args: string[] = []) {
      const { status, stdout, printed } = await run('vitest/vitest.mjs', [
        'run',
        '--reporter=json',
        ...args,
        ...files,
      ]);
      const from = stdout.indexOf('{');
      if (from < 0) throw new Error(printed.slice(-4000));
      const { testResults } = JSON.parse(stdout.slice(from)) as { testResults: FileResult[] };
      const failed = testResults.flatMap(({ name, message, assertionResults }) => [
        ...(message ? [`${name}: ${message}`] : []),
        ...assertionResults.flatMap(one =>
          one.status === 'failed' ? [`${one.fullName}: ${one.failureMessages?.join('\n')}`] : [],
        ),
      ]);
      expect(failed).toEqual([]);
      expect(status, printed.slice(-4000)).toBe(0);
      const proved = testResults
        .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'))
        .map(({ name }) => name);
      for (const file of files) expect(proved).toContainEqual(expect.stringContaining(`/${file}`));
    },
  };
}

const FENCE = /^```(\w+) (?:file=(\S+)|run)\n([\s\S]*?)^```$/gm;

/** The steps under a heading, up to the next heading of its level. */
function stepsUnder(markdown: string, heading: string): Step[] {
  const start = markdown.indexOf(`\n## ${heading}\n`);
  if (start < 0) throw new Error(`no heading ${heading}`);
  const end = markdown.indexOf('\n## ', start + 4);
  const section = markdown.slice(start, end < 0 ? undefined : end);
  return [...section.matchAll(FENCE)].map(([, language, file, text = '']) =>
    file === undefined
      ? { kind: 'run', text }
      : { kind: language === 'diff' ? 'change' : 'file', file, text },
  );
}

function follow(steps: readonly Step[], folder: string): void {
  for (const step of steps) {
    if (step.kind === 'run') {
      execSync(step.text, { cwd: folder, stdio: 'pipe' });
      continue;
    }
    const { kind, file, text } = step;
    const target = path.join(folder, file);
    if (kind === 'file') {
      if (fs.existsSync(target)) throw new Error(`${file} is there already`);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text);
    } else {
      fs.writeFileSync(target, changed(fs.readFileSync(target, 'utf8'), text, file));
    }
  }
}

/** A line with `+` goes in below the one that stands above it in the recipe, one with `-` comes out. */
function changed(source: string, change: string, file: string): string {
  const lines = source.split('\n');
  let at = -1;
  for (const line of change.trimEnd().split('\n')) {
    const text = line.slice(1);
    if (line.startsWith('+')) {
      at += 1;
      lines.splice(at, 0, text);
      continue;
    }
    at = lines.findIndex((candidate, index) => index > at && candidate.trim() === text.trim());
    if (at < 0) throw new Error(`${file} has no line: ${text.trim()}`);
    if (!line.startsWith('-')) continue;
    lines.splice(at, 1);
    at -= 1;
  }
  return lines.join('\n');
}
