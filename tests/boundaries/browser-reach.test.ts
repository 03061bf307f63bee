import { build } from "esbuild";
import { expect, it } from "vitest";
import { importsOf } from "./imports.ts";

/** Values that a module of the business leads to and that no browser has: storage, AWS, Node. */
const neverInBrowsers = /\.table\.ts$|node_modules\/(?:@aws-sdk|dynamodb-toolbox|nodemailer|pdfkit|fflate|stripe)\//;

/** What of that stays in a bundle of all that these modules export; what no export of them uses falls away, as in the web's build. */
async function reached(modules: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: modules.map((name, at) => `export * as module${at} from "${name}";`).join("\n"),
      resolveDir: "packages/web",
    },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    logLevel: "silent",
  });
  return Object.values(metafile.outputs).flatMap(({ inputs, imports }) => [
    ...Object.entries(inputs).flatMap(([file, { bytesInOutput }]) =>
      bytesInOutput > 0 && neverInBrowsers.test(file) ? [file] : [],
    ),
    ...imports.map(({ path }) => path),
  ]);
}

it("lets no screen reach storage, AWS or Node, however far behind what it imports", async () => {
  const modules = new Set(
    importsOf("packages/web/src").flatMap(({ to }) => (to.startsWith("@solvia/core") ? [to] : [])),
  );
  expect(modules.size).toBeGreaterThan(50);
  expect(await reached([...modules])).toEqual([]);
});

it("would see a use case and an entity behind a screen", async () => {
  expect(await reached(["@solvia/core/orders/placing/place-order"])).not.toEqual([]);
  expect(await reached(["@solvia/core/platform/money"])).toEqual([]);
});
