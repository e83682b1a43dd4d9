/** The contract's validators, as forms want them. */
import type { Validator } from 'ra-core';

interface Judge {
  safeParse(value: unknown): { success: boolean };
}

/** @param message key of the catalogue; an empty field is for `required` to judge */
export function fits(schema: Judge, message: string): Validator {
  return value => {
    if (value === null || value === undefined || value === '') return undefined;
    return schema.safeParse(value).success ? undefined : message;
  };
}
