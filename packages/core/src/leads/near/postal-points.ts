import type { Point } from "../../platform/distance.ts";
import { postalRows } from "./postal-rows.ts";

const width = 11;

/** The middle of an Italian postal code, degrees to about a kilometre; undefined for a code that there isn't. */
export function postalPoint(postalCode: string): Point | undefined {
  const [region, code] = [postalCode.slice(0, 2), postalCode.slice(2)];
  const row = postalRows.find((one) => one.startsWith(`${region}|`));
  if (!row || code.length !== 3) return undefined;
  const entry = row
    .slice(3)
    .split(" ")
    .find((one) => one.startsWith(code) && one.length === width);
  if (!entry) return undefined;
  return { latitude: Number(entry.slice(3, 7)) / 100, longitude: Number(entry.slice(7)) / 100 };
}
