import { build, type Metafile } from "esbuild";
import type { Permissions } from "@solvia/core/platform/permissions";
import { filesGrantsOf } from "./files-reach.ts";
import { tableGrantsOf } from "./reach.ts";

type Inputs = Metafile["outputs"][string]["inputs"];

/** The files that are really in a bundle. */
export const modulesOf = (inputs: Inputs): string[] =>
  Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []));

/** What a bundle may touch of what is stored, told by the modules of ours that are in it. */
export function permissionsIn(inputs: Inputs): Permissions {
  const modules = modulesOf(inputs);
  return { table: tableGrantsOf(modules), files: filesGrantsOf(modules) };
}

/** The same for handlers' files below packages/functions/src, without their bundles: no library is read. */
export async function permissionsOf(files: readonly string[]): Promise<Record<string, Permissions>> {
  const outdir = "dist/permissions";
  const { metafile } = await build({
    bundle: true,
    write: false,
    metafile: true,
    outdir,
    format: "esm",
    platform: "node",
    target: "node24",
    logLevel: "warning",
    entryPoints: Object.fromEntries(files.map((file) => [file, `packages/functions/src/${file}.ts`])),
    plugins: [
      {
        name: "own-modules-alone",
        setup: (own) => {
          own.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
            kind === "entry-point" || path.startsWith("@solvia/")
              ? undefined
              : { path, external: true, sideEffects: false },
          );
        },
      },
    ],
  });
  return Object.fromEntries(
    files.map((file) => {
      const output = metafile.outputs[`${outdir}/${file}.js`];
      if (!output) throw new Error(`nothing was built of ${file}`);
      return [file, permissionsIn(output.inputs)];
    }),
  );
}
