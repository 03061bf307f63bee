import { build, type Metafile } from "esbuild";
import { expect, it } from "vitest";
import { pure } from "./house.ts";
import { importsOf, type Import } from "./imports.ts";

const contract = "packages/core/src/contract/";

/** What these files import and run, and what those do, and so on; types have gone, packages are named and not entered. */
async function behind(files: readonly string[]): Promise<Metafile["inputs"]> {
  const { metafile } = await build({
    entryPoints: [...new Set(files)],
    outdir: "nowhere",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    packages: "external",
    logLevel: "silent",
  });
  return metafile.inputs;
}

const isPure = (name: string): boolean => pure.some((known) => name === known || name.startsWith(`${known}/`));

/**
 * Imports of the contract that are not pure: a package that nobody has called pure, or a file that one stands behind, however far. A type
 * counts as its file does.
 */
async function impure(imports: readonly Import[]): Promise<string[]> {
  const inputs = await behind(imports.flatMap(({ to }) => (to.startsWith("packages/") ? [to] : [])));
  const reached = (path: string, seen = new Set<string>()): string[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    return (inputs[path]?.imports ?? []).flatMap(({ path: to, external }) =>
      external ? (isPure(to) ? [] : [to]) : reached(to, seen),
    );
  };
  return imports.flatMap(({ file, to }) => {
    const known = to.startsWith("packages/") ? to in inputs && reached(to).length === 0 : isPure(to);
    return known ? [] : [`${file.slice(contract.length)} → ${to}`];
  });
}

it("lets the contract import only what is pure, itself and all that stands behind it", async () => {
  const imports = importsOf(contract.slice(0, -1));
  expect(imports.length).toBeGreaterThan(300);
  expect(await impure(imports)).toEqual([]);
});

it("would refuse a use case, an entity, a secret, a door, a package that nobody has called pure, and Node", async () => {
  const core = "packages/core/src/";
  const planted = (to: string) => impure([{ file: `${contract}new-group.ts`, to }]);
  for (const to of [
    `${core}orders/placing/place-order.ts`,
    `${core}accounts/requests/remember-request.ts`,
    `${core}platform/secret.ts`,
    `${core}orders/order.table.ts`,
    `${core}orders/index.ts`,
    "hono",
    "zodiac",
    "node:fs",
    "@solvia/core/platform/table",
  ])
    expect(await planted(to), to).toEqual([`new-group.ts → ${to}`]);
  expect(await planted(`${core}orders/order.ts`)).toEqual([]);
  expect(await planted("zod")).toEqual([]);
});
