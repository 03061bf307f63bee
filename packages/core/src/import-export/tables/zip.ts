import type { Readable } from "node:stream";
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { Problem } from "../../platform/problems.ts";
import type { Source } from "./cell.ts";

/** Files of an archive by their names, each read piece by piece. */
export interface Archive {
  names: readonly string[];
  /** Problem: unreadable-table for what is broken, or larger than it says. */
  read: (name: string, largestBytes: number) => AsyncIterable<Uint8Array>;
}

const mostFiles = 2_000;
const broken = () => new Problem("unreadable-table", { reason: "no-workbook" });
const tooLarge = () => new Problem("unreadable-table", { reason: "too-large" });

async function bytesOf(open: Source): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of open()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whether the bytes begin as those of some kind of file do. */
export async function beginsWith(open: Source, magic: readonly number[]): Promise<boolean> {
  let head = Buffer.alloc(0);
  for await (const chunk of open()) {
    head = Buffer.concat([head, chunk]);
    if (head.length >= magic.length) break;
  }
  return magic.every((byte, index) => head[index] === byte);
}

/**
 * Opens a zip archive by its directory, which is all that is trusted of it: a file that unpacks to more than the directory
 * says is broken, one for which it says more than is allowed is not unpacked; nor is more than `mostUnpacked` bytes of all of
 * them, each counted as often as it is read. Problem: unreadable-table.
 */
export async function openArchive(open: Source, mostUnpacked: number): Promise<Archive> {
  const bytes = await bytesOf(open);
  const zip = await promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)(bytes, { lazyEntries: true }).catch(
    () => {
      throw broken();
    },
  );
  const entries = await entriesOf(zip);
  const left = { bytes: mostUnpacked };
  return { names: [...entries.keys()], read: (name, most) => unpacked(zip, entries.get(name), most, left) };
}

const entriesOf = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      if (entries.size > mostFiles) reject(broken());
      else zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", () => reject(broken()));
    zip.readEntry();
  });

async function* unpacked(
  zip: ZipFile,
  entry: Entry | undefined,
  most: number,
  left: { bytes: number },
): AsyncGenerator<Uint8Array> {
  if (!entry) throw broken();
  if (entry.uncompressedSize > Math.min(most, left.bytes)) throw tooLarge();
  try {
    const stream = await new Promise<Readable>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      left.bytes -= chunk.length;
      if (left.bytes < 0) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Problem ? error : broken();
  }
}
