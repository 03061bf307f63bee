import { expect, it } from "vitest";
import { postalCodes, provinces } from "../accounts/validation/countries.ts";
import { provincesOfPostalCode } from "../accounts/validation/postal-towns.ts";
import { countries } from "../platform/locale.ts";
import { distanceKm } from "../platform/distance.ts";
import { nearestTown, towns } from "./towns.ts";

it("knows towns of every country, with codes that its own form takes", () => {
  expect(new Set(towns.map(({ countryCode }) => countryCode))).toEqual(new Set(countries.map(({ code }) => code)));
  for (const { name, countryCode, postalCode, provinceCode } of towns) {
    expect(postalCodes[countryCode]?.test(postalCode), name).toBe(true);
    if (countryCode !== "IT") continue;
    expect(provinces.has(provinceCode ?? ""), name).toBe(true);
    expect(provincesOfPostalCode(postalCode), name).toContain(provinceCode);
  }
});

it("measures over the ground: Milan to Rome 480 km, to itself nothing", () => {
  const [milan, rome] = ["Milano", "Roma"].map((name) => towns.find((town) => town.name === name)!);
  expect(distanceKm(milan!, rome!)).toBeCloseTo(480, -1);
  expect(distanceKm(milan!, milan!)).toBe(0);
});

it("finds the nearest: a roof in Rubano is near Padua", () =>
  expect(nearestTown({ latitude: 45.43, longitude: 11.79 }).town.name).toBe("Padova"));
