/** Problems of single fields, in the form in which react-admin places them at their inputs. */
import { REASONS, type Reason } from '../contract/grammar/failures.ts';
import type { UpstreamError } from './send.ts';

/** Catalogue keys by field: `roles.0.roleId` stands at the input `roles`. Empty without any. */
export function fieldErrors(error: Pick<UpstreamError, 'data' | 'message'>): Record<string, string> {
  const taken = takenField(error);
  if (taken) return { [taken.field]: `error.reason.${taken.reason}` };
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return {};
  const reason = data.fields.length === 1 ? reasonIn(data) : undefined;
  const errors: Record<string, string> = {};
  for (const problem of data.fields) {
    if (typeof problem !== 'object' || problem === null) continue;
    const { field, code } = problem as Record<string, unknown>;
    const name = String(field ?? '').split('.')[0];
    if (name) errors[name] ??= reason ? `error.reason.${reason}` : wordsOf(String(code));
  }
  return errors;
}

/** Why, where this console knows it. */
function reasonIn(data: object): Reason | undefined {
  const told = 'reason' in data ? String(data.reason) : '';
  return Object.hasOwn(REASONS, told) ? (told as Reason) : undefined;
}

const wordsOf = (code: string) =>
  code === 'duplicate' ? 'error.reason.TAKEN' : `kit.problem.${KNOWN.has(code) ? code : 'other'}`;

/** The field whose value somebody else has already, by the reason or, where the upstream gives none, by its words. */
export function takenField({ data, message }: Pick<UpstreamError, 'data' | 'message'>) {
  const told = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return TAKEN.find(({ reason }) => reason === told || (told === undefined && REASONS[reason] === message));
}

const TAKEN: readonly { reason: Reason; field: string }[] = [
  { reason: 'ACCOUNT_TAKEN', field: 'account' },
  { reason: 'ROLE_NAME_TAKEN', field: 'name' },
  { reason: 'ROLE_KEY_TAKEN', field: 'roleKey' },
  { reason: 'PROPERTY_TAKEN', field: 'name' },
  { reason: 'VERSION_CODE_TAKEN', field: 'versionCode' },
  { reason: 'VALUE_TAKEN', field: 'dicValue' },
  { reason: 'COMPANY_NAME_TAKEN', field: 'companyName' },
  { reason: 'PLATE_TAKEN', field: 'plateNumber' },
  { reason: 'TERMINAL_TAKEN', field: 'terminalNo' },
  { reason: 'LIGHT_TAKEN', field: 'lightNo' },
  { reason: 'MOBILE_TAKEN', field: 'mobile' },
  { reason: 'CERT_TAKEN', field: 'certNo' },
  { reason: 'LIGHT_NO_TAKEN', field: 'lightNo' },
  { reason: 'PLACE_NAME_TAKEN', field: 'name' },
  { reason: 'AGREEMENT_VERSION_TAKEN', field: 'versionName' },
];

const KNOWN = new Set(['invalid_type', 'invalid_format', 'invalid_value', 'too_small', 'too_big']);
