import { Zip, ZipDeflate } from "fflate";

/** A part of an archive, its text in pieces. */
export interface ArchivePart {
  name: string;
  text: Iterable<string> | AsyncIterable<string>;
}

/** So much text (characters) is packed at a time: a row by itself would cost more in calls than in packing. */
const piece = 65_536;

/** The bytes of a ZIP archive, as they come to be: no part stands whole in memory. */
export async function* zipped(parts: readonly ArchivePart[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const encoder = new TextEncoder();
  for (const { name, text } of parts) {
    const part = new ZipDeflate(name);
    zip.add(part);
    let gathered = "";
    for await (const some of text) {
      gathered += some;
      if (gathered.length < piece) continue;
      part.push(encoder.encode(gathered));
      gathered = "";
      yield* ready.splice(0);
    }
    part.push(encoder.encode(gathered), true);
  }
  zip.end();
  yield* ready;
}
