import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The plans that customers have, as the back office reads them. */
export const officeSubscriptionsTexts = officeArea<typeof italian>(
  (language) => import(`../office-subscriptions/${language}.json`, { with: { type: "json" } }),
);
