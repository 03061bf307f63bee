import { endpoints } from "@solvia/core/contract";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { resellerDocument } from "@solvia/core/contract/openapi/document";

const header = "// Written by `npm run generate` from the contract.";

const groups = [...new Set(endpoints.map(({ group }) => group))];
const fileOf = (group: string): string => `endpoints/${group.replaceAll("/", "-")}.gen.ts`;

/** What of an endpoint isn't usual, as the web is told. */
function moreOf({ forOthers, byShop, shows = [], stale = [], about, body }: Endpoint): string {
  const makesStale = stale === "viewer" || !about ? stale : [...stale, "history"];
  const more = [
    forOthers && "forOthers: true",
    byShop && "byShop: true",
    shows.length > 0 && `shows: ${JSON.stringify(shows)}`,
    makesStale !== "viewer" && makesStale.length > 0 && `stale: ${JSON.stringify(makesStale)}`,
    body && "load",
  ].filter(Boolean);
  return more.length > 0 ? `, { ${more.join(", ")} }` : "";
}

function groupFile(group: string): string[] {
  const own = endpoints.filter((endpoint) => endpoint.group === group);
  return [
    `import type * as contract from "@solvia/core/contract/${group}";`,
    'import { route } from "../route.ts";',
    "",
    ...(own.some(({ endpoint: { body } }) => body)
      ? [`const load = () => import("@solvia/core/contract/${group}");`, ""]
      : []),
    ...own.map(({ name, endpoint }) => {
      const { method, path, access } = endpoint;
      const usual = [method, path, access].map((part) => JSON.stringify(part)).join(", ");
      return `export const ${name} = /* @__PURE__ */ route<typeof contract.${name}>(${usual}${moreOf(endpoint)});`;
    }),
  ];
}

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
  written("packages/core/src/contract/openapi/reseller-document.gen.ts", [
    "/** The OpenAPI document of the reseller API, JSON. */",
    `export const resellerDocument = ${JSON.stringify(JSON.stringify(resellerDocument(endpoints)))};`,
  ]),
  written(
    `${api}/endpoints.gen.ts`,
    groups.map((group) => `export * from "./${fileOf(group)}";`),
  ),
  ...groups.map((group) => written(`${api}/${fileOf(group)}`, groupFile(group))),
];
