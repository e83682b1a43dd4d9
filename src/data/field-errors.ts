/** Problems of single fields, in the form in which react-admin places them at their inputs. */
import { DUPLICATE_REASONS } from '../contract/grammar/duplicate-reasons.ts';
import type { UpstreamError } from './send.ts';

type Refusal = Pick<UpstreamError, 'data' | 'message'>;

/**
 * Catalogue keys by field: `roles.0.roleId` stands at the input `roles`. Empty without any.
 * @param hasWords for why it was refused; without them it is said as the upstream says it
 */
export function fieldErrors(error: Refusal, hasWords: boolean): Record<string, string> {
  const taken = fieldOfDuplicate(error);
  if (taken) return { [taken.field]: hasWords ? `reason.${taken.reason}` : error.message };
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return {};
  const reason = hasWords && data.fields.length === 1 ? reasonOf(error) : undefined;
  const errors: Record<string, string> = {};
  for (const problem of data.fields) {
    if (typeof problem !== 'object' || problem === null) continue;
    const { field, code } = problem as Record<string, unknown>;
    const name = String(field ?? '').split('.')[0];
    if (name) errors[name] ??= reason ? `reason.${reason}` : wordsOf(String(code));
  }
  return errors;
}

/** Why, as the upstream tells it. */
export const reasonOf = (error: Refusal): string | undefined =>
  fieldOfDuplicate(error)?.reason ?? toldIn(error);

function toldIn({ data }: Refusal): string | undefined {
  const isTold = typeof data === 'object' && data !== null && 'reason' in data;
  return isTold && typeof data.reason === 'string' ? data.reason : undefined;
}

const wordsOf = (code: string) => `kit.problem.${KNOWN.has(code) ? code : 'other'}`;

/** The field whose value somebody else has already, by the reason or, where the upstream gives none, by its words. */
export function fieldOfDuplicate(error: Refusal): { reason: string; field: string } | undefined {
  const told = toldIn(error);
  const reason = REASONS.find(
    known => known === told || (told === undefined && DUPLICATE_REASONS[known] === error.message),
  );
  return reason && { reason, field: FIELDS[reason] };
}

const FIELDS: Record<keyof typeof DUPLICATE_REASONS, string> = {
  ACCOUNT_TAKEN: 'account',
  ROLE_NAME_TAKEN: 'name',
  ROLE_KEY_TAKEN: 'roleKey',
  PROPERTY_TAKEN: 'name',
  VERSION_CODE_TAKEN: 'versionCode',
  VALUE_TAKEN: 'dicValue',
  COMPANY_NAME_TAKEN: 'companyName',
  PLATE_TAKEN: 'plateNumber',
  TERMINAL_TAKEN: 'terminalNo',
  LIGHT_TAKEN: 'lightNo',
  MOBILE_TAKEN: 'mobile',
  CERT_TAKEN: 'certNo',
  LIGHT_NO_TAKEN: 'lightNo',
  PLACE_NAME_TAKEN: 'name',
  AGREEMENT_VERSION_TAKEN: 'versionName',
};

const REASONS = Object.keys(FIELDS) as (keyof typeof DUPLICATE_REASONS)[];

const KNOWN = new Set([
  'invalid_type',
  'invalid_format',
  'invalid_value',
  'too_small',
  'too_big',
  'duplicate',
]);
