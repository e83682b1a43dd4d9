/** Which fields an entry of the log has changed. */

const BOOKKEEPING: ReadonlySet<string> = new Set(['version', 'updatedOn', 'updatedBy', 'areaIds']);

/** Empty for adding and removing, and for an entry whose texts were cut. */
export function changedFields({ before, after }: { before: string | null; after: string | null }): string[] {
  const [was, is] = [parsed(before), parsed(after)];
  if (!was || !is) return [];
  return Object.keys(is).filter(
    name =>
      !BOOKKEEPING.has(name) &&
      Object.hasOwn(was, name) &&
      JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
