import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Import {
  file: string;
  /** A path from the root of the project, or the package's name as it was written. */
  to: string;
}

const imported = /(?:^|[\s;}])(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** What the files of a folder import, types and dynamic imports included, their tests' imports not. */
export function importsOf(folder: string): Import[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`).filter((file) => !/\.test\.tsx?$/.test(file));
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(imported)].map(([, name = ""]) => ({
      file,
      to: name.startsWith(".") ? join(dirname(file), name) : name,
    })),
  );
}
