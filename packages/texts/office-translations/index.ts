import { officeArea } from "../src/area.ts";
import type italian from "./it.json";

/** The back office's translations. */
export const officeTranslationsTexts = officeArea<typeof italian>(
  (language) => import(`../office-translations/${language}.json`, { with: { type: "json" } }),
);
