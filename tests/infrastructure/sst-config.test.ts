import { build } from "esbuild";
import { expect, it } from "vitest";

it("is loaded by SST without the stacks in its bundle, where they would not find their files", async () => {
  const { metafile } = await build({
    entryPoints: ["sst.config.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["aws-cdk-lib"],
    metafile: true,
    write: false,
  });
  expect(Object.keys(metafile.inputs)).toEqual(["sst.config.ts"]);
});
