/** Problems of single fields (3007), in the form in which react-admin places them at their inputs. */

/** Catalogue keys by field: `roles.0.roleId` stands at the input `roles`. Empty without any. */
export function fieldErrors(data: unknown): Record<string, string> {
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return {};
  const errors: Record<string, string> = {};
  for (const problem of data.fields) {
    if (typeof problem !== 'object' || problem === null) continue;
    const { field, code } = problem as Record<string, unknown>;
    const name = String(field ?? '').split('.')[0];
    if (name) errors[name] ??= `kit.problem.${KNOWN.has(String(code)) ? code : 'other'}`;
  }
  return errors;
}

const KNOWN = new Set(['invalid_type', 'invalid_format', 'invalid_value', 'too_small', 'too_big']);
