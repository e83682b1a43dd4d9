/** Whose calls the contact-records drawer shows, as whoever opens it says it. */
export interface CallerSelection {
  /** Null where only the number is known, as on an old system. */
  passengerId: string | null;
  callno: string;
  name: string | null;
  isOldPerson: 0 | 1 | null;
  isDriver: 0 | 1 | null;
}

export const writeCaller = (caller: CallerSelection): string => JSON.stringify(caller);

/** Null where nobody is meant. */
export function readCaller(about: string | undefined): CallerSelection | null {
  return about === undefined ? null : (JSON.parse(about) as CallerSelection);
}
