/** Numbers of bank cards. */

/** Whether the last digit is the check digit of the others (Luhn), as on every bank card. */
export function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
