import { area } from "../src/area.ts";
import type italian from "./it.json";

/** A reseller's webhooks: what they are told, with each try, and how they are set up. */
export const webhooksTexts = area<typeof italian>(
  (language) => import(`../webhooks/${language}.json`, { with: { type: "json" } }),
);
