import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A part of an archive: its text in pieces, or the bytes of a file that is packed by itself. */
export type ArchivePart =
  | { name: string; text: Iterable<string> | AsyncIterable<string> }
  | { name: string; bytes: Uint8Array };

/** So much text (characters) is packed at a time: a row by itself would cost more in calls than in packing. */
const piece = 65_536;

/** The bytes of a ZIP archive, as they come to be: no part stands whole in memory. */
export async function* zipped(parts: Iterable<ArchivePart> | AsyncIterable<ArchivePart>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const encoder = new TextEncoder();
  for await (const one of parts) {
    if ("bytes" in one) {
      const whole = new ZipPassThrough(one.name);
      zip.add(whole);
      whole.push(one.bytes, true);
      yield* ready.splice(0);
      continue;
    }
    const part = new ZipDeflate(one.name);
    zip.add(part);
    let gathered = "";
    for await (const some of one.text) {
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
