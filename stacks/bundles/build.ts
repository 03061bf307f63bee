import { fileURLToPath } from "node:url";
import { mkdir, rm, stat, writeFile, readFile } from "node:fs/promises";
import { build, type BuildOptions } from "esbuild";
import type { Permissions } from "@solvia/core/platform/permissions";
import { secrets, settings } from "@solvia/core/platform/settings";
import { copyCodecs } from "./codecs.ts";
import { copyFonts } from "./fonts.ts";
import { functionFiles } from "./function-files.ts";
import { httpByRequire } from "./http-by-require.ts";
import { leaveOut } from "./left-out.ts";
import { needsOf, type Needs } from "./needs.ts";
import { permissionsIn } from "./permissions.ts";
import { withoutSideEffects } from "./without-side-effects.ts";

/** One function's bundle: where it lies, how large it is, what it needs. */
export interface Bundle {
  /** The handler's file below packages/functions/src, without ending: "api/orders/get-order". */
  file: string;
  folder: string;
  bytes: number;
  /** The names of the settings that the code reads. */
  settings: string[];
  /** The names of the secrets that it reads. */
  secrets: string[];
  needs: Needs;
  /** What of the table and the buckets its modules touch. */
  reach: Permissions;
}

export const bundlesFolder = "dist/functions";

/** Builds in groups: one build of everything takes five times the memory and twice the time. */
const groupSize = 26;

const options = {
  bundle: true,
  minify: true,
  format: "esm",
  platform: "node",
  target: "node24",
  outExtension: { ".js": ".mjs" },
  // "module" before "node": the SDK's ES modules, of which what is not used is left out.
  conditions: ["module", "import"],
  mainFields: ["module", "main"],
  alias: { "@aws-sdk/credential-provider-node": fileURLToPath(import.meta.resolve("./lambda-credentials.ts")) },
  plugins: [httpByRequire, withoutSideEffects, leaveOut],
  metafile: true,
  legalComments: "none",
  logLevel: "warning",
  /** CommonJS dependencies ask for `require`, which an ES module lacks. The name is one that no minifier picks. */
  banner: {
    js: 'import{createRequire as solviaCreateRequire}from"node:module";const require=solviaCreateRequire(import.meta.url);',
  },
} satisfies BuildOptions;

export async function buildBundles(files: readonly string[] = functionFiles): Promise<Bundle[]> {
  await rm(bundlesFolder, { recursive: true, force: true });
  await mkdir(bundlesFolder, { recursive: true });
  const bundles: Bundle[] = [];
  for (let start = 0; start < files.length; start += groupSize) {
    bundles.push(...(await buildGroup(files.slice(start, start + groupSize))));
  }
  await writeFile(`${bundlesFolder}/manifest.json`, JSON.stringify(bundles));
  return bundles;
}

async function buildGroup(files: readonly string[]): Promise<Bundle[]> {
  const entryPoints = Object.fromEntries(files.map((file) => [`${file}/index`, `packages/functions/src/${file}.ts`]));
  const { metafile } = await build({ ...options, entryPoints, outdir: bundlesFolder });
  return Promise.all(
    files.map(async (file) => {
      const path = `${bundlesFolder}/${file}/index.mjs`;
      const output = metafile.outputs[path];
      if (!output) throw new Error(`no bundle for ${file}`);
      await copyFonts(output.inputs, `${bundlesFolder}/${file}`);
      await copyCodecs(output.inputs, `${bundlesFolder}/${file}`);
      const text = await readFile(path, "utf8");
      return {
        file,
        folder: `${bundlesFolder}/${file}`,
        bytes: (await stat(path)).size,
        settings: settings.filter((name) => text.includes(name)),
        secrets: secrets.filter((name) => text.includes(name)),
        needs: needsOf(output.inputs),
        reach: permissionsIn(output.inputs),
      };
    }),
  );
}
