/** Sets a property as an administrator would, for tests that are about what it does. */
import { eq } from 'drizzle-orm';
import type { PropertyName } from '../../src/contract/properties.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { property } from '../../src/upstream/core/properties.ts';

/** Undefined unsets it. */
export async function setProperty(db: Db, name: PropertyName, value: string | undefined): Promise<void> {
  await db.delete(property).where(eq(property.name, name));
  if (value !== undefined) await db.insert(property).values({ name, value, createdOn: 0, updatedOn: 0 });
}
