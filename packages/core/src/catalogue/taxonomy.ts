import type { Category, GoodsCategory, ServiceCategory } from "../platform/category.ts";

export { allCategories, goodsCategories } from "../platform/category.ts";
export type { Category, GoodsCategory } from "../platform/category.ts";

/** The names of spec 3: codes for the API, Italian and English for people. */
export interface Named {
  it: string;
  en: string;
}

const named = (it: string, en: string): Named => ({ it, en });

export const categories = {
  panels: named("Pannelli", "Panels"),
  inverters: named("Inverter", "Inverters"),
  batteries: named("Batterie", "Batteries"),
  emobility: named("E-mobility", "E-mobility"),
  others: named("Accessori", "Accessories"),
  optimizers: named("Ottimizzatori", "Optimizers"),
  structures: named("Strutture", "Structures"),
  electrical_cabinet: named("Quadri Elettrici", "Electrical cabinets"),
} as const satisfies Record<GoodsCategory, Named>;

/** Lines that are no goods (spec 3). */
export const serviceCategories = {
  subscriptions: named("Abbonamenti", "Subscriptions"),
  preparation_costs: named("Costi di preparazione", "Preparation costs"),
  shipping_costs: named("Costi di spedizione", "Shipping costs"),
  waste_disposal_tax: named("Contributo RAEE", "Waste-disposal tax"),
} as const satisfies Record<ServiceCategory, Named>;

const accessories = named("Accessori", "Accessories");

export const typologies = {
  panels: {
    monocrystalline: named("Monocristallino", "Monocrystalline"),
    polycrystalline: named("Policristallino", "Polycrystalline"),
    standard: named("Standard", "Standard"),
    fullblack: named("Full black", "Full black"),
    bifacial: named("Bifacciale", "Bifacial"),
    colored: named("Colorato", "Coloured"),
    bipv: named("BIPV", "BIPV"),
  },
  inverters: {
    monophase: named("Monofase", "Single-phase"),
    threephase: named("Trifase", "Three-phase"),
    "hybrid-monophase": named("Ibrido monofase", "Hybrid single-phase"),
    "hybrid-threephase": named("Ibrido trifase", "Hybrid three-phase"),
    retrofit: named("Retrofit", "Retrofit"),
    offgrid: named("Off-grid", "Off-grid"),
    microinverter: named("Microinverter", "Microinverter"),
    accessories,
  },
  batteries: {
    "batteries-only": named("Solo batterie", "Batteries only"),
    industrial: named("Industriali", "Industrial"),
    accessories,
  },
  emobility: {
    monophase: named("Monofase", "Single-phase"),
    threephase: named("Trifase", "Three-phase"),
    accessories,
    "dc-charger": named("Ricarica in corrente continua", "DC charger"),
  },
  others: {
    connectors: named("Connettori", "Connectors"),
    "interface-device": named("Dispositivi di interfaccia", "Interface devices"),
    "spare-parts": named("Ricambi", "Spare parts"),
    "weather-station": named("Stazioni meteo", "Weather stations"),
  },
  optimizers: {},
  structures: {
    profiles: named("Profili", "Profiles"),
    junctions: named("Giunzioni", "Junctions"),
    brackets: named("Staffe", "Brackets"),
    clamps: named("Morsetti", "Clamps"),
    screws: named("Viti", "Screws"),
    accessories,
    ballasts: named("Zavorre", "Ballasts"),
    "roof-systems": named("Sistemi per tetto", "Roof systems"),
    "sheet-systems": named("Sistemi per lamiera", "Sheet systems"),
    "ground-systems": named("Sistemi a terra", "Ground systems"),
    "standing-seam-systems": named("Sistemi per lamiera aggraffata", "Standing-seam systems"),
    "corrugated-systems": named("Sistemi per lamiera ondulata", "Corrugated systems"),
    "bitumen-systems": named("Sistemi per guaina bituminosa", "Bitumen systems"),
    "flat-roof": named("Tetto piano", "Flat roof"),
    "integrated-anchoring": named("Ancoraggio integrato", "Integrated anchoring"),
    balcony: named("Balcone", "Balcony"),
    facade: named("Facciata", "Facade"),
    shelter: named("Pensiline", "Shelters"),
  },
  electrical_cabinet: {
    "ac-dc-cabinet": named("Quadro AC/DC", "AC/DC cabinet"),
    "interface-cabinet": named("Quadro di interfaccia", "Interface cabinet"),
    "field-cabinet": named("Quadro di campo", "Field cabinet"),
  },
  subscriptions: { premium: named("Premium", "Premium"), exclusive: named("Exclusive", "Exclusive") },
  preparation_costs: {},
  shipping_costs: {},
  waste_disposal_tax: {},
} as const satisfies Record<Category, Readonly<Record<string, Named>>>;

