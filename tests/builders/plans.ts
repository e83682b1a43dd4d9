/** How the database goes about a query: what it reads, counted in rows, which no busy machine changes. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../src/upstream/core/context.ts';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Goes before a query; `stepsOf` reads the answer. */
export const EXPLAIN = 'explain (analyze, format json, timing off)';

/** What `EXPLAIN` answers, as every step of the plan. */
export const stepsOf = (rows: readonly unknown[]): PlanNode[] =>
  withBelow((rows as Record<string, [{ Plan: PlanNode }]>[])[0]?.['QUERY PLAN']?.[0].Plan);

const withBelow = (node: PlanNode | undefined): PlanNode[] =>
  node ? [node, ...(node.Plans ?? []).flatMap(withBelow)] : [];

/** Runs the query. */
export async function planOf(db: Db, query: SQL): Promise<PlanNode[]> {
  const { rows } = (await db.execute(sql`${sql.raw(EXPLAIN)} ${query}`)) as unknown as { rows: unknown[] };
  return stepsOf(rows);
}

/** Rows that a step looked at: those that fitted, and those that it passed over. */
export const readBy = (node: PlanNode) =>
  foundBy(node) +
  node['Actual Loops'] *
    ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0));

const foundBy = (node: PlanNode) => node['Actual Loops'] * node['Actual Rows'];

/** In which ways a query read a table, how many rows of it fitted, and how many it looked at for them. */
export async function readOf(db: Db, query: SQL, table: string) {
  const scans = (await planOf(db, query)).filter(node => node['Relation Name'] === table);
  return {
    ways: scans.map(node => node['Node Type']),
    found: scans.reduce((sum, node) => sum + foundBy(node), 0),
    read: scans.reduce((sum, node) => sum + readBy(node), 0),
  };
}
