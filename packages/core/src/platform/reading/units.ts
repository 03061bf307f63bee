/** A unit that technical data are written in: what it measures, and its size as a power of ten of that measure's unit. */
export interface Unit {
  of: string;
  power: number;
}

const family = (of: string, powers: Readonly<Record<string, number>>): [string, Unit][] =>
  Object.entries(powers).map(([name, power]) => [name, { of, power }]);

const years =
  "y yr yrs year years anno anni an ans année années jahr jahre año años ano anos ani jaar jaren rok lata lat година години godina godine godine рік роки років år";
const pieces =
  "pz pezzo pezzi pc pcs piece pieces stk stück stuck st pièce pièces pza uds ud un buc stuks szt бр kom шт stk. piezas pieza peça peças unidad unidades unidade stücke stuk sztuka sztuki sztuk bucată bucata bucăți bucati бройка бройки броя komad komada komadi штука штуки штук stykk stykker";

/**
 * The units by their names. Names are compared without regard to case but for M and m, which differ by a thousand million:
 * "MW" and "MWh" stand as they are. The p of "Wp" says peak and changes nothing.
 */
const byName = new Map<string, Unit>([
  ...family("mass", { mg: -3, g: 0, gr: 0, kg: 3, t: 6 }),
  ...family("length", { mm: 0, cm: 1, dm: 2, m: 3, km: 6 }),
  ...family("area", { "mm²": 0, mm2: 0, mmq: 0, "cm²": 2, cm2: 2, "m²": 6, m2: 6, mq: 6 }),
  ...family("power", { w: 0, wp: 0, kw: 3, kwp: 3, MW: 6, MWp: 6 }),
  ...family("apparent power", { va: 0, kva: 3, MVA: 6 }),
  ...family("energy", { wh: 0, kwh: 3, MWh: 6 }),
  ...family("current", { ma: -3, a: 0, ka: 3 }),
  ...family("charge", { mah: -3, ah: 0 }),
  ...family("voltage", { mv: -3, v: 0, kv: 3 }),
  ...family("frequency", { hz: 0, khz: 3 }),
  ...family("temperature coefficient", { "%/°c": 0, "%/c": 0, "%/k": 0, "%/ºc": 0, "%/℃": 0 }),
  ...family("temperature", { "°c": 0, ºc: 0, "℃": 0 }),
  ...family("share", { "%": 0 }),
  ...family("noise", { db: 0, "db(a)": 0 }),
  ...family("time", Object.fromEntries(years.split(" ").map((name) => [name, 0]))),
  ...family("pieces", Object.fromEntries(pieces.split(" ").map((name) => [name, 0]))),
]);

/** Undefined for a name that is no unit of ours. */
export function unitNamed(name: string): Unit | undefined {
  const bare = name.replaceAll(/\s/g, "").replace(/\.$/, "");
  const small = bare.toLowerCase();
  return byName.get(bare) ?? (/^M[^²2]/.test(bare) && !bare.startsWith("MM") ? undefined : byName.get(small));
}

/** The common names of the units that measure the same: what is told when another was written. */
export function unitsLike(unit: Unit): string {
  const names = [...byName].filter(([, { of }]) => of === unit.of).map(([name]) => written[name] ?? name);
  return [...new Set(names)].slice(0, 6).join(", ");
}

const written: Readonly<Record<string, string>> = {
  w: "W",
  wp: "Wp",
  kw: "kW",
  kwp: "kWp",
  va: "VA",
  kva: "kVA",
  wh: "Wh",
  kwh: "kWh",
  ma: "mA",
  a: "A",
  ka: "kA",
  mah: "mAh",
  ah: "Ah",
  mv: "mV",
  v: "V",
  kv: "kV",
  hz: "Hz",
  khz: "kHz",
  "°c": "°C",
  "%/°c": "%/°C",
  "%/c": "%/°C",
  "%/k": "%/K",
  "%/ºc": "%/°C",
  "%/℃": "%/°C",
  mm2: "mm²",
  mmq: "mm²",
  m2: "m²",
  cm2: "cm²",
  mq: "m²",
};
