import { globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { expect, it } from "vitest";

const { sideEffects } = JSON.parse(readFileSync("packages/web/package.json", "utf8")) as { sideEffects: string[] };

/** A module that is imported for what it does, not for a name, is left out of the build unless the package says that it does something. */
it("names each module that is imported for its effect", () => {
  const imported = globSync("packages/web/src/**/*.{ts,tsx}").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^import "(\.[^"]+)";$/gm)].map(([, path = ""]) =>
      join(dirname(file), path).replace("packages/web/", ""),
    ),
  );
  const forgotten = imported.filter(
    (file) => !sideEffects.some((pattern) => matchesGlob(file, pattern.replace(/^\.\//, ""))),
  );
  expect(imported).toContain("src/ui/styles.ts");
  expect(forgotten).toEqual([]);
});
