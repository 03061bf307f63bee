import fc from "fast-check";
import { expect, it } from "vitest";
import { distanceKm, type Point } from "../../platform/distance.ts";
import { cellOf } from "./cells.ts";
import { farRadii, nearest, ranked, searchRadii, type Candidate } from "./nearest.ts";
import { postalPoint } from "./postal-points.ts";

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
const anywhere = fc.record({ latitude: degrees(90), longitude: degrees(180) });
/** Where maps go wrong: at both poles, and on both sides of the line where the days change. */
const edges = fc.constantFrom<Point>(
  { latitude: 90, longitude: 12 },
  { latitude: -90, longitude: 0 },
  { latitude: 89.9, longitude: -170 },
  { latitude: 10, longitude: 180 },
  { latitude: 10, longitude: -180 },
  { latitude: -16.8, longitude: 179.99 },
  { latitude: 45.46, longitude: 9.19 },
);
const start = fc.oneof(anywhere, edges);
const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

const around = ({ latitude, longitude }: Point) =>
  fc.array(
    fc
      .record({ north: degrees(4), east: fc.oneof(degrees(4), degrees(180)), asked: fc.nat(5), answered: fc.nat(5) })
      .map(({ north, east, asked, answered }) => ({
        place: {
          latitude: Math.max(-90, Math.min(90, latitude + north)),
          longitude: wrapped(longitude + east),
        },
        asked,
        answered: Math.min(asked, answered),
      })),
    { maxLength: 40 },
  );

const world = start.chain((from) =>
  fc.tuple(fc.constant(from), around(from), fc.record({ enough: fc.integer({ min: 1, max: 10 }), most: fc.nat(12) })),
);

/** Of all, without any cells: those of the first radius that holds enough. */
function byForce(from: Point, all: readonly Candidate[], { enough, most }: { enough: number; most: number }) {
  const within = (radius: number) => ranked(from, all).filter(({ km }) => km <= radius);
  const found =
    searchRadii.map(within).find((near) => near.length >= enough) ??
    [300, ...farRadii].map(within).find((near) => near.length > 0);
  return (found ?? []).slice(0, most);
}

it("finds through the cells whom looking at everybody finds, at the poles and where the days change too", async () => {
  await fc.assert(
    fc.asyncProperty(world, async ([from, some, wanted]) => {
      const all = some.map((one, at) => ({ ...one, id: `I${at}` }));
      const read = (cells: readonly string[]) =>
        Promise.resolve(all.filter((one) => cells.includes(cellOf(one.place))));
      expect(await nearest(from, wanted, read)).toEqual(byForce(from, all, wanted));
    }),
    { numRuns: 2000 },
  );
});

it("reads no cell twice, and a few where enough are near", async () => {
  await fc.assert(
    fc.asyncProperty(start, async (from) => {
      const seen: string[] = [];
      await nearest(from, { enough: 3, most: 3 }, (cells) => {
        seen.push(...cells);
        return Promise.resolve([]);
      });
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
  let cells = 0;
  const here = { id: "I", place: { latitude: 45.46, longitude: 9.19 }, asked: 0, answered: 0 };
  await nearest(here.place, { enough: 1, most: 1 }, (some) => {
    cells += some.length;
    return Promise.resolve([here]);
  });
  expect(cells).toBeLessThan(17);
});

it("shows the nearest one where nobody is in the circle, and not a farther one with them", async () => {
  const rome = { latitude: 41.9, longitude: 12.49 };
  const at = (id: string, latitude: number, longitude: number) => ({
    id,
    place: { latitude, longitude },
    asked: 0,
    answered: 0,
  });
  const all = [at("Milano", 45.4642, 9.19), at("Bolzano", 46.5, 11.35), at("Parigi", 48.86, 2.35)];
  const read = (cells: readonly string[]) => Promise.resolve(all.filter((one) => cells.includes(cellOf(one.place))));
  const found = await nearest(rome, { enough: 3, most: 12 }, read);
  expect(found.map(({ id }) => id)).toEqual(["Milano", "Bolzano"]);
});

it("ranks by whole kilometres, then by the share answered in time, then by the id", () => {
  const milan = { latitude: 45.4642, longitude: 9.19 };
  const turin = { latitude: 45.0703, longitude: 7.6869 };
  expect(distanceKm(milan, turin)).toBeCloseTo(125.5, 0);
  const at = (id: string, asked: number, answered: number) => ({ place: milan, id, asked, answered });
  const order = ranked(milan, [at("C", 4, 1), at("B", 4, 4), at("A", 4, 4), { ...at("0", 9, 9), place: turin }]);
  expect(order.map(({ id }) => id)).toEqual(["A", "B", "C", "0"]);
});

it("knows where an Italian postal code lies", () => {
  expect(distanceKm(postalPoint("20121")!, { latitude: 45.46, longitude: 9.19 })).toBeLessThan(5);
  expect(distanceKm(postalPoint("90133")!, { latitude: 38.12, longitude: 13.36 })).toBeLessThan(6);
  for (const none of ["00000", "2012", "201211", "", "AB123"]) expect(postalPoint(none)).toBeUndefined();
});
