/** The report of an import or its check: the rows that do not pass, as they were, with what is wrong in front. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../core/context.ts';
import { type Cell, shownText } from '../core/files/cell.ts';
import type { JobContext, Settle } from '../core/work/kind.ts';
import { fileName } from './file-name.ts';
import { type CheckInput, FIRST_ROW, importFileOf, PART_ROWS, partOf } from './import-rows.ts';
import { storeFile } from './job-file.ts';
import type { Sheets } from './sheets/sheets.ts';
import { jobProblem } from './tables.ts';

/** The end of the job; where every row has passed, without a file. */
export async function report(doing: JobContext, input: CheckInput, sheets: Sheets): Promise<Settle> {
  const { db, job, user, clock } = doing;
  const problems = await wordsByRow(db, job.id, input);
  if (problems.size === 0) return async () => ({ isOver: true });
  const file = await importFileOf(db, job.importId, user.userId, clock());
  const head = JSON.parse(file.head) as string[];
  const written = await sheets.write({
    format: 'xlsx',
    columns: [input.problemHead || '!', ...head].map(text => ({ head: text, kind: 'text' })),
    parts: rowsOf(db, file.id, problems),
  });
  return storeFile(doing, written, { name: fileName(job.title, clock(), 'xlsx'), extension: 'xlsx' });
}

async function* rowsOf(
  db: Db,
  importId: string,
  problems: ReadonlyMap<number, string>,
): AsyncGenerator<string> {
  const byPart = new Map<number, number[]>();
  for (const row of problems.keys()) {
    const no = Math.floor((row - FIRST_ROW) / PART_ROWS);
    byPart.set(no, [...(byPart.get(no) ?? []), row]);
  }
  for (const [no, rows] of byPart) {
    const cells = await partOf(db, importId, no);
    const told = rows.map((row): Cell[] => [
      null,
      problems.get(row) ?? null,
      ...(cells[(row - FIRST_ROW) % PART_ROWS] ?? []).map(shownCell),
    ]);
    yield JSON.stringify(told);
  }
}

const shownCell = (cell: Cell): Cell => (typeof cell === 'string' ? shownText(cell) : cell);

/** What is wrong with each row, field by field, in the words that came along. */
async function wordsByRow(
  db: Db,
  jobId: string,
  { fields, problemWords = [] }: CheckInput,
): Promise<Map<number, string>> {
  const found = await db
    .select()
    .from(jobProblem)
    .where(eq(jobProblem.jobId, jobId))
    .orderBy(asc(jobProblem.row), asc(jobProblem.id));
  const words = new Map(problemWords.map(({ value, label }) => [value, label]));
  const labels = new Map(fields.map(({ field, label }) => [field, label ?? field]));
  const byRow = new Map<number, string>();
  for (const { row, field, value, code, origin, bound } of found) {
    const said = words.get(`${field} ${code}`) ?? words.get(`${code} ${origin}`) ?? words.get(code) ?? code;
    const word = said.replace(/%\{(bound|value)\}/g, (_, name) =>
      String((name === 'bound' ? bound : value) ?? ''),
    );
    const told = field === null ? word : `${labels.get(field) ?? field}: ${word}`;
    const before = byRow.get(row);
    byRow.set(row, before === undefined ? told : `${before}\n${told}`);
  }
  return byRow;
}
