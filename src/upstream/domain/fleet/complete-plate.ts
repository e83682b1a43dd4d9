import { isPlate } from '../../../contract/grammar/plates.ts';
import { plateIn } from '../../../contract/grammar/plates-in.ts';
import type { Db } from '../../core/context.ts';
import { readProperties } from '../../core/properties.ts';

/** The whole plate where only its end is said: then it begins as all of the operator's do. What is none stays as it is. */
export async function completePlate(db: Db, said: string): Promise<string> {
  const [plate = said] = await completePlates(db, [said]);
  return plate;
}

/** In their order. */
export async function completePlates(db: Db, said: readonly string[]): Promise<string[]> {
  if (said.every(isPlate)) return [...said];
  const { 'plate.prefix': prefix } = await readProperties(db, 'plate.prefix');
  return said.map(one => plateIn(one, prefix) ?? one);
}
