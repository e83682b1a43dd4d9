/** Follows a recipe of `docs/` to the letter: its code blocks name the files they make or change, or are run. */
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export type Step = { kind: 'file' | 'change'; file: string; text: string } | { kind: 'run'; text: string };

const FENCE = /^```(\w+) (?:file=(\S+)|run)\n([\s\S]*?)^```$/gm;

/** The steps under a heading, up to the next heading of its level. */
export function stepsUnder(markdown: string, heading: string): Step[] {
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

export function follow(steps: readonly Step[], folder: string): void {
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
