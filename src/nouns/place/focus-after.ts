const FIELDS = 'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** The next field of its form, or of its panel where there is no form. */
export function focusAfter(field: HTMLElement | null): void {
  const whole = field?.closest('form, [role=dialog], section, aside');
  if (!field || !whole) return;
  const fields = [...whole.querySelectorAll<HTMLElement>(FIELDS)];
  fields[fields.indexOf(field) + 1]?.focus();
}
