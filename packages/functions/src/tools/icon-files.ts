import { readFile } from "node:fs/promises";
import { icons as set } from "@iconify-json/tabler";

const list = "packages/web/src/ui/icons.json";
const folder = "packages/web/src/ui";
const header = "// Written by `npm run generate` from icons.json. Drawings: Tabler Icons, MIT, © Paweł Kuna.";

const componentOf = (name: string): string =>
  `Icon${name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase())}`;

/** The paths of a drawing of lines; what is filled or no path would look otherwise as a line, and is refused. */
function pathsOf(name: string): string[] {
  const body = set.icons[name]?.body;
  if (!body) throw new Error(`${list}: the set has no icon "${name}".`);
  const paths = [...body.matchAll(/<path (?<attributes>[^>]*?)d="(?<line>[^"]+)"\/>/g)];
  const rest = body.replaceAll(/<path [^>]*\/>/g, "").replaceAll(/<\/?g[^>]*>/g, "");
  if (rest || paths.length === 0 || body.includes('fill="currentColor"'))
    throw new Error(`${list}: "${name}" is no drawing of lines.`);
  return paths.map(({ groups }) => groups?.["line"] ?? "");
}

/** The icons that the web names in its list, a file for each, so that a page brings along those alone that it shows. */
export async function iconFiles(): Promise<[path: string, content: string][]> {
  const names = JSON.parse(await readFile(list, "utf8")) as string[];
  if (names.join() !== [...new Set(names)].sort().join()) throw new Error(`${list}: each name once and in order.`);
  const file = (name: string): [string, string] => {
    const paths = pathsOf(name).map((path) => JSON.stringify(path));
    const lines = [
      'import { icon } from "../icon.tsx";',
      "",
      `export const ${componentOf(name)} = /* @__PURE__ */ icon(${paths.join(", ")});`,
    ];
    return [`${folder}/icons/${name}.gen.ts`, [header, ...lines, ""].join("\n")];
  };
  const door = names.map((name) => `export { ${componentOf(name)} } from "./icons/${name}.gen.ts";`);
  return [[`${folder}/icons.gen.ts`, [header, ...door, ""].join("\n")], ...names.map(file)];
}
