/** Postal codes by country as the form asks for them (domain-rules 3.5). */
export const postalCodes: Readonly<Record<string, RegExp>> = {
  IT: /^\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
  FR: /^\d{5}$/,
  DE: /^\d{5}$/,
  RO: /^\d{6}$/,
  PT: /^\d{4}-\d{3}$/,
  BE: /^[1-9]\d{3}$/,
  LU: /^(L-?)?\d{4}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  BG: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  RS: /^\d{5}$/,
  UA: /^\d{5}$/,
  NO: /^\d{4}$/,
  HR: /^\d{5}$/,
};

/** The 107 Italian provinces before the Sardinian reform, and the old Sardinian ones as aliases (domain-rules 3.8). */
export const provinces: ReadonlySet<string> = new Set(
  (
    "AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE " +
    "GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC " +
    "RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV CI VS OG OT"
  ).split(" "),
);

/** A postal code as it is stored: upper case, with the space that its country writes, without Luxembourg's letter. */
export function formatPostalCode(text: string, countryCode: string): string {
  const code = text.trim().toUpperCase().replaceAll(/\s+/g, " ");
  const bare = code.replaceAll(" ", "");
  if (countryCode === "GB") return `${bare.slice(0, -3)} ${bare.slice(-3)}`;
  if (countryCode === "NL") return `${bare.slice(0, 4)} ${bare.slice(4)}`;
  return countryCode === "LU" ? bare.replace(/^L-?/, "") : code;
}
