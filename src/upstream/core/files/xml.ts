/** XML of a spreadsheet, piece by piece; prefixes of names are left out, as programs choose them. */
import { Parser } from 'saxen';

export interface XmlReader {
  /** @param attributes by their names without prefix, made when asked for */
  open?: (name: string, attributes: () => Readonly<Record<string, string>>) => void;
  close?: (name: string) => void;
  /** Letters between two tags may come in several pieces. */
  text?: (text: string) => void;
}

const PIECE_BYTES = 65_536;

/** Fails where it is no XML, and with what a reader throws: nothing of the rest is looked at then. */
export function readXml(bytes: Buffer, { open, close, text }: XmlReader): void {
  const parser = new Parser();
  parser.on('error', error => {
    throw error;
  });
  if (open) {
    parser.on('openTag', (name, attributes, decode) =>
      open(localName(name), () =>
        Object.fromEntries(
          Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)]),
        ),
      ),
    );
  }
  if (close) parser.on('closeTag', name => close(localName(name)));
  if (text) {
    parser.on('text', (piece, decode) => text(decode(piece)));
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder();
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
    const isLast = from + PIECE_BYTES >= bytes.length;
    parser.write(decoder.decode(bytes.subarray(from, from + PIECE_BYTES), { stream: !isLast }));
  }
  const error = parser.end();
  if (error) throw error;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);
