import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";

const web = new URL("..", import.meta.url).pathname;
const kit = createRequire(import.meta.url)
  .resolve("@mantine/core/styles/Text.css")
  .replace("Text.css", "");
const files = globSync("**/*.{ts,tsx}", { cwd: web }).filter((file) => !file.includes(".test."));
const textOf = new Map(files.map((file) => [file, readFileSync(`${web}/${file}`, "utf8")]));

const stylesIn = (file: string): string[] =>
  [...(textOf.get(file) ?? "").matchAll(/"@mantine\/core\/styles\/(\w+)\.css"/g)].map(([, name = ""]) => name);
const everywhere = stylesIn("ui/styles.ts");
/** Areas whose frame brings styles of their own. */
const frames = [
  {
    of: /\/office\/|^features\/(office-kit|back-office|audit)\/|^ui\/list\/|^routes\/back-office/,
    styles: stylesIn("features/office-kit/styles.ts"),
  },
  { of: /^features\/profile\/|^routes\/profile/, styles: stylesIn("features/profile/styles.ts") },
];

/** The components of the kit that a file draws and that have styles. */
const drawnIn = (file: string): string[] =>
  [...(textOf.get(file) ?? "").matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().split(" as ")[0] ?? "")
    .filter((name) => existsSync(`${kit}${name}.css`));

it("every component of the kit comes with its styles, wherever it is drawn", () => {
  const bare = files.flatMap((file) => {
    const brought = new Set([
      ...everywhere,
      ...stylesIn(file),
      ...frames.flatMap(({ of, styles }) => (of.test(file) ? styles : [])),
    ]);
    return drawnIn(file).flatMap((name) => (brought.has(name) ? [] : [`${file}: ${name}`]));
  });
  expect(everywhere.length).toBeGreaterThan(30);
  expect(bare).toEqual([]);
});
