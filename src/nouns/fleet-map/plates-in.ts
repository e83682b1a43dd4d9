/** Each once, as they are written on vehicles: pasted ones come with commas, spaces or lines between them. */
export function platesIn(text: string): string[] {
  const plates = text.split(/[\s,;，；、]+/).map(plate => plate.toUpperCase());
  return [...new Set(plates.filter(plate => plate !== ''))];
}
