import { isOfficeAccess, permissions, type Access } from "@solvia/core/platform/access";
import { camel, importing, nameOf, Refused, required, sentence, type Made, type Options, type Read } from "./made.ts";

const reads = /^(list|get|read|find|count|search)-/;
const contract = "packages/core/src/contract";

/** The contract's file of a group: its own, or one of those that it gathers, which `--file` says. */
function contractFile(read: Read, group: string, { file }: Options): string {
  const path = `${contract}/${group}.ts`;
  const text = read(path);
  if (text === undefined)
    throw new Refused(
      `There is no group ${group}: a group is a file below ${contract}, like orders or back-office/users.`,
    );
  const gathered = [...text.matchAll(/^export \* from "\.\/([\w-]+)\.ts";/gm)].map(([, name = ""]) => name);
  if (gathered.length === 0) return path;
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

/** A constant of the contract, its handler, and a case of its HTTP test. */
export function newEndpoint(read: Read, [group = "", wanted]: readonly string[], options: Options): Made {
  const name = nameOf(wanted, "An endpoint's name");
  const constant = camel(name);
  const handler = `packages/functions/src/api/${group}/${name}.ts`;
  const names = read(`${contract}/endpoint-names.gen.ts`) ?? "";
  if (read(handler) !== undefined || names.includes(`"${constant}"`) || names.includes(`"/${group}/${name}"`))
    throw new Refused(`There is an endpoint ${constant} already.`);
  const access = accessOf(group, options);
  const file = contractFile(read, group, options);
  const declared = read(file) ?? "";
  const isRead = reads.test(`${name}-`);
  const about =
    !isRead && isOfficeAccess(access)
      ? required(options, "about", "the audit log files a write of the office under a kind, like orders")
      : undefined;
  const up = "../".repeat(file.split("/").length - contract.split("/").length - 1) || "./";
  const lines = [
    `export const ${constant} = endpoint({`,
    `  method: "${isRead ? "GET" : "POST"}",`,
    `  path: "/${group}/${name}",`,
    `  access: "${access}",`,
    ...(about ? [`  about: { kind: "${about}" },`] : []),
    isRead ? "  shows: []," : "  stale: [],",
    `  summary: "${sentence(name)}",`,
    ...(isRead ? [] : ["  body: z.object({}),"]),
    `  returns: ${isRead ? "z.object({})" : "empty"},`,
    "});",
  ];
  const withZod = declared.includes('import * as z from "zod";') ? declared : `import * as z from "zod";\n${declared}`;
  const imported = importing(withZod, isRead ? ["endpoint"] : ["empty", "endpoint"], `${up}endpoint.ts`);
  const test = `tests/http/${isOfficeAccess(access) ? "office" : "account"}.test.ts`;
  const caller = isOfficeAccess(access) ? "admin" : "cliente";
  const call = isRead ? `"GET", "/${group}/${name}"` : `"POST", "/${group}/${name}", {}`;
  return {
    files: new Map([
      [file, `${imported.trimEnd()}\n\n${lines.join("\n")}\n`],
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
        test,
        `${(read(test) ?? "").trimEnd()}\n\n${[
          `it("answers ${constant}", async () => {`,
          `  const caller = await new Caller(cloud.url).login("${caller}@solvia.example");`,
          `  expect(await caller.call(${call})).toMatchObject({ status: ${isRead ? 200 : 204} });`,
          "});",
        ].join("\n")}\n`,
      ],
    ]),
    next: [
      `${file}: what it takes and answers, a summary in words, and what it ${isRead ? "shows" : "makes stale"}`,
      `${handler}: the use case, packages/core/src/<domain>/${name}.ts`,
      `${test}: what it does; who may, tests/http/access.test.ts asks by itself`,
    ],
  };
}
