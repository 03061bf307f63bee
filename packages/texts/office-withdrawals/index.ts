import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's withdrawals. */
export const officeWithdrawalsTexts = officeArea<typeof italian>(
  (language) => import(`../office-withdrawals/${language}.json`, { with: { type: "json" } }),
);
