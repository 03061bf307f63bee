import { battery, cabinet, charger, hybrid, inverter, ntype, optimizer, other, panel, structure, three, wall, type Judged } from "./judged.ts";

export const queries: readonly Judged[] = [
  ["440", panel(undefined, { watt: 440 })],
  ["jinco solar 440", panel(undefined, { brand: "Jinko Solar", watt: 440 })],
  ["pannello 450w", panel(undefined, { watt: 450 })],
  ["pannelli da 0,45 kW", panel(undefined, { watt: 450 })],
  ["pannelli sotto 100 euro", panel(undefined, { priceUpTo: 10_000 })],
  ["inverter a meno di 900 €", inverter(wallless(), { priceUpTo: 90_000 })],
  ["eterogiunzione", panel(undefined, { technology: ["heterojunction"] })],
  ["moduli topcon bifacciali", panel("bifacial", { technology: ntype })],
  ["batteria lifepo4 10kwh", battery("batteries-only", { energy: [9500, 10_700] })],
  ["batteria al litio ferro fosfato bassa tensione", battery("batteries-only", { tension: "low-tension" })],
  ["caricatore auto elettrica 7,4 kW", charger("monophase", { watt: 7400 })],
  ["colonnina ricarica 22kw", charger("threephase", { watt: 22_000 })],
  ["inverter ad isola", inverter("offgrid")],
  ["accumulatore fotovoltaico huawei", battery("batteries-only", { brand: "Huawei" })],
  ["ventola inverter", other("spare-parts", { named: ["ventola"] })],
  ["inverter sma", inverter(["monophase", "threephase"], { brand: "SMA" })],
  ["inverter da 3 a 6 kW monofase", inverter(["monophase", "hybrid-monophase"], { watt: [3000, 6000] })],
  ["batterie oltre 15 kWh", battery(["batteries-only", "industrial"], { energy: [15_000, 1e9] })],
  ["sun 2000 10ktl m1", inverter("hybrid-threephase", { code: "SUN2000-10KTL-M1" })],
  ["tsm460neg9r28", panel(undefined, { named: ["NEG9R.28"] })],
  ["staffe per coppi", structure("brackets", { named: ["coppo"] })],
  ["morsetto terminale", structure("clamps")],
  ["binario alluminio", structure("profiles", { material: "Alluminio" })],
  ["pensilina auto", structure("shelter")],
  ["quadro stringhe", cabinet(["field-cabinet", "ac-dc-cabinet"], { named: ["stringhe"] })],
  ["ottimizatori tigo", optimizer(undefined, { brand: "Tigo" })],
  ["inverter ibridi trifasi fronius", inverter("hybrid-threephase", { brand: "Fronius" })],
  ["protezione interfaccia cei 0-21", other("interface-device")],
  ["microinverter 800w", inverter("microinverter", { watt: 800 })],
  ["pannello nero 410", panel("fullblack", { watt: 410 })],
];

/** Any inverter that isn't an accessory. */
function wallless(): readonly string[] {
  return [...wall, ...hybrid, ...three, "offgrid", "retrofit", "microinverter"];
}
