import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const styles = join(dirname(fileURLToPath(import.meta.resolve("@mantine/core/styles.css"))), "styles");
const sources = globSync("packages/web/src/**/*.{ts,tsx}").map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The kit's components that a file draws, by the names of their style sheets: "Radio.Card" is RadioCard.css. */
function drawn(text: string): string[] {
  const [, names = ""] = /import \{([^}]*)\} from "@mantine\/core"/.exec(text) ?? [];
  return names
    .split(",")
    .map((name) => name.trim())
    .flatMap((name) => [
      name,
      ...[...text.matchAll(new RegExp(`<${name}\\.(\\w+)`, "g"))].map(([, part]) => name + part),
    ])
    .filter((name) => name && existsSync(join(styles, `${name}.css`)));
}

/** The office's own frame, and its pages beside the shop's of each domain. */
const isOffice = (file: string): boolean => /back-office|\/office\//.test(file);

const loadedBy = (inOffice: boolean) =>
  new Set(
    sources
      .filter(({ file }) => inOffice || !isOffice(file))
      .flatMap(({ text }) => [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name]) => name)),
  );

/** Style sheets are loaded one by one, so that a visitor loads no more than is drawn: one that is forgotten is not seen in types. */
it.each([
  ["storefront", false],
  ["back office", true],
])("the %s loads the style sheet of every component of the kit that it draws", (_, inOffice) => {
  const loaded = loadedBy(inOffice);
  const naked = sources
    .filter(({ file }) => isOffice(file) === inOffice)
    .flatMap(({ file, text }) => drawn(text).map((name) => ({ file, name })))
    .filter(({ name }) => !loaded.has(name));
  expect(naked).toEqual([]);
});
