import type { Technical } from "@solvia/core/catalogue/product";
import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import type { EquipmentKind } from "@solvia/core/platform/equipment";

/** One product a line: brand, code, name, typology, kilograms, public price in euro, technical fields. */
export type Row = readonly [
  brand: string,
  code: string,
  name: string,
  typology: string | undefined,
  kg: number,
  euro: number,
  technical?: Technical,
  /** Where the rule of its kind would be wrong (core/tax/waste-fee.ts). */
  equipmentKind?: EquipmentKind,
];

const charger = (kw: number, amps: number, connector: "Tipo 2" | "Tipo 2 (non incluso)" | "Tipo 1"): Technical => ({
  powerWatt: kw * 1000,
  currentOutput: amps,
  connectorType: connector,
  protectionClass: "IP54",
  productGuarantee: 2,
});
const optimizer = (watt: number, volt: number): Technical => ({
  powerWatt: watt,
  maxVoltage: volt,
  efficiency: 99.5,
  protectionClass: "IP68",
  cableLength: 120,
  voltageRange: `8-${volt} V`,
});
const strings = (inputs: number, outputs: number, minW: number, maxW: number): Technical => ({
  protectionClass: "IP65",
  numberStringIn: inputs,
  numberStringOut: outputs,
  powerWattMin: minW,
  powerWattMax: maxW,
});
const panel = (watt: number, cells: number, efficiency: number): Technical => ({
  powerWatt: watt,
  cellsNumber: cells,
  efficiency,
  tempCoefficient: -0.34,
  technology: "half_cut_perc",
  productGuarantee: 15,
  performanceGuarantee: 25,
});
const inverter = (watt: number, volt: number, mppts: number, low: number, high: number): Technical => ({
  powerWatt: watt,
  mpptNumber: mppts,
  mpptInputs: 1,
  maxShortCircuitCurrent: 20,
  maxVoltage: volt,
  maxCurrent: 16,
  mpptMinVoltage: low,
  mpptMaxVoltage: high,
  productGuarantee: 10,
});
const steel: Technical = { material: "Acciaio Inox" };
const aluminium: Technical = { material: "Alluminio" };
const concrete: Technical = { material: "Calcestruzzo" };
const rubber: Technical = { material: "Gomma EPDM" };
const pvc: Technical = { material: "PVC" };

/**
 * What the open data lack, written by hand as demonstration data: brands and kinds are real; a code
 * that begins with DEMO is ours, and figures are typical of their class, not of one data sheet.
 */
