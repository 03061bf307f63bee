import { createHash } from "node:crypto";
import { globSync, statSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Permissions } from "@solvia/core/platform/permissions";
import { functionFiles } from "../../stacks/bundles/function-files.ts";
import { permissionsOf } from "../../stacks/bundles/permissions.ts";

const cache = "node_modules/.cache/solvia-permissions";

/** What every function's role grants, told by the modules in its bundle. Kept until a module changes. */
async function make(): Promise<string> {
  const modules = globSync(["packages/{core,functions}/src/**/*.ts", "stacks/bundles/*.ts"]).toSorted();
  const state = createHash("sha256");
  for (const file of modules) {
    const { mtimeMs, size } = statSync(file);
    state.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const file = `${cache}/${state.digest("hex").slice(0, 20)}.json`;
  try {
    await readFile(file);
  } catch {
    await mkdir(cache, { recursive: true });
    await writeFile(file, JSON.stringify(await permissionsOf(functionFiles)));
  }
  return file;
}

/** For vitest: once for the files of a run. */
export default async function setup() {
  process.env["PERMISSIONS_FILE"] = await make();
}

export async function grantedPermissions(): Promise<Record<string, Permissions>> {
  const file = process.env["PERMISSIONS_FILE"] ?? (await make());
  return JSON.parse(await readFile(file, "utf8")) as Record<string, Permissions>;
}
