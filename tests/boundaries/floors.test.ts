import { expect, it } from "vitest";
import { arrowsUp, deepest, floors, packages } from "./house.ts";
import { importsOf, type Import } from "./imports.ts";

const core = "packages/core/src/";
const domainOf = (path: string): string | undefined => (path.startsWith(core) ? path.split("/")[3] : undefined);
const floorOf = (domain: string): number => floors.findIndex((floor) => floor.includes(domain));

/** Arrows that don't run down, "file → folder"; those of a folder without a floor among them. */
const notDown = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, to }) => {
    const from = domainOf(file);
    const target = domainOf(to);
    if (from === undefined || target === undefined || from === target) return [];
    const isDown = floorOf(from) >= 0 && floorOf(target) >= 0 && floorOf(target) < floorOf(from);
    return isDown ? [] : [`${file.slice(core.length)} → ${target}`];
  });

it("lets no arrow run up or aside between the domains, but for those that are known", () => {
  expect([...new Set(notDown(importsOf(core)))].toSorted()).toEqual([...arrowsUp].toSorted());
});

it("would refuse a folder whose floor nobody has said, and a neighbour's", () => {
  const planted = (file: string, to: string) => notDown([{ file: `${core}${file}`, to: `${core}${to}` }]);
  expect(planted("quotations/quotation.ts", "orders/index.ts")).toEqual(["quotations/quotation.ts → orders"]);
  expect(planted("orders/order.ts", "quotations/index.ts")).toEqual(["orders/order.ts → quotations"]);
  expect(planted("tax/vat.ts", "pricing/index.ts")).toEqual(["tax/vat.ts → pricing"]);
  expect(planted("orders/order.ts", "tax/index.ts")).toEqual([]);
});

/** Packages that a package may not import. */
const crossing = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, to }) => {
    const [, own = ""] = file.split("/");
    const other = /^@solvia\/([^/]+)/.exec(to)?.[1] ?? (to.startsWith("packages/") ? to.split("/")[1] : undefined);
    return other === undefined || other === own || packages[own]?.includes(other) ? [] : [`${file} → ${other}`];
  });

it("lets a package import only those that stand below it, and none by a path", () => {
  expect(crossing(importsOf("packages/*/src"))).toEqual([]);
  expect(crossing([{ file: "packages/new/src/a.ts", to: "@solvia/core/orders" }])).toHaveLength(1);
  expect(crossing([{ file: "packages/core/src/a.ts", to: "packages/web/src/a.ts" }])).toHaveLength(1);
});

it("has no folder deeper than the linter's fences reach", () => {
  const depths = importsOf(core).map(({ file }) => file.slice(core.length).split("/").length - 2);
  expect(Math.max(...depths)).toBeLessThanOrEqual(deepest);
});
