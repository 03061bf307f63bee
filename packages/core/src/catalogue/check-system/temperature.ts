/** Lowest ambient temperature of a site in °C for the string voltage, where the designer gives none (domain-rules 7.2). */
export interface Site {
  countryCode: string;
  provinceCode?: string | undefined;
  /** The designer's own figure wins. */
  minTemperature?: number | undefined;
}

const alps = "AO BI BL BZ BG BS CN CO LC SO TN TO UD VB VC VI".split(" ");
const coast =
  "AG AN AP BA BR BT CA CH CL CT FE FG FM GE GO GR IM KR LE LI LT LU ME MS NA NU OR PA PE PI PU RA RC RG RM RN SA SP SR SS SV SU TA TE TP TS VE VV".split(
    " ",
  );

/** House defaults by country, on the cautious side; docs/decisions/system-check.md says where they come from. */
const countries: Readonly<Record<string, number>> = {
  IT: -10,
  ES: -10,
  GB: -12,
  FR: -15,
  DE: -20,
  RO: -25,
  PT: -5,
  BE: -15,
  LU: -18,
  NL: -15,
  AT: -25,
  CH: -25,
  BG: -22,
  PL: -25,
  RS: -22,
  UA: -28,
  NO: -30,
  HR: -18,
};

/** The coldest of the defaults: where nothing is known of the site's country. */
const coldest = Math.min(...Object.values(countries));

export function minTemperatureOf({ countryCode, provinceCode, minTemperature }: Site): number {
  if (minTemperature !== undefined) return minTemperature;
  if (countryCode === "IT" && provinceCode) {
    if (alps.includes(provinceCode)) return -20;
    if (coast.includes(provinceCode)) return -5;
  }
  return countries[countryCode] ?? coldest;
}
