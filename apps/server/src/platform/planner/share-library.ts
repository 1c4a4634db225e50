import type { Library } from "@plateful/planning";

type Columns = Float64Array | Float32Array | Uint8Array | Uint16Array | Uint32Array | Int32Array;

function shareColumns(columns: Columns): Columns {
  if (columns.buffer instanceof SharedArrayBuffer) return columns;
  const make = columns.constructor as new (buffer: SharedArrayBuffer) => Columns;
  const shared = new make(new SharedArrayBuffer(columns.byteLength));
  shared.set(columns as never);
  return shared;
}

function share(value: unknown): unknown {
  if (ArrayBuffer.isView(value)) return shareColumns(value as Columns);
  if (value === null || typeof value !== "object" || Array.isArray(value) || value instanceof Map)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, share(part)]));
}

const sharedLibraries = new WeakMap<Library, Library>();

/**
 * The library with all its columns in shared memory, so that sending it to a thread copies only the names. The columns
 * themselves are copied once per library.
 */
export function shareLibrary(library: Library): Library {
  const known = sharedLibraries.get(library);
  if (known !== undefined) return known;
  const shared = share(library) as Library;
  sharedLibraries.set(library, shared);
  return shared;
}
