/** `15 分钟`; a number without a unit as it is. */
export const formatCount = (value: string, unit: string) => (unit === '' ? value : `${value} ${unit}`);
