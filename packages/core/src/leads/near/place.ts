import { formatPostalCode, postalCodes } from "../../accounts/index.ts";
import { invalid } from "../../platform/problems.ts";
import type { LeadPlace } from "../lead.ts";
import { postalPoint } from "./postal-points.ts";

export interface TypedPlace {
  postalCode: string;
  city: string;
  countryCode: string;
  /** The point chosen on the map; both or none. */
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/**
 * Where it lies: at the point that was chosen, in Italy without one in the middle of its postal code. Problem: invalid-input, of the postal
 * code `invalid`, of the point `point-needed` where nothing else tells it.
 */
export function placeOf({ latitude, longitude, ...typed }: TypedPlace): LeadPlace {
  const postalCode = formatPostalCode(typed.postalCode, typed.countryCode);
  if (!postalCodes[typed.countryCode]?.test(postalCode)) throw invalid({ field: "postalCode", code: "invalid" });
  if (latitude !== undefined && longitude !== undefined)
    return { ...typed, postalCode, latitude, longitude, approximate: false };
  if (typed.countryCode !== "IT") throw invalid({ field: "latitude", code: "point-needed" });
  const point = postalPoint(postalCode);
  if (!point) throw invalid({ field: "postalCode", code: "invalid" });
  return { ...typed, postalCode, ...point, approximate: true };
}
