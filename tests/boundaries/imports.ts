import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Import {
  file: string;
  /** A path from the root of the project, or the package's name as it was written. */
  to: string;
}

/** Static and dynamic imports, in brackets and behind a comment too. */
const imported = /(?<![\w$.])(?:from|import)\s*(?:\(\s*)?(?:\/\*.*?\*\/\s*)?["'`]([\w@.#~/][^"'`\s]*)["'`]/g;

/** What a text imports, by the names that it says. */
export const namesIn = (text: string): string[] => [...text.matchAll(imported)].map(([, name = ""]) => name);

/** What the files of a folder import, types and dynamic imports included, their tests' imports not. */
export function importsOf(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) =>
    namesIn(readFileSync(file, "utf8")).map((name) => ({
      file,
      to: name.startsWith(".") ? join(dirname(file), name) : name,
    })),
  );
}
