/** Which fields an entry of the operate log changed. */

/** Set by every write, so they say nothing. */
const BOOKKEEPING = new Set(['version', 'updatedOn', 'updatedBy', 'createdOn', 'createdBy', 'searchKey']);

/** @param before the object before, as JSON text; null where there was none, or where it was cut */
export function changedKeys(before: string | null, after: string | null): string[] {
  const [one, other] = [recordIn(before), recordIn(after)];
  if (!one || !other) return [];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.filter(key => !BOOKKEEPING.has(key) && JSON.stringify(one[key]) !== JSON.stringify(other[key]));
}

function recordIn(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    // cut short by the upstream
    return null;
  }
}
