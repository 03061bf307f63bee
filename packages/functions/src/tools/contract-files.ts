import { endpoints } from "@solvia/core/contract";

const header = "// Written by `npm run generate` from the contract.";

const groups = [...new Set(endpoints.map(({ group }) => group))];
const fileOf = (group: string): string => `endpoints/${group.replaceAll("/", "-")}.gen.ts`;

const groupFile = (group: string): string[] => [
  `import type * as contract from "@solvia/core/contract/${group}";`,
  'import { route } from "../route.ts";',
  "",
  ...endpoints
    .filter((endpoint) => endpoint.group === group)
    .map(
      ({ name, endpoint: { method, path, access, forOthers } }) =>
        `export const ${name} = /* @__PURE__ */ route<typeof contract.${name}>(${[method, path, access, ...(forOthers ? ["for-others"] : [])].map((part) => JSON.stringify(part)).join(", ")});`,
    ),
];

const namesFile = (): string[] => [
  'import type { ActKind } from "../platform/act-kinds.ts";',
  'import type { Access } from "../platform/access.ts";',
  "",
  "interface EndpointName {",
  "  name: string;",
  "  method: string;",
  "  path: string;",
  "  access: Access;",
  "  forOthers?: true | ActKind;",
  "  /** What the audit log files it under. */",
  "  kind?: string;",
  "}",
  "",
  "export const endpointNames: readonly EndpointName[] = [",
  ...endpoints.map(
    ({ name, endpoint: { method, path, access, forOthers, about } }) =>
      `  ${JSON.stringify({ name, method, path, access, ...(forOthers && { forOthers }), ...(about && { kind: about.kind }) })},`,
  ),
  "];",
];

const written = (path: string, lines: string[]): [string, string] => [path, [header, ...lines, ""].join("\n")];
const api = "packages/web/src/api";

/**
 * The names of all endpoints, for functions that tell people what was done without bringing every schema along; and what the web knows of the contract at run time: method, path and access of each endpoint, a file for each group, so that a
 * screen brings along only the groups that it calls. Their types come from the contract itself, so that no schema is in the
 * first load.
 */
export const contractFiles: readonly [path: string, content: string][] = [
  written("packages/core/src/contract/endpoint-names.gen.ts", namesFile()),
  written(
    `${api}/endpoints.gen.ts`,
    groups.map((group) => `export * from "./${fileOf(group)}";`),
  ),
  ...groups.map((group) => written(`${api}/${fileOf(group)}`, groupFile(group))),
];
