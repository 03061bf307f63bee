import { area } from "../src/area.ts";
import type italian from "./it.json";

/** A customer's own offer out of a quotation, to customers of theirs. */
export const ownOfferTexts = area<typeof italian>(
  (language) => import(`../own-offer/${language}.json`, { with: { type: "json" } }),
);