/** The name of a typology within its category; its code when it has none. */
export function typologyName(category: Category, typology: string): Named {
  return (typologies[category] as Readonly<Record<string, Named>>)[typology] ?? named(typology, typology);
}

export const technologies = {
  half_cut: "Half-cut",
  perc: "PERC",
  ntype: "N-type",
  half_cut_perc: "Half-cut PERC",
  half_cut_perc_ntype: "Half-cut PERC N-type",
  half_cut_ntype: "Half-cut N-type",
  shingled: "Shingled",
  shingled_perc: "Shingled PERC",
  standard: "Standard",
  one_third_cut: "One-third cut",
  heterojunction: "HJT",
  lithium_ions: "Li-ion",
  iron_ions: "LiFePO4",
} as const;
export type Technology = keyof typeof technologies;

export const materials = ["Acciaio Inox", "Alluminio", "PVC", "Calcestruzzo", "Gomma EPDM"] as const;
export const connectorTypes = [
  "Tipo 1",
  "Tipo 2",
  "Tipo 1 (non incluso)",
  "Tipo 2 (non incluso)",
  "Configurabile",
] as const;
export const tensions = ["high-tension", "low-tension"] as const;
export const bmsKinds = ["integrated", "nonIntegrated"] as const;

/** Shipping-time labels of spec 3, shortest first; the first three weeks have a colour of their own (spec 9). */
export const shippingTimes = {
  "1": { it: "1 Settimana", en: "1 week", colour: "green" },
  "1-2": { it: "1-2 Settimane", en: "1-2 weeks", colour: "green" },
  "2": { it: "2 Settimane", en: "2 weeks", colour: "green" },
  "2-3": { it: "2-3 Settimane", en: "2-3 weeks", colour: "darkgreen" },
  "3-4": { it: "3-4 Settimane", en: "3-4 weeks", colour: "gray" },
  "4-5": { it: "4-5 Settimane", en: "4-5 weeks", colour: "gray" },
  "5+": { it: "5+ Settimane", en: "5+ weeks", colour: "gray" },
  request: { it: "Richiedi stima", en: "Ask for an estimate", colour: "gray" },
} as const satisfies Record<string, Named & { colour: string }>;
export type ShippingTime = keyof typeof shippingTimes;
export const shippingTimeCodes = Object.keys(shippingTimes) as readonly ShippingTime[];

/** Documentation categories in the specification's own spelling (spec 3). */
export const documentationCategories = [
  "datasheet",
  "guide",
  "quick-guide",
  "user-manual",
  "installation-manual",
  "brochure",
  "certificate",
  "cei021-certificate",
  "cei016-certificate",
  "factory-inspection",
  "warrenty-terms",
  "eu-declaration-of-comformity",
  "fire-class",
  "iec-certificates",
  "ammonia-resistance",
  "hail-resistance",
  "mechanical-resistance",
  "sand-and-abrasion-resistance",
  "warrenty",
] as const;
export type DocumentationCategory = (typeof documentationCategories)[number];
