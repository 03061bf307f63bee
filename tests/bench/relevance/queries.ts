import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";

/** What a query should find: products of the demonstration catalogue that have all of these. */
export interface Expected {
  category?: GoodsCategory;
  /** One of these. */
  typology?: readonly string[];
  brand?: string;
  /** Begins so. */
  code?: string;
  /** W or Wh within three percent, for a query that names a unit. */
  size?: number;
  /** Exactly so many watts, for a bare number. */
  watt?: number;
  /** Somewhere in the name or the code, whatever its case. */
  named?: string;
}

const of = (query: string, expected: Expected) => ({ query, expected });
const panel = (more: Expected = {}): Expected => ({ category: "panels", ...more });
const inverter = (more: Expected = {}): Expected => ({ category: "inverters", ...more });
const battery = (more: Expected = {}): Expected => ({ category: "batteries", ...more });
const charger = (more: Expected = {}): Expected => ({ category: "emobility", ...more });
const structure = (typology: string): Expected => ({ category: "structures", typology: [typology] });
const hybrid3 = ["hybrid-threephase"];
const hybrid1 = ["hybrid-monophase"];
const wall = ["monophase", "threephase"];

/** What people type: Italian and English, codes, sizes, typing mistakes. */
export const queries: readonly { query: string; expected: Expected }[] = [
  of("pannello 450w nero", panel({ typology: ["fullblack"], size: 450 })),
  of("pannelli fotovoltaici full black", panel({ typology: ["fullblack"] })),
  of("modulo bifacciale 580 w", panel({ typology: ["bifacial"], size: 580 })),
  of("pannelo 450w", panel({ size: 450 })),
  of("panel 410w black", panel({ typology: ["fullblack"], size: 410 })),
  of("bifacial module", panel({ typology: ["bifacial"] })),
  of("moduli longi", panel({ brand: "LONGi" })),
  of("longhi 410", panel({ brand: "LONGi", watt: 410 })),
  of("canadian solar 445", panel({ brand: "Canadian Solar", watt: 445 })),
  of("LR5-54HPB-410M", panel({ code: "LR5-54HPB-410M" })),
  of("lr5 54hpb", panel({ code: "LR5-54HPB" })),
  of("q.tron", panel({ named: "q.tron" })),
  of("qcells q tron 425", panel({ brand: "Hanwha Q CELLS", named: "q.tron", watt: 425 })),
  of("jinko 430", panel({ brand: "Jinko Solar", watt: 430 })),
  of("jinco solar", panel({ brand: "Jinko Solar" })),
  of("aiko neostar", panel({ brand: "AIKO", named: "neostar" })),
  of("policristallino", panel({ typology: ["polycrystalline"] })),
  of("pannello rosso", panel({ named: "red" })),
  of("bipv", panel({ typology: ["bipv"] })),
  of("futurasun 440", panel({ brand: "FuturaSun", watt: 440 })),
  of("inverter ibrido trifase 10 kw", inverter({ typology: hybrid3, size: 10_000 })),
  of("hybrid inverter three phase 10kw", inverter({ typology: hybrid3, size: 10_000 })),
  of("inverter ibrido monofase 6kw", inverter({ typology: hybrid1, size: 6000 })),
  of("inverter monofase 3 kw", inverter({ typology: ["monophase"], size: 3000 })),
  of("single-phase inverter 5kW", inverter({ typology: ["monophase"], size: 5000 })),
  of("inverter trifase", inverter({ typology: ["threephase", "hybrid-threephase"] })),
  of("inverter trifase 100 kw", inverter({ size: 100_000 })),
  of("huawei sun2000", inverter({ brand: "Huawei", code: "SUN2000" })),
  of("sun2000-10ktl-m1", inverter({ code: "SUN2000-10KTL-M1" })),
  of("sun2000 10ktl", inverter({ code: "SUN2000-10KTL" })),
  of("hawei 6ktl", inverter({ brand: "Huawei", named: "6KTL" })),
  of("fronius gen24", inverter({ brand: "Fronius", named: "gen24" })),
  of("fronius symo 10", inverter({ brand: "Fronius", named: "symo", watt: 10_000 })),
  of("sma sunny boy", inverter({ brand: "SMA", code: "SB" })),
  of("microinverter", inverter({ typology: ["microinverter"] })),
  of("micro inverter hoymiles", inverter({ typology: ["microinverter"], brand: "Hoymiles" })),
  of("enphase iq8", inverter({ brand: "Enphase", code: "IQ8" })),
  of("inverter off grid", inverter({ typology: ["offgrid"] })),
  of("inverter retrofit accumulo", inverter({ typology: ["retrofit"] })),
  of("growatt min 5000", inverter({ brand: "Growatt", named: "MIN 5000" })),
  of("azzurro hyd6000", inverter({ brand: "ZCS Azzurro", named: "HYD6000" })),
  of("batteria 10 kwh", battery({ typology: ["batteries-only"], size: 10_000 })),
  of("batteria accumulo 5kwh", battery({ typology: ["batteries-only"], size: 5000 })),
  of("battery storage huawei", battery({ brand: "Huawei" })),
  of("luna2000", battery({ code: "LUNA2000" })),
  of("byd hvs 10.2", battery({ brand: "BYD", named: "HVS 10.2" })),
  of("pylontech", battery({ brand: "Pylontech" })),
  of("batteria alta tensione byd", battery({ brand: "BYD", named: "HV" })),
  of("accumulo industriale", battery({ typology: ["industrial"] })),
  of("wallbox", charger({ typology: wall })),
  of("wallbox trifase 22 kw", charger({ typology: ["threephase"], size: 22_000 })),
  of("colonnina di ricarica", charger({ typology: [...wall, "dc-charger"] })),
  of("ev charger 7.4 kw", charger({ typology: ["monophase"], size: 7400 })),
  of("connettori mc4", { category: "others", typology: ["connectors"] }),
  of("dispositivo di interfaccia", { category: "others", typology: ["interface-device"] }),
  of("ottimizzatore solaredge", { category: "optimizers", brand: "SolarEdge" }),
  of("tigo ts4", { category: "optimizers", brand: "Tigo" }),
  of("zavorra", structure("ballasts")),
  of("morsetti", structure("clamps")),
  of("profilo alluminio", structure("profiles")),
  of("struttura tetto piano", structure("flat-roof")),
  of("balcone", structure("balcony")),
  of("carport", structure("shelter")),
  of("lamiera aggraffata", structure("standing-seam-systems")),
  of("quadro di campo", { category: "electrical_cabinet", typology: ["field-cabinet"] }),
  of("quadro ac dc", { category: "electrical_cabinet", typology: ["ac-dc-cabinet"] }),
];
