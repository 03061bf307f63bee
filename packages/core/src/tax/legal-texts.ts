import type { CivilDate } from "../platform/time.ts";

/** What documents say of why a supply is taxed as it is; absent where an ordinary Italian sale needs no word. */
interface LegalTexts {
  intraCommunity: string;
  export: string;
  /** What a company from outside the union collects and takes out of it within ninety days. */
  collectedForExport: string;
  /** To a habitual exporter, by their declaration of intent. */
  declarationOfIntent: string;
  sanMarinoVatican: string;
  italianNumber: string;
  reduced: string;
  oneStopShop: string;
  serviceReverseCharge: string;
  serviceOutside: string;
}

interface Dated {
  validFrom: CivilDate;
  texts: LegalTexts;
}

/**
 * The legal references by day (domain-rules 0). On 2027-01-01 the new VAT act (D.Lgs. 10/2026) takes the place of DPR
 * 633/72 and only re-orders it. Its article numbers are not known here (open point O1): from that day a text names the
 * new act, and the old article as the former one. Whoever has the numbers writes them into the last entry.
 */
const references: readonly Dated[] = [
  {
    validFrom: "1993-08-30",
    texts: {
      intraCommunity: "Non imponibile art. 41 DL 331/93",
      export: "Non imponibile art. 8 c.1 lett. a) DPR 633/72",
      collectedForExport: "Non imponibile art. 8 c.1 lett. b) DPR 633/72",
      declarationOfIntent: "Non imponibile art. 8 c.1 lett. c) DPR 633/72",
      sanMarinoVatican: "Non imponibile art. 71 DPR 633/72",
      italianNumber: "Cessione in Italia art. 7-bis DPR 633/72",
      reduced: "n. 127-quinquies/127-sexies, Tab. A parte III, DPR 633/72",
      oneStopShop: "OSS",
      serviceReverseCharge: "Inversione contabile art. 7-ter DPR 633/72",
      serviceOutside: "Operazione non soggetta art. 7-ter DPR 633/72",
    },
  },
  {
    validFrom: "2027-01-01",
    texts: {
      intraCommunity: "Non imponibile, D.Lgs. 10/2026 (già art. 41 DL 331/93)",
      export: "Non imponibile, D.Lgs. 10/2026 (già art. 8 c.1 lett. a) DPR 633/72)",
      collectedForExport: "Non imponibile, D.Lgs. 10/2026 (già art. 8 c.1 lett. b) DPR 633/72)",
      declarationOfIntent: "Non imponibile, D.Lgs. 10/2026 (già art. 8 c.1 lett. c) DPR 633/72)",
      sanMarinoVatican: "Non imponibile, D.Lgs. 10/2026 (già art. 71 DPR 633/72)",
      italianNumber: "Cessione in Italia, D.Lgs. 10/2026 (già art. 7-bis DPR 633/72)",
      reduced: "D.Lgs. 10/2026 (già n. 127-quinquies/127-sexies, Tab. A parte III, DPR 633/72)",
      oneStopShop: "OSS",
      serviceReverseCharge: "Inversione contabile, D.Lgs. 10/2026 (già art. 7-ter DPR 633/72)",
      serviceOutside: "Operazione non soggetta, D.Lgs. 10/2026 (già art. 7-ter DPR 633/72)",
    },
  },
];

/** The references in force on a day. */
export const legalTexts = (on: CivilDate): LegalTexts =>
  (references.findLast(({ validFrom }) => validFrom <= on) ?? references[0]!).texts;
