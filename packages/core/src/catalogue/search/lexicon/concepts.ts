import { goodsCategories, typologies, type GoodsCategory, type Technology } from "../../taxonomy.ts";
import type { ProductFields } from "../../product.ts";

type TypologyOf<C extends GoodsCategory> = `${C}/${keyof (typeof typologies)[C] & string}`;
/** A category or one of its typologies: found by the names that the shop shows for it, in every language. */
export type TaxonomyConcept = GoodsCategory | { [C in GoodsCategory]: TypologyOf<C> }[GoodsCategory];

/** Which products a concept means. Every choice that is given must hold. */
export interface Target {
  of?: readonly TaxonomyConcept[];
  technology?: readonly Technology[];
  tension?: ProductFields["tension"];
  material?: ProductFields["material"];
  /** Only ever named in the texts: a cable, a fan. */
  named?: true;
}

const ntype = ["ntype", "half_cut_ntype", "half_cut_perc_ntype"] as const;
const perc = ["perc", "half_cut_perc", "half_cut_perc_ntype", "shingled_perc"] as const;
const halfCut = ["half_cut", "half_cut_perc", "half_cut_ntype", "half_cut_perc_ntype"] as const;

/** What people ask for that is no single place of the taxonomy, or no place at all. */
export const composed = {
  singlePhase: { of: ["inverters/monophase", "inverters/hybrid-monophase", "emobility/monophase"] },
  threePhase: { of: ["inverters/threephase", "inverters/hybrid-threephase", "emobility/threephase"] },
  hybrid: { of: ["inverters/hybrid-monophase", "inverters/hybrid-threephase"] },
  wallCharger: { of: ["emobility/monophase", "emobility/threephase"] },
  accessory: {
    of: [
      ...(["inverters/accessories", "batteries/accessories", "emobility/accessories"] as const),
      ...(["structures/accessories", "others"] as const),
    ],
  },
  interfaceProtection: { of: ["others/interface-device", "electrical_cabinet/interface-cabinet"] },
  stringBox: { of: ["electrical_cabinet/field-cabinet", "electrical_cabinet/ac-dc-cabinet"] },
  balconyPlant: { of: ["structures/balcony", "inverters/microinverter"] },
  ntype: { of: ["panels"], technology: ntype },
  heterojunction: { of: ["panels"], technology: ["heterojunction"] },
  perc: { of: ["panels"], technology: perc },
  halfCut: { of: ["panels"], technology: halfCut },
  shingled: { of: ["panels"], technology: ["shingled", "shingled_perc"] },
  ironPhosphate: { of: ["batteries"], technology: ["iron_ions"] },
  lithium: { of: ["batteries"], technology: ["iron_ions", "lithium_ions"] },
  highVoltage: { of: ["batteries"], tension: "high-tension" },
  lowVoltage: { of: ["batteries"], tension: "low-tension" },
  aluminium: { material: "Alluminio" },
  stainless: { material: "Acciaio Inox" },
  concrete: { material: "Calcestruzzo" },
  rubber: { material: "Gomma EPDM" },
  cable: { named: true },
  heatPump: { named: true },
  dongle: { named: true },
  wireless: { named: true },
  fan: { named: true },
  meter: { named: true },
  solarCable: { named: true },
  surgeProtector: { named: true },
  tile: { named: true },
  pantile: { named: true },
  middle: { named: true },
  eastWest: { named: true },
  south: { named: true },
  red: { named: true },
  green: { named: true },
  glass: { named: true },
  strings: { named: true },
  managementUnit: { named: true },
  board: { named: true },
  tool: { named: true },
  pedestal: { named: true },
  male: { named: true },
  female: { named: true },
} as const satisfies Record<string, Target>;

export type ComposedConcept = keyof typeof composed;
export type Concept = TaxonomyConcept | ComposedConcept;

/** Every place of the taxonomy, written as a concept. */
export const taxonomyConcepts: readonly TaxonomyConcept[] = goodsCategories.flatMap((category) => [
  category,
  ...Object.keys(typologies[category]).map((typology) => `${category}/${typology}` as TaxonomyConcept),
]);

export const isConcept = (name: string): name is Concept =>
  name in composed || (taxonomyConcepts as readonly string[]).includes(name);

/**
 * What is a thing of its own though only names tell, or though the place where it lies is named with it; other words that
 * only names tell ("red", "for tiles") say of what sort one is.
 */
const things: ReadonlySet<Concept> = new Set<Concept>([
  "structures/ballasts",
  "cable",
  "heatPump",
  "dongle",
  "fan",
  "meter",
  "solarCable",
  "surgeProtector",
  "managementUnit",
  "board",
  "tool",
  "pedestal",
]);
export const isThing = (concept: Concept): boolean => things.has(concept);

/** Where something is mounted, but for any pitched roof: a bracket for another place can't be used there. */
export const isSite = (concept: Concept): boolean =>
  /^structures\/(?:(?!roof).*-systems|flat-roof|integrated-anchoring|balcony|facade|shelter)$/.test(concept);

/** What a concept means, a place of the taxonomy meaning itself. */
export const targetOf = (concept: Concept): Target =>
  concept in composed ? composed[concept as ComposedConcept] : { of: [concept as TaxonomyConcept] };

/** The categories that a concept's products are of; undefined where they may be of any. */
export function categoriesOf(concept: Concept): ReadonlySet<string> | undefined {
  const { of } = targetOf(concept);
  return of && new Set(of.map((place) => place.split("/")[0]!));
}
