/** Why the exchange refuses a file, by its own codes; those that the house asks about itself, and those that it alone knows. */
export const refusalCodes = [
  "00002",
  "00003",
  "00200",
  "00305",
  "00306",
  "00311",
  "00313",
  "00400",
  "00401",
  "00403",
  "00404",
  "00409",
  "00417",
  "00419",
  "00421",
  "00422",
  "00423",
  "00425",
  "00427",
  "00445",
  "00471",
  "00472",
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What of whoever buys is wrong, where it is theirs. */
export const refusalFields = [
  "companyName",
  "vatNumber",
  "fiscalCode",
  "recipientCode",
  "pec",
  "street",
  "city",
  "postalCode",
  "provinceCode",
  "lines",
] as const;

export interface Refusal {
  code: RefusalCode;
  field?: (typeof refusalFields)[number];
}
