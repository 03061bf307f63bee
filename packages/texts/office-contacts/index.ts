import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** Contacts, their lists, and what comes in by the site's forms. */
export const officeContactsTexts = officeArea<typeof italian>(
  (language) => import(`../office-contacts/${language}.json`, { with: { type: "json" } }),
);
