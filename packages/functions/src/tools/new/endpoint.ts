import { groups } from "@solvia/core/contract";
import { isOfficeAccess, permissions, type Access } from "@solvia/core/platform/access";
import { joinedToGroups } from "./group.ts";
import { httpTestOf } from "./http-test.ts";
import { camel, importing, nameOf, Refused, required, sentence, type Made, type Options, type Read } from "./made.ts";

const reads = /^(list|get|read|find|count|search)-/;
const contract = "packages/core/src/contract";
const methods: readonly string[] = ["GET", "POST", "PUT", "DELETE"];

/** The contract's file of a group: its own, one of those that it gathers, which `--file` says, or a new one. */
function contractFile(read: Read, group: string, { file, group: whether }: Options): string {
  const path = `${contract}/${group}.ts`;
  const text = read(path);
  if (whether !== undefined && whether !== "new") throw new Refused("--group says new, or nothing.");
  if (whether === "new" && text !== undefined)
    throw new Refused(`The group ${group} stands already: leave --group out.`);
  if (whether === "new") return path;
  if (text === undefined)
    throw new Refused(
      `There is no group ${group}, a file below ${contract}: it is one of ${Object.keys(groups).join(", ")}; --group new begins one.`,
    );
  const gathered = [...text.matchAll(/^export \* from "\.\/([\w-]+)\.ts";/gm)].map(([, name = ""]) => name);
  const declaresOwn = / = endpoint\(/.test(text);
  if (gathered.length === 0 || (declaresOwn && file === undefined)) return path;
  if (!file || !gathered.includes(file))
    throw new Refused(`The group ${group} is spread over ${gathered.join(", ")}: say --file with one of them.`);
  return `${path.slice(0, path.lastIndexOf("/"))}/${file}.ts`;
}

function accessOf(
  group: string,
  { access = group.startsWith("back-office/") ? "admin" : "customer" }: Options,
): Access {
  if (access in permissions) return access as Access;
  throw new Refused(`Nobody has the permission ${access}: it is one of ${Object.keys(permissions).join(", ")}.`);
}

/** Method and path, as they are said or as the name suggests; refused where an endpoint answers there already. */
function routeOf(names: string, group: string, name: string, options: Options): { method: string; path: string } {
  const { path = `/${group}/${name}`, method = reads.test(`${name}-`) ? "GET" : "POST" } = options;
  if (!methods.includes(method)) throw new Refused(`There is no method ${method}: it is one of ${methods.join(", ")}.`);
  if (!/^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z][A-Za-z]*\}))+$/.test(path))
    throw new Refused(`--path is written like /orders/{id}/lines, below /api, and not "${path}".`);
  const taken = (standing: string): boolean =>
    standing.replaceAll(/\{\w+\}/g, "{}") === path.replaceAll(/\{\w+\}/g, "{}");
  for (const [, own, standing = ""] of names.matchAll(/"method":"(\w+)","path":"([^"]+)"/g))
    if (own === method && taken(standing)) throw new Refused(`There is an endpoint ${method} ${standing} already.`);
  return { method, path };
}

const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** What a write of the office is about: a word of the audit log, and the path's first parameter. */
function aboutOf(read: Read, path: string, options: Options): string {
  const about = required(options, "about", "the audit log files a write of the office under a kind, like orders");
  const file = `${contract}/endpoint.ts`;
  const [, list = ""] = /export type AuditKind =([^;]+);/.exec(read(file) ?? "") ?? [];
  const kinds = [...list.matchAll(/"([\w-]+)"/g)].map(([, kind = ""]) => kind);
  if (!kinds.includes(about))
    throw new Refused(
      `The audit log has no kind ${about}: it is one of ${kinds.join(", ")}; a new one is a word of AuditKind in ${file}.`,
    );
  const [id] = parametersOf(path);
  return `{ kind: "${about}"${id ? `, id: "${id}"` : ""} }`;
}

/** A constant of the contract, its handler, and a case of its HTTP test; of a new group its place among the groups. */
export function newEndpoint(read: Read, [group = "", wanted]: readonly string[], options: Options): Made {
  const name = nameOf(wanted, "An endpoint's name");
  for (const part of group.split("/")) nameOf(part, "A group's name");
  const constant = camel(name);
  const handler = `packages/functions/src/api/${group}/${name}.ts`;
  const names = read(`${contract}/endpoint-names.gen.ts`) ?? "";
  if (read(handler) !== undefined || names.includes(`"${constant}"`))
    throw new Refused(`There is an endpoint ${constant} already.`);
  const access = accessOf(group, options);
  const file = contractFile(read, group, options);
  const { method, path } = routeOf(names, group, name, options);
  const isNew = read(file) === undefined;
  const declared = read(file) ?? "";
  const isRead = method === "GET";
  const hasBody = method === "POST" || method === "PUT";
  const isOffice = isOfficeAccess(access);
  const about = !isRead && isOffice ? aboutOf(read, path, options) : undefined;
  const params = parametersOf(path).map((parameter) => `${parameter}: z.string()`);
  const up = "../".repeat(file.split("/").length - contract.split("/").length - 1) || "./";
  const lines = [
    `export const ${constant} = endpoint({`,
    `  method: "${method}",`,
    `  path: "${path}",`,
    `  access: "${access}",`,
    ...(about ? [`  about: ${about},`] : []),
    isRead ? "  shows: []," : "  stale: [],",
    `  summary: "${sentence(name)}",`,
    ...(params.length > 0 ? [`  params: { ${params.join(", ")} },`] : []),
    ...(hasBody ? ["  body: z.object({}),"] : []),
    `  returns: ${isRead ? "z.object({})" : "empty"},`,
    "});",
  ];
  const withZod =
    declared.includes('import * as z from "zod";') || !lines.join("\n").includes("z.")
      ? declared
      : `import * as z from "zod";\n${declared}`;
  const imported = importing(withZod, isRead ? ["endpoint"] : ["empty", "endpoint"], `${up}endpoint.ts`);
  const test = httpTestOf(read, group, { isOffice, isNew });
  const called = `"${method}", "${path.replaceAll(/\{\w+\}/g, "none")}"${hasBody ? ", {}" : ""}`;
  return {
    files: new Map([
      [file, `${imported.trimEnd()}\n\n${lines.join("\n")}\n`],
      ...(isNew ? [joinedToGroups(read, group)] : []),
      [
        handler,
        [
          `import { ${constant} } from "@solvia/core/contract/${group}";`,
          `import { serve } from "${"../".repeat(group.split("/").length + 1)}serve/index.ts";`,
          "",
          `export const handler = serve(${constant}, async () => ${isRead ? "({})" : "undefined"});`,
          "",
        ].join("\n"),
      ],
      [
        test.path,
        `${test.text.trimEnd()}\n\n${[
          `it("answers ${constant}", async () => {`,
          `  const caller = await new Caller(cloud.url).login("${isOffice ? "admin" : "cliente"}@solvia.example");`,
          `  expect(await caller.call(${called})).toMatchObject({ status: ${isRead ? 200 : 204} });`,
          "});",
        ].join("\n")}\n`,
      ],
    ]),
    next: [
      `${file}: what it takes and answers, a summary in words, and what it ${isRead ? "shows" : "makes stale"}`,
      `${handler}: the use case, packages/core/src/<domain>/${name}.ts`,
      ...(isNew
        ? ["a domain of its own, if it is one: a folder with its index.ts, and its floor in tests/boundaries/house.ts"]
        : []),
      `${test.path}: its case stands at the end; move it beside its like. Who may, tests/http/access.test.ts asks by itself`,
    ],
  };
}
