import type { PropertyName } from '../../src/contract/properties.ts';
import { propertyCalls } from '../../src/contract/property.ts';
import { askAt } from './request.ts';

/** As an administrator does at a server that listens at `url`. */
export async function setProperty(
  url: string,
  token: string,
  name: PropertyName,
  value: string | number,
): Promise<void> {
  const { data } = await askAt(url, propertyCalls.listProperties, { query: { name } }, token);
  const found = data.find(property => property.name === name);
  if (!found) throw new Error(name);
  const body = { id: found.id, version: found.version, value: String(value) };
  const { errCode, message } = await askAt(url, propertyCalls.updateProperty, { body }, token);
  if (errCode !== 0) throw new Error(`${name}: ${message}`);
}
