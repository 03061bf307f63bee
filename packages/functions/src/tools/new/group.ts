import { camel, Refused, type Read } from "./made.ts";

const index = "packages/core/src/contract/index.ts";

/** The list of all groups with one more: stacks, gateway, client and OpenAPI walk it. */
export function joinedToGroups(read: Read, group: string): [path: string, content: string] {
  const text = read(index) ?? "";
  const name = camel(group.replaceAll("/", "-"));
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => line.startsWith("import * as "));
  const end = lines.findIndex((line, at) => at > last && line === "};");
  if (last < 0 || end < 0)
    throw new Refused(
      `${index} has no place for it any more: packages/functions/src/tools/new has to learn where it is.`,
    );
  const entry = name === group ? `  ${name},` : `  "${group}": ${name},`;
  const joined = [
    ...lines.slice(0, last + 1),
    `import * as ${name} from "./${group}.ts";`,
    ...lines.slice(last + 1, end),
    entry,
    ...lines.slice(end),
  ];
  return [index, joined.join("\n")];
}
