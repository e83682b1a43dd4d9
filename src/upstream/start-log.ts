/** What a process says about its own start and surroundings, before and beside the lines of its requests. */
import os from 'node:os';
import type { Config } from './config.ts';

export interface StartLog {
  /** For the person who started it, on standard output. */
  announce(line: string): void;
  /** What should not stay so, or what a start waits for. */
  warn(line: string): void;
  /** What ended the process. */
  fatal(line: string): void;
}

/** As the request log writes them. */
const LEVELS = { announce: 30, warn: 40, fatal: 60 } as const;

/** `text` is for a terminal. With `json` every line of the process is an object like those of the request log. */
export function createStartLog(format: Config['logFormat']): StartLog {
  if (format === 'text') {
    const toStandardError = (line: string) => console.error(line);
    return {
      announce: line => process.stdout.write(`${line}\n`),
      warn: toStandardError,
      fatal: toStandardError,
    };
  }
  const at = (level: number) => (msg: string) => {
    const line = { level, time: Date.now(), pid: process.pid, hostname: os.hostname(), msg };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  };
  return { announce: at(LEVELS.announce), warn: at(LEVELS.warn), fatal: at(LEVELS.fatal) };
}
