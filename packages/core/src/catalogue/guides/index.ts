import type { GoodsCategory } from "../taxonomy.ts";
import { batteries } from "./batteries.ts";
import { electricalCabinets } from "./electrical-cabinets.ts";
import { emobility } from "./emobility.ts";
import type { Guide, Guides } from "./guide.ts";
import { inverters } from "./inverters.ts";
import { optimizers } from "./optimizers.ts";
import { others } from "./others.ts";
import { panels } from "./panels.ts";
import { structures } from "./structures.ts";

const guides: Readonly<Record<GoodsCategory, Guides>> = {
  panels,
  inverters,
  batteries,
  emobility,
  others,
  optimizers,
  structures,
  electrical_cabinet: electricalCabinets,
};

/** The guide of a category in one of the languages that guides are written in. */
export const categoryGuide = (category: GoodsCategory, language: "it" | "en"): Guide => guides[category][language];
