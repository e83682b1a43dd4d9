/** A client of somebody else sends a whole row back, masks included: they are held against the record, not kept. */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { isMaskText } from '../../../contract/grammar/mask.ts';
import { look } from '../../../contract/grammar/walk.ts';
import { maskOf } from '../../../contract/grammar/wire.ts';

export type Masks = Readonly<Record<string, string>>;

interface Taken {
  rest: unknown;
  /** Absent where none was sent. */
  masks?: Masks;
}

/** Of the generic protocol: the body without the masks of its masked fields, and these by field. */
export function masksSentBack(call: AnyCall): (body: unknown) => Taken {
  const looked = look(call.data);
  const shape = call.isStrict && looked.kind === 'object' ? looked.shape : {};
  const fields = Object.keys(shape).filter(name => shape[name] && maskOf(shape[name]));
  if (fields.length === 0 || call.method !== 'PUT') return rest => ({ rest });
  return body => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return { rest: body };
    const given = body as Record<string, unknown>;
    const masks = Object.fromEntries(
      fields.flatMap(name => (isMaskText(given[name]) ? [[name, given[name]] as const] : [])),
    );
    if (Object.keys(masks).length === 0) return { rest: body };
    return { rest: Object.fromEntries(Object.entries(given).filter(([name]) => !(name in masks))), masks };
  };
}
