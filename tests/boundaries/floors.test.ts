import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { arrowsUp, deepest, featureFloors, floors, handedOut, packages, webFloors } from "./house.ts";
import { importsOf, namesIn, type Import } from "./imports.ts";

const core = "packages/core/src/";
const domainOf = (path: string): string | undefined => (path.startsWith(core) ? path.split("/")[3] : undefined);

type Floors = readonly (readonly string[])[];
const floorIn = (house: Floors, room: string): number => house.findIndex((floor) => floor.includes(room));

/** Whether an arrow runs down; one from or to a room whose floor nobody has said does not. */
const runsDown = (house: Floors, from: string, to: string): boolean =>
  floorIn(house, from) >= 0 && floorIn(house, to) >= 0 && floorIn(house, to) < floorIn(house, from);

/** Arrows that don't run down, "file → folder"; those of a folder without a floor among them. */
const notDown = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, to }) => {
    const from = domainOf(file);
    const target = domainOf(to);
    if (from === undefined || target === undefined || from === target) return [];
    return runsDown(floors, from, target) ? [] : [`${file.slice(core.length)} → ${target}`];
  });

it("lets no arrow run up or aside between the domains, but for those that are known", () => {
  expect([...new Set(notDown(importsOf(core)))].toSorted()).toEqual([...arrowsUp].toSorted());
});

it("would refuse a folder whose floor nobody has said, and a neighbour's", () => {
  const planted = (file: string, to: string) => notDown([{ file: `${core}${file}`, to: `${core}${to}` }]);
  expect(planted("prospects/prospect.ts", "orders/index.ts")).toEqual(["prospects/prospect.ts → orders"]);
  expect(planted("orders/order.ts", "quotations/index.ts")).toEqual(["orders/order.ts → quotations"]);
  expect(planted("tax/vat.ts", "pricing/index.ts")).toEqual(["tax/vat.ts → pricing"]);
  expect(planted("orders/order.ts", "tax/index.ts")).toEqual([]);
});

const web = "packages/web/src/";
const features = `${web}features/`;

/** The room of a feature's file: "orders", and "orders/office" for what is the office's. */
function roomOf(path: string): string | undefined {
  if (!path.startsWith(features)) return undefined;
  const [feature = "", inside] = path.slice(features.length).split("/");
  return inside === "office" ? `${feature}/office` : feature;
}
/** The part of the web's house that a file stands in: "ui". */
const partOf = (path: string): string | undefined =>
  path.startsWith(web) && path.slice(web.length).includes("/") ? path.slice(web.length).split("/")[0] : undefined;

/** Each room on a floor of its own: within a floor rooms stand in the order in which they may import. */
const featuresInOrder: Floors = Object.values(featureFloors)
  .flat()
  .map((room) => [room]);

/** Arrows between rooms of the web that don't run down, those of a room without a floor among them. */
const notDownIn = (house: Floors, of: (path: string) => string | undefined, imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, to }) => {
    const from = of(file);
    const target = of(to);
    if (from === undefined || target === undefined || from === target || runsDown(house, from, target)) return [];
    return [`${file.slice(web.length)} → ${target}`];
  });

it("has no more floors of the web than have a name, and each room on one of them", () => {
  expect(Object.keys(featureFloors).length).toBeLessThanOrEqual(6);
  const rooms = Object.values(featureFloors).flat();
  expect(new Set(rooms).size).toBe(rooms.length);
  const there = new Set(globSync(`${features}**/*.{ts,tsx}`).flatMap((file) => roomOf(file) ?? []));
  expect(rooms.toSorted()).toEqual([...there].toSorted());
});

it("lets no arrow run up or aside between the web's features, nor between its parts", () => {
  const imports = importsOf(web.slice(0, -1));
  expect(imports.filter(({ to }) => roomOf(to)).length).toBeGreaterThan(500);
  expect(notDownIn(featuresInOrder, roomOf, imports)).toEqual([]);
  expect(notDownIn(webFloors, partOf, imports)).toEqual([]);
});

