import { pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId } from '../../upstream/core/columns.ts';

/** What the simulated switchboard will report, or somebody will say of a call: it goes on where a process has stopped. */
export const simulatedStep = pgTable('simulated_step', {
  id: ownId(),
  callId: text('call_id').notNull(),
  /** Who is kept busy until then; null for what keeps nobody. */
  agent: text('agent'),
  dueOn: epochMs('due_on').notNull(),
  /** A `Step`'s `what`, as JSON. */
  what: text('what').notNull(),
});
