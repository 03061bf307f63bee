import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import { modulePicture } from "./pictures/modules.ts";
import { batteryPicture, chargerPicture, inverterPicture, smallConverter } from "./pictures/power.ts";
import { studio, type Point } from "./pictures/scene.ts";
import { cabinetPicture, otherPicture } from "./pictures/small.ts";
import { structurePicture } from "./pictures/structures.ts";

const glows: Readonly<Record<GoodsCategory, string>> = {
  panels: "#f3ecdc",
  inverters: "#e9efec",
  batteries: "#e6efe8",
  emobility: "#e5edf2",
  others: "#f0ebe2",
  optimizers: "#eceee4",
  structures: "#ebedee",
  electrical_cabinet: "#f1eadf",
};

/** Where the object's origin stands and how large it is drawn, so that each fills the same part of the picture. */
const places: Readonly<Record<string, Point>> = {
  panels: [412, 735, 1.06],
  "panels/bipv": [230, 700, 1],
  "panels/bifacial": [516, 738, 1.12],
  inverters: [400, 745, 1.22],
  "inverters/threephase": [330, 730, 1.2],
  "inverters/hybrid-monophase": [290, 720, 1.08],
  "inverters/hybrid-threephase": [250, 700, 1],
  "inverters/retrofit": [310, 720, 1.12],
  "inverters/microinverter": [360, 560, 1.05],
  "inverters/accessories": [380, 730, 1.25],
  batteries: [400, 770, 1.18],
  "batteries/industrial": [290, 730, 1.02],
  "batteries/accessories": [330, 600, 1.2],
  emobility: [440, 775, 1.22],
  "emobility/dc-charger": [400, 790, 1.05],
  "emobility/accessories": [330, 560, 1.15],
  others: [350, 720, 1.15],
  "others/spare-parts": [340, 590, 1.25],
  "others/connectors": [240, 580, 0.95],
  "others/weather-station": [590, 800, 1.2],
  optimizers: [440, 580, 1.2],
  structures: [550, 660, 1.1],
  "structures/screws": [520, 740, 1.3],
  "structures/balcony": [560, 740, 1.1],
  "structures/facade": [550, 770, 1.05],
  "structures/clamps": [570, 620, 1.35],
  "structures/brackets": [570, 620, 1.35],
  "structures/ballasts": [490, 640, 1.3],
  "structures/accessories": [560, 620, 1.4],
  electrical_cabinet: [340, 770, 1.15],
};

function objectOf(brand: string, category: GoodsCategory, typology: string, name: string): string {
  switch (category) {
    case "panels":
      return modulePicture(brand, typology);
    case "inverters":
      return inverterPicture(brand, typology);
    case "batteries":
      return batteryPicture(brand, typology);
    case "emobility":
      return chargerPicture(brand, typology);
    case "optimizers":
      return smallConverter(brand, "optimizer");
    case "electrical_cabinet":
      return cabinetPicture(brand, typology);
    case "others":
      return otherPicture(brand, typology, name);
    case "structures":
      return structurePicture(brand, typology);
  }
}

/** The drawn picture of a series, an SVG of 1200 by 900. */
export function drawPicture(brand: string, category: GoodsCategory, typology: string | undefined, name = ""): string {
  const place = places[`${category}/${typology}`] ?? places[category] ?? [400, 700, 1];
  return studio(objectOf(brand, category, typology ?? "", name), place, glows[category]);
}
