/** Which days of a file come in, and whether they take the place of what is there. */
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';

export interface Plan {
  fileId: string;
  days: string[];
  mappingId?: string;
  channel?: StatementChannel;
  replaces: 0 | 1;
}

export interface DayOfFile {
  day: string;
  /** Why it cannot come in: it is there already, or its day is closed. */
  barred: 'known' | 'closed' | null;
  /** Whose statement it would replace. */
  replaces: { fileName: string; importedBy: string | null } | null;
}

/** A file without times is of the day of the desk. */
export function daysOfFile({ days, standing }: StatementFile, day: string): DayOfFile[] {
  return (days.length > 0 ? days : [day]).map(each => {
    const there = standing.find(one => one.day === each);
    const barred = there?.isSame === 1 ? 'known' : there?.isClosed === 1 ? 'closed' : null;
    return {
      day: each,
      barred,
      replaces: there && barred === null ? { fileName: there.fileName, importedBy: there.importedBy } : null,
    };
  });
}

/** The day of the desk where the file has it; otherwise the only one of the file. Other days are for the person to say. */
export function daysAtFirst(all: readonly DayOfFile[], day: string): string[] {
  const free = all.filter(({ barred }) => barred === null);
  const own = free.filter(one => one.day === day);
  return (own.length > 0 ? own : all.length === 1 ? free : []).map(one => one.day);
}

/** Undefined while something is still to be said. */
export function planOf(
  file: StatementFile,
  all: readonly DayOfFile[],
  said: {
    days: readonly string[];
    mayReplace: boolean;
    mappingId?: string | undefined;
  },
): Plan | undefined {
  const chosen = all.filter(({ day, barred }) => barred === null && said.days.includes(day));
  const replaces = chosen.some(one => one.replaces !== null);
  if (chosen.length === 0 || (replaces && !said.mayReplace)) return undefined;
  return {
    fileId: file.fileId,
    days: chosen.map(({ day }) => day),
    replaces: replaces ? 1 : 0,
    ...(said.mappingId !== undefined && { mappingId: said.mappingId }),
    ...(file.isNoBill === 1 && file.channel !== null && { channel: file.channel }),
  };
}
