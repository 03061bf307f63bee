/** The policy under which the house insures what it sells on credit; demonstration data, to be set before go-live (docs/deploy.md). */
export const insurersPolicy = {
  insurer: "Assicurazione Crediti Dimostrativa S.p.A.",
  number: "DEMO-2026",
  /** Days after the day on which a payment is late within which the insurer is to be told of it. */
  declareWithinDays: 60,
  /** Days after the declaration by which the insurer pays: the waiting period of an insolvency that nobody has declared. */
  paysWithinDays: 180,
} as const;
