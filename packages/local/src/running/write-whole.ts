import { rename, writeFile } from "node:fs/promises";

/** Writes a small file beside it and puts it in its place at once: nobody reads half of it, and who is killed leaves the former one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
