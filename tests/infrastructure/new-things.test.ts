import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newEndpoint } from "@solvia/functions/tools/new/endpoint";
import { newEvent } from "@solvia/functions/tools/new/event";
import type { Made, Read } from "@solvia/functions/tools/new/made";
import { newScreen } from "@solvia/functions/tools/new/screen";
import { languages } from "@solvia/core/platform/locale";

const copy = mkdtempSync(join(tmpdir(), "solvia-new-"));
const at = (path: string): string => join(copy, path);
const copied = ["core", "functions", "texts", "web"] as const;

/** The packages that new things are written into, beside what they import from outside. */
beforeAll(() => {
  for (const name of copied) {
    const filter = (path: string) => !/\/(?:node_modules|dist)$|\.test\.tsx?$/.test(path);
    cpSync(`packages/${name}`, at(`packages/${name}`), { recursive: true, filter });
    const own = resolve(`packages/${name}/node_modules`);
    if (existsSync(own)) symlinkSync(own, at(`packages/${name}/node_modules`));
  }
  for (const file of ["package.json", "tsconfig.base.json", "tests/http/office.test.ts", "tests/http/account.test.ts"])
    cpSync(file, at(file));
  mkdirSync(at("node_modules/@solvia"), { recursive: true });
  for (const name of readdirSync("node_modules"))
    if (name !== "@solvia" && name !== ".cache") symlinkSync(resolve("node_modules", name), at(`node_modules/${name}`));
  for (const name of copied) symlinkSync(at(`packages/${name}`), at(`node_modules/@solvia/${name}`));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const read: Read = (path) => (existsSync(at(path)) ? readFileSync(at(path), "utf8") : undefined);
function write({ files }: Made): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), content);
    written.add(path);
  }
}

/** What was written, by path; it alone is handed to the compiler, with what it leads to. */
const written = new Set<string>();

/** What the compiler says of what was written below these folders, with the options of a project that stands. */
function complaints(folders: readonly string[], project: string, options: object = {}): string[] {
  const files = [...written].filter(
    (path) => /\.tsx?$/.test(path) && folders.some((folder) => path.startsWith(folder)),
  );
  expect(files.length).toBeGreaterThan(2);
  const compilerOptions = { incremental: false, tsBuildInfoFile: null, ...options };
  writeFileSync(at("tsconfig.written.json"), JSON.stringify({ extends: `./${project}`, compilerOptions, files }));
  const compiler = resolve("node_modules/typescript/bin/tsc");
  // One thread takes half of the processor's time and of the memory that several do, which check the same shapes anew.
  const how = ["--singleThreaded", "--pretty", "false", "-p", "tsconfig.written.json"];
  const { stdout } = spawnSync(process.execPath, [compiler, ...how], {
    cwd: copy,
    encoding: "utf8",
  });
  return stdout.split("\n").filter((line) => line && !line.startsWith(" "));
}

/** A letter's words in the languages that the skeleton leaves to people. */
function translate(key: string): void {
  const english = (JSON.parse(read("packages/texts/mail/en.json") ?? "{}") as Record<string, unknown>)[key];
  for (const language of languages) {
    const path = `packages/texts/mail/${language}.json`;
    const texts = JSON.parse(read(path) ?? "{}") as Record<string, unknown>;
    writeFileSync(at(path), JSON.stringify({ ...texts, [key]: texts[key] ?? english }));
  }
}

/** The build of the web writes the list of routes, which would lead to every screen; here the new ones are told of alone. */
function tellRoutes(paths: readonly string[]): void {
  const told = (path: string) =>
    `    "${path}": { id: "${path}"; path: "${path}"; fullPath: "${path}"; preLoaderRoute: unknown; parentRoute: typeof Root };\n`;
  write({
    next: [],
    files: new Map([
      [
        "packages/web/src/told.ts",
        `import type { Route as Root } from "./routes/__root.tsx";\n\ndeclare module "@tanstack/react-router" {\n  interface FileRoutesByPath {\n${paths.map(told).join("")}  }\n}\n`,
      ],
    ]),
  });
}

/** The compiler names this one, and so would any other that is wrong. */
const plant = (path: string): void =>
  write({ files: new Map([[path, "export const planted: number = true;\n"]]), next: [] });
const named = (path: string) => [expect.stringMatching(new RegExp(`^${path}\\(1,14\\): error TS2322`))];

it("writes endpoints, an event and screens that compile, in groups that stand and in new ones", () => {
  const group = "new";
  write(newEndpoint(read, ["engagement", "list-stripes"], {}));
  write(newEndpoint(read, ["back-office/users", "award-stripe"], { file: "people", about: "users" }));
  write(newEndpoint(read, ["zebras", "get-zebra"], { group, path: "/zebras/{id}" }));
  const priced = { group, about: "orders", method: "PUT", path: "/back-office/zebras/{id}/price" };
  write(newEndpoint(read, ["back-office/zebras", "price-zebra"], priced));
  write(newEvent(read, ["accounts", "zebra-awarded"], { queues: "email,notifications", it: "Bravo", en: "Well done" }));
  translate("zebraAwarded");
  const titles = { it: "Zebre", en: "Zebras" };
  write(newScreen(read, ["back-office/zebras"], { ...titles, feature: "account/office" }));
  write(newScreen(read, ["zebras"], titles));
  tellRoutes(["/back-office/zebras", "/zebras"]);
  execFileSync(process.execPath, [at("packages/functions/src/tools/generate.ts")], { cwd: copy });
  expect(read("packages/web/src/api/endpoints/back-office-zebras.gen.ts")).toContain(
    '"PUT", "/back-office/zebras/{id}/price"',
  );
  plant("packages/core/src/planted.ts");
  plant("packages/web/src/planted.ts");
  expect(complaints(["packages/core/", "packages/functions/"], "tsconfig.base.json")).toEqual(
    named("packages/core/src/planted.ts"),
  );
  expect(complaints(["packages/web/"], "packages/web/tsconfig.json")).toEqual(named("packages/web/src/planted.ts"));
});
