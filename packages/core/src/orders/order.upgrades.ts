import type { StoredItem, Upgrade } from "../platform/stored/upgrade.ts";

/** Lines of before there was a choice have their names in Italian: version 2 says so in each. */
const lineLanguages: Upgrade = (item) =>
  Array.isArray(item["lines"])
    ? { ...item, lines: (item["lines"] as StoredItem[]).map((line) => ({ language: "it", ...line })) }
    : item;

/** Of carts and orders alike: they share their lines. */
export const orderUpgrades: readonly Upgrade[] = [lineLanguages];