export const handwritten: Readonly<Record<GoodsCategory, readonly Row[]>> = {
  panels: [
    ["FuturaSun", "DEMO-FU-395-RED", "Silk Colour 395 W rosso coppo", "colored", 22.1, 168, panel(395, 108, 20.2)],
    ["FuturaSun", "DEMO-FU-380-GREEN", "Silk Colour 380 W verde bosco", "colored", 22.1, 172, panel(380, 108, 19.5)],
    ["Peimar", "DEMO-PE-BIPV-185", "Tegola fotovoltaica 185 W", "bipv", 14.2, 149, panel(185, 54, 18.6)],
    ["DualSun", "DEMO-DU-BIPV-240", "Modulo integrato vetro-vetro 240 W", "bipv", 18.4, 176, panel(240, 60, 19.1)],
    ["Peimar", "DEMO-PE-STD-410", "Standard 410 W", "standard", 21.5, 62, panel(410, 108, 21)],
    ["Risen", "DEMO-RI-STD-405", "Standard 405 W", "standard", 21.5, 59, panel(405, 108, 20.7)],
  ],
  inverters: [
    ["SolaX", "X1-AC-5.0", "X1-AC-5.0 retrofit 5 kW", "retrofit", 24, 1290, inverter(5000, 600, 1, 90, 550)],
    ["GoodWe", "GW3600S-BP", "GW3600S-BP retrofit 3,6 kW", "retrofit", 18.5, 990, inverter(3600, 600, 1, 90, 500)],
    ["Growatt", "SPF 5000 ES", "SPF 5000 ES off-grid 5 kW 48 V", "offgrid", 13.5, 560, inverter(5000, 450, 1, 120, 430)],
    ["OutBack Power", "DEMO-OB-OFF-8", "Off-grid 8 kW 48 V", "offgrid", 31, 2890, inverter(8000, 500, 2, 90, 450)],
    ["SMA", "HM-20", "Sunny Home Manager 2.0", "accessories", 0.4, 289],
    ["Huawei", "SDongleA-05", "Smart Dongle WLAN-FE", "accessories", 0.1, 42],
    ["Fronius", "Smart Meter TS 100A-1", "Smart Meter TS 100A-1", "accessories", 0.3, 149],
  ],
  batteries: [
    ["Pylontech", "SC0500-100S", "SC0500 unità di gestione alta tensione", "accessories", 9, 640, {}, "electrical-equipment"],
    ["BYD", "DEMO-BYD-BASE", "Base e coperchio per torre di batterie", "accessories", 12, 290],
    ["Dyness", "DEMO-DY-CABLES", "Set di cavi per batterie 48 V", "accessories", 2.4, 58],
  ],
  emobility: [
    ["ABB", "TAC-W7-T-0", "Terra AC W7-T-0 7,4 kW", "monophase", 3.5, 590, charger(7.4, 32, "Tipo 2 (non incluso)")],
    ["go-e", "go-e Charger Gemini 7", "Charger Gemini 7,4 kW", "monophase", 4.1, 499, charger(7.4, 32, "Tipo 2")],
    ["Alfen", "Eve Single S-line 7.4", "Eve Single S-line 7,4 kW", "monophase", 4.5, 860, charger(7.4, 32, "Tipo 2")],
    ["Wallbox", "PLP1-7", "Pulsar Plus 7,4 kW", "monophase", 2, 549, charger(7.4, 32, "Tipo 2")],
    ["Easee", "Easee Home", "Home 22 kW", "threephase", 1.5, 720, charger(22, 32, "Tipo 2 (non incluso)")],
    ["Fronius", "Wattpilot Home 11 J", "Wattpilot Home 11 J", "threephase", 2.6, 890, charger(11, 16, "Tipo 2")],
    ["Huawei", "SCharger-22KT-S0", "Smart Charger 22 kW", "threephase", 4.3, 840, charger(22, 32, "Tipo 2")],
    ["Sungrow", "AC22E-01", "AC22E-01 22 kW", "threephase", 4.8, 690, charger(22, 32, "Tipo 2")],
    ["Delta", "DC Wallbox 25", "DC Wallbox 25 kW", "dc-charger", 70, 8900, charger(25, 65, "Tipo 2")],
    ["ABB", "Terra 54", "Terra 54 DC 50 kW", "dc-charger", 325, 21_900, charger(50, 125, "Tipo 2")],
    ["go-e", "DEMO-GOE-CABLE", "Cavo di ricarica Tipo 2, 5 m", "accessories", 2.8, 149],
    ["Wallbox", "DEMO-WB-PEDESTAL", "Colonna di supporto per wallbox", "accessories", 16, 320],
    ["Easee", "DEMO-EA-METER", "Misuratore per la gestione del carico", "accessories", 0.2, 119, {}, "electrical-equipment"],
  ],
  others: [
    ["Stäubli", "PV-KBT4/6II-UR", "MC4 femmina 4-6 mm²", "connectors", 0.02, 1.35],
    ["Stäubli", "PV-KST4/6II-UR", "MC4 maschio 4-6 mm²", "connectors", 0.02, 1.35],
    ["Stäubli", "DEMO-MC4-Y", "Connettore a Y MC4, coppia", "connectors", 0.12, 14.9],
    ["Thytronic", "NV10P", "NV10P protezione di interfaccia", "interface-device", 0.9, 389],
    ["Lovato", "PMVF52", "PMVF52 protezione di interfaccia", "interface-device", 1, 640],
    ["SMA", "DEMO-SMA-FAN", "Ventola di ricambio per inverter trifase", "spare-parts", 0.6, 78],
    ["Fronius", "DEMO-FR-BOARD", "Scheda di comunicazione di ricambio", "spare-parts", 0.2, 210],
    ["Lufft", "WS600-UMB", "WS600-UMB stazione meteo compatta", "weather-station", 1.8, 1490],
    ["Meteocontrol", "DEMO-ME-PYR", "Piranometro di classe A", "weather-station", 0.9, 980],
  ],
  optimizers: [
    ["SolarEdge", "S440", "Ottimizzatore S440", undefined, 0.7, 46, optimizer(440, 60)],
    ["SolarEdge", "S500", "Ottimizzatore S500", undefined, 0.7, 49, optimizer(500, 60)],
    ["SolarEdge", "S650B", "Ottimizzatore S650B", undefined, 0.8, 58, optimizer(650, 85)],
    ["Tigo", "TS4-A-O", "TS4-A-O 700 W", undefined, 0.5, 42, optimizer(700, 80)],
    ["Tigo", "TS4-A-O 725", "TS4-A-O 725 W", undefined, 0.5, 44, optimizer(725, 80)],
    ["Huawei", "SUN2000-450W-P2", "SUN2000-450W-P2", undefined, 0.6, 39, optimizer(450, 80)],
    ["Huawei", "SUN2000-600W-P", "SUN2000-600W-P", undefined, 0.6, 45, optimizer(600, 80)],
    ["Huawei", "MERC-1300W-P", "MERC-1300W-P", undefined, 1, 79, optimizer(1300, 125)],
  ],
  structures: [
    ["K2 Systems", "DEMO-K2-RAIL33", "Profilo 40×40, 3,3 m", "profiles", 3.1, 19.8, aluminium],
    ["Esdec", "DEMO-ES-RAIL21", "Profilo ribassato 2,1 m", "profiles", 1.7, 13.4, aluminium],
    ["K2 Systems", "DEMO-K2-JOINT", "Giunzione interna per profilo 40×40", "junctions", 0.3, 3.2, aluminium],
    ["Sun Ballast", "DEMO-SB-JOINT", "Elemento di unione per file", "junctions", 0.4, 4.6, steel],
    ["K2 Systems", "DEMO-K2-HOOK", "Staffa regolabile per tegola", "brackets", 0.9, 7.9, steel],
    ["Mounting Systems", "DEMO-MS-HOOK", "Staffa per coppo", "brackets", 1, 8.6, steel],
    ["K2 Systems", "DEMO-K2-MID", "Morsetto centrale 30-40 mm", "clamps", 0.08, 1.45, aluminium],
    ["K2 Systems", "DEMO-K2-END", "Morsetto finale 30-40 mm", "clamps", 0.09, 1.55, aluminium],
    ["Esdec", "DEMO-ES-MIDBLACK", "Morsetto centrale nero", "clamps", 0.08, 1.75, aluminium],
    ["Würth", "DEMO-WU-SCREW", "Vite doppio filetto M10×200", "screws", 0.15, 1.9, steel],
    ["Würth", "DEMO-WU-HAMMER", "Vite a martello M8, 100 pezzi", "screws", 2.2, 38, steel],
    ["Esdec", "DEMO-ES-TOOL", "Utensile di montaggio", "accessories", 0.6, 29],
    ["Sun Ballast", "DEMO-SB-11", "Zavorra inclinata 11°", "ballasts", 58, 21.5, concrete],
    ["Sun Ballast", "DEMO-SB-30", "Zavorra inclinata 30°", "ballasts", 68, 26.9, concrete],
    ["Esdec", "DEMO-ES-ROOF", "Sistema completo per tetto a falda, 10 moduli", "roof-systems", 46, 420, aluminium],
    ["Mounting Systems", "DEMO-MS-ROOF", "Sistema per tetto in coppi, 12 moduli", "roof-systems", 58, 510, aluminium],
    ["K2 Systems", "DEMO-K2-SHEET", "Sistema mini-rail per lamiera grecata, 10 moduli", "sheet-systems", 9, 168, aluminium],
    ["Renusol", "DEMO-RE-SHEET", "Ponte per lamiera grecata", "sheet-systems", 0.4, 6.4, aluminium],
    ["Schletter", "DEMO-SC-GROUND", "Struttura a terra monopalo, 20 moduli", "ground-systems", 310, 1890, steel],
    ["K2 Systems", "DEMO-K2-GROUND", "Struttura a terra su vite, 12 moduli", "ground-systems", 190, 1240, steel],
    ["S-5!", "DEMO-S5-SEAM", "Morsetto per lamiera aggraffata", "standing-seam-systems", 0.3, 11.9, aluminium],
    ["K2 Systems", "DEMO-K2-SEAM", "Sistema per lamiera aggraffata, 10 moduli", "standing-seam-systems", 14, 298, aluminium],
    ["Renusol", "DEMO-RE-WAVE", "Staffa per lamiera ondulata", "corrugated-systems", 0.5, 7.2, steel],
    ["Schletter", "DEMO-SC-WAVE", "Sistema per fibrocemento, 10 moduli", "corrugated-systems", 28, 340, steel],
    ["Soprasolar", "DEMO-SO-BIT", "Piastra saldabile per guaina bituminosa", "bitumen-systems", 1.4, 24.5, rubber],
    ["Soprasolar", "DEMO-SO-PVC", "Piastra saldabile per manto in PVC", "bitumen-systems", 1.2, 26.5, pvc],
    ["Esdec", "DEMO-ES-FLAT", "Sistema est-ovest per tetto piano, 10 moduli", "flat-roof", 52, 490, aluminium],
    ["K2 Systems", "DEMO-K2-FLAT", "Sistema sud 10° per tetto piano, 10 moduli", "flat-roof", 49, 465, aluminium],
    ["Solrif", "DEMO-SR-INT", "Cornice per tetto integrato", "integrated-anchoring", 3.8, 46, aluminium],
    ["Solrif", "DEMO-SR-INTSET", "Set di raccordi per tetto integrato", "integrated-anchoring", 12, 310, aluminium],
    ["Renusol", "DEMO-RE-BALC", "Kit balcone per 1 modulo", "balcony", 5.2, 69, steel],
    ["Esdec", "DEMO-ES-BALC", "Supporto orientabile per balcone", "balcony", 6.1, 84, aluminium],
    ["Schletter", "DEMO-SC-FAC", "Sistema per facciata, 6 moduli", "facade", 34, 520, aluminium],
    ["Mounting Systems", "DEMO-MS-FAC", "Profilo verticale per facciata", "facade", 4.2, 39, aluminium],
    ["Schletter", "DEMO-SC-PARK", "Pensilina per 2 posti auto", "shelter", 680, 5400, steel],
    ["Renusol", "DEMO-RE-PARK", "Pensilina in alluminio per 1 posto auto", "shelter", 320, 3100, aluminium],
  ],
  electrical_cabinet: [
    ["Gewiss", "DEMO-GE-ACDC6", "Quadro AC/DC 6 kW, 2 stringhe", "ac-dc-cabinet", 6.2, 245, strings(2, 2, 1500, 6000)],
    ["Gewiss", "DEMO-GE-ACDC10", "Quadro AC/DC 10 kW, 2 stringhe", "ac-dc-cabinet", 7.5, 329, strings(2, 2, 6000, 10_000)],
    ["Schneider Electric", "DEMO-SC-ACDC20", "Quadro AC/DC 20 kW, 4 stringhe", "ac-dc-cabinet", 11, 540, strings(4, 2, 10_000, 20_000)],
    ["Lovato", "DEMO-LO-INT20", "Quadro di interfaccia 20 kW", "interface-cabinet", 14, 790, strings(1, 1, 11_080, 20_000)],
    ["ABB", "DEMO-ABB-INT50", "Quadro di interfaccia 50 kW", "interface-cabinet", 22, 1290, strings(1, 1, 20_000, 50_000)],
    ["Gewiss", "DEMO-GE-FIELD4", "Quadro di campo 4 stringhe 1.000 V", "field-cabinet", 5.4, 278, strings(4, 1, 0, 30_000)],
    ["ABB", "DEMO-ABB-FIELD8", "Quadro di campo 8 stringhe 1.500 V", "field-cabinet", 9.8, 560, strings(8, 1, 0, 100_000)],
  ],
};
