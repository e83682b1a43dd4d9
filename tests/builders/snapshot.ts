/**
 * What a PGlite holds at one moment, down to the last byte: its memory, its files and which of them it has open. To
 * write it back undoes whatever happened since, whatever that was: rows, sequences, tables, settings, transactions.
 */
import type { PGlite } from '@electric-sql/pglite';

type Bytes = Uint8Array | Int8Array;

/** As Emscripten keeps files in memory. */
interface FileNode {
  parent: FileNode;
  name: string;
  mode: number;
  atime: number;
  mtime: number;
  ctime: number;
  usedBytes?: number;
  /** Bytes of a file, which may come from a view of signed ones; entries of a folder; a device has none. */
  contents?: Bytes | Record<string, FileNode>;
}

/** The part of `shared` may be another's too, as of a descriptor that was copied. */
interface OpenFile {
  shared: object;
}

interface Files {
  root: FileNode;
  streams: (OpenFile | null)[];
  currentPath: string;
  hashAddNode(node: FileNode): void;
  hashRemoveNode(node: FileNode): void;
}

interface Machine {
  HEAPU8: Uint8Array;
  FS: Files;
  stackSave(): number;
}

/** Only pages with something in them are kept: of 128 MB that is an eighth. */
const PAGE = 64 * 1024;
const BLANK = new Uint8Array(PAGE);

/** Answers what brings the database back; that answers false when it cannot be brought back and must be closed. */
export async function snapshotOf(client: PGlite): Promise<() => Promise<boolean>> {
  // code loaded later would be known outside the memory too, where it cannot be taken back
  await client.exec('do $$ begin end $$');
  const libraries = await librariesOf(client);
  const machine = client.Module as unknown as Machine;
  const stack = machine.stackSave();
  const restoreMemory = memoryOf(machine);
  const restoreFiles = filesOf(machine.FS);
  return async () => {
    if (client.isInTransaction()) await client.exec('rollback');
    if ((await librariesOf(client)) !== libraries || machine.stackSave() !== stack) return false;
    restoreMemory();
    restoreFiles();
    return true;
  };
}

async function librariesOf(client: PGlite): Promise<string> {
  const { rows } = await client.query('select file_name from pg_get_loaded_modules() order by 1');
  return JSON.stringify(rows);
}

function memoryOf(machine: Machine): () => void {
  const pageAt = (start: number) => machine.HEAPU8.subarray(start, start + PAGE);
  const isBlank = (start: number) => Buffer.compare(pageAt(start), BLANK) === 0;
  const kept = new Map<number, Uint8Array>();
  for (let start = 0; start < machine.HEAPU8.length; start += PAGE)
    if (!isBlank(start)) kept.set(start, pageAt(start).slice());
  return () => {
    // it may have grown meanwhile, and does not shrink
    for (let start = 0; start < machine.HEAPU8.length; start += PAGE) {
      const page = kept.get(start);
      if (page) machine.HEAPU8.set(page, start);
      else if (!isBlank(start)) pageAt(start).fill(0);
    }
  };
}

const isBytes = (contents: FileNode['contents']): contents is Bytes => ArrayBuffer.isView(contents);
const entriesOf = ({ contents }: FileNode): FileNode[] =>
  contents === undefined || isBytes(contents) ? [] : Object.values(contents);

function nodesUnder(node: FileNode): FileNode[] {
  return entriesOf(node).flatMap(entry => [entry, ...nodesUnder(entry)]);
}

function filesOf(files: Files): () => void {
  const { root, currentPath } = files;
  const nodes = [root, ...nodesUnder(root)].map(node => {
    const { contents } = node;
    const was = { ...node };
    // what a buffer held is written back into it, whichever buffer the file has by then
    if (isBytes(contents)) return { node, was, bytes: contents.slice() };
    return { node, was, entries: contents && { ...contents } };
  });
  const open = files.streams.map(
    stream => stream && { stream, was: { ...stream }, shared: { ...stream.shared } },
  );
  return () => {
    for (const node of nodesUnder(root)) files.hashRemoveNode(node);
    for (const { node, was, bytes, entries } of nodes) {
      Object.assign(node, was);
      if (isBytes(was.contents) && bytes) was.contents.set(bytes);
      else if (entries) node.contents = { ...entries };
      if (node !== root) files.hashAddNode(node);
    }
    files.streams.length = open.length;
    for (const [descriptor, kept] of open.entries()) {
      if (kept) Object.assign(Object.assign(kept.stream, kept.was).shared, kept.shared);
      files.streams[descriptor] = kept?.stream ?? null;
    }
    files.currentPath = currentPath;
  };
}
