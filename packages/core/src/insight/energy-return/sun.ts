/** kWh that one kWp gives in a year in each part of Italy, well turned to the sun and unshaded (docs/decisions/energy-return.md). */
const typicalYield = { north: 1_100, centre: 1_300, south: 1_500 } as const;
type SunZone = keyof typeof typicalYield;

/** Istat's parts of the country; the south holds the islands. */
const zones: Readonly<Record<SunZone, string>> = {
  north:
    "AL AO AT BG BI BL BO BS BZ CN CO CR FC FE GE GO IM LC LO MB MI MN MO NO PC PD PN PR PV RA RE RN RO SO SP SV TN TO TS TV UD VA VB VC VE VI VR",
  centre: "AN AP AR FI FM FR GR LI LT LU MC MS PG PI PO PT PU RI RM SI TR VT",
  south:
    "AG AQ AV BA BN BR BT CA CB CE CH CL CS CT CZ EN FG IS KR LE ME MT NA NU OR PA PE PZ RC RG SA SR SS SU TA TE TP VV",
};

const zoneOfProvince: ReadonlyMap<string, SunZone> = new Map(
  (Object.keys(zones) as SunZone[]).flatMap((zone) => zones[zone].split(" ").map((code) => [code, zone] as const)),
);

/** The codes of the Italian provinces of today, in the order of the alphabet. */
export const sunProvinces: readonly string[] = [...zoneOfProvince.keys()].toSorted();

/** Throws for what is no province of today: the contract lets none through. */
export function typicalYieldOf(province: string): number {
  const zone = zoneOfProvince.get(province);
  if (!zone) throw new Error(`no province: ${province}`);
  return typicalYield[zone];
}

/** Degrees from the horizontal. */
export const tilts = [0, 15, 30, 45, 60, 90] as const;
/** Degrees from south, towards east or west alike; 180 is north. */
export const turns = [0, 45, 90, 135, 180] as const;
export type Tilt = (typeof tilts)[number];
export type Turn = (typeof turns)[number];

/** Percent of what 30° towards south gives, by tilt and turn, in steps of five (docs/decisions/energy-return.md). */
const shares: Readonly<Record<Tilt, Readonly<Record<Turn, number>>>> = {
  0: { 0: 90, 45: 90, 90: 90, 135: 90, 180: 90 },
  15: { 0: 100, 45: 95, 90: 90, 135: 85, 180: 80 },
  30: { 0: 100, 45: 95, 90: 85, 135: 75, 180: 65 },
  45: { 0: 100, 45: 95, 90: 80, 135: 65, 180: 55 },
  60: { 0: 90, 45: 90, 90: 75, 135: 55, 180: 45 },
  90: { 0: 65, 45: 65, 90: 60, 135: 40, 180: 30 },
};

/** Percent that a roof of this tilt and turn gives of the best. */
export const orientationShare = (tilt: Tilt, turn: Turn): number => shares[tilt][turn];
