import { area } from "../src/area.ts";
import type italian from "./it.json";

/** The small forms of the site: newsletter, what comes soon, messages, calls; and the page that ends letters. */
export const contactsTexts = area<typeof italian>(
  (language) => import(`../contacts/${language}.json`, { with: { type: "json" } }),
);