it("would refuse an arrow up, a pair both ways, and a feature whose floor nobody has said", () => {
  const planted = (file: string, to: string) =>
    notDownIn(featuresInOrder, roomOf, [{ file: `${features}${file}`, to: `${features}${to}` }]);
  expect(planted("catalogue/stars.tsx", "orders/labels.tsx")).toEqual(["features/catalogue/stars.tsx → orders"]);
  expect(planted("orders/labels.tsx", "catalogue/stars.tsx")).toEqual([]);
  expect(planted("orders/labels.tsx", "orders/office/order-page.tsx")).toHaveLength(1);
  expect(planted("kits/kit-page.tsx", "pages/text-page.tsx")).toHaveLength(1);
  expect(planted("login/session.ts", "cart-change/use-cart.tsx")).toHaveLength(1);
  expect(planted("orders/labels.tsx", "office-kit/layout.tsx")).toHaveLength(1);
  expect(planted("prospects/prospect.tsx", "login/session.ts")).toHaveLength(1);
  expect(planted("prospects/office/prospect.tsx", "office-kit/layout.tsx")).toHaveLength(1);
  expect(planted("shell/shell.tsx", "prospects/prospect.tsx")).toHaveLength(1);
  expect(notDownIn(webFloors, partOf, [{ file: `${web}ui/a.ts`, to: `${features}login/session.ts` }])).toHaveLength(1);
  expect(notDownIn(webFloors, partOf, [{ file: `${web}new/a.ts`, to: `${web}ui/a.ts` }])).toHaveLength(1);
});

/** Imports of what stands as a file at the root of the web, which holds all of it together: an arrow up, whoever's but the beginning's. */
const ofTheRoot = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, to }) =>
    /^packages\/web\/src(?:\/[^/]+)?$/.test(to) && file !== `${web}main.tsx`
      ? [`${file.slice(web.length)} → ${to}`]
      : [],
  );

it("lets nobody but the beginning import a file of the web's root", () => {
  expect(ofTheRoot(importsOf(web.slice(0, -1)))).toEqual([]);
  expect(ofTheRoot([{ file: `${web}ui/a.ts`, to: `${web}bridge.ts` }])).toHaveLength(1);
  expect(ofTheRoot([{ file: `${features}login/a.ts`, to: web.slice(0, -1) }])).toHaveLength(1);
  expect(ofTheRoot([{ file: `${web}bridge.ts`, to: `${web}take-over.ts` }])).toHaveLength(1);
  expect(ofTheRoot([{ file: `${web}main.tsx`, to: `${web}take-over.ts` }])).toEqual([]);
});

/** Packages that a package may not import; its own name is one, which would go round its floors and doors. */
const crossing = (imports: readonly Import[]): string[] =>
  imports.flatMap(({ file, to }) => {
    const [, own = ""] = file.split("/");
    const other = /^@solvia\/([^/]+)/.exec(to)?.[1] ?? (to.startsWith("packages/") ? to.split("/")[1] : undefined);
    const itself = other === own && to.startsWith("packages/");
    return other === undefined || itself || packages[own]?.includes(other) ? [] : [`${file} → ${other}`];
  });

it("lets a package import only those that stand below it, and none by a path", () => {
  expect(crossing(importsOf("packages/*/src"))).toEqual([]);
  expect(crossing([{ file: "packages/new/src/a.ts", to: "@solvia/core/orders" }])).toHaveLength(1);
  expect(crossing([{ file: "packages/core/src/a.ts", to: "packages/web/src/a.ts" }])).toHaveLength(1);
  expect(crossing([{ file: "packages/core/src/a.ts", to: "packages/core/src/b.ts" }])).toEqual([]);
  for (const own of Object.keys(packages))
    expect(crossing([{ file: `packages/${own}/src/a.ts`, to: `@solvia/${own}/orders` }])).toEqual([
      `packages/${own}/src/a.ts → ${own}`,
    ]);
});

it("reads every way to import", () => {
  const ways = ['import "a";', 'export * from "a";', '[import("a")]', '(await import(/* why */ "a"))', "import('a')"];
  for (const way of [...ways, "lazy(() => import(`a`))", 'type A = typeof import("a");'])
    expect(namesIn(way), way).toEqual(["a"]);
});

/** Files that hold code which neither the linter's fences nor these tests read. */
const unread = (files: readonly string[]): string[] =>
  files.filter((file) => !/\.(?:tsx?|css|json)$/.test(file) && !handedOut.includes(file));

it("has no code in files of another ending than the fences read", () => {
  expect(unread(globSync("packages/*/src/**/*.*"))).toEqual([]);
  for (const ending of ["mts", "cts", "mjs", "cjs", "js", "jsx"])
    expect(unread([`packages/core/src/tax/a.${ending}`])).toHaveLength(1);
  expect(handedOut.filter((file) => globSync(file).length === 0)).toEqual([]);
});

it("has no folder deeper than the linter's fences reach", () => {
  const depths = importsOf(core).map(({ file }) => file.slice(core.length).split("/").length - 2);
  expect(Math.max(...depths)).toBeLessThanOrEqual(deepest);
});
