interface DemoSupplier {
  companyName: string;
  vatNumber: string;
  address: string;
  email: string;
  telephone: string;
  /** What it supplies. */
  categories: readonly string[];
  /** How its codes begin. */
  codes: string;
  /** What it asks of the platform's price, and the days from an order to its goods. */
  share: number;
  leadDays: number;
}

/** So many products of a supplier have a purchase code. */
export const suppliedByEach = 12;

/** Invented companies. */
export const demoSuppliers: readonly DemoSupplier[] = [
  {
    companyName: "Adriatica Solare S.p.A.",
    vatNumber: "IT00000000018",
    address: "Via dell'Industria 18, 30175 Venezia (VE), Italia",
    email: "ordini@adriatica-solare.example",
    telephone: "+390415550141",
    categories: ["panels"],
    codes: "ADR",
    share: 0.74,
    leadDays: 25,
  },
  {
    companyName: "Elettroforniture Brenta S.r.l.",
    vatNumber: "IT00000000026",
    address: "Via Piovese 41, 35127 Padova (PD), Italia",
    email: "vendite@ef-brenta.example",
    telephone: "+390495550178",
    categories: ["inverters", "batteries", "emobility"],
    codes: "EFB",
    share: 0.79,
    leadDays: 12,
  },
  {
    companyName: "Carpenterie Lario S.r.l.",
    vatNumber: "IT00000000034",
    address: "Via Pasquale Paoli 9, 22100 Como (CO), Italia",
    email: "commerciale@lario.example",
    telephone: "+390315550126",
    categories: ["structures", "electrical_cabinet"],
    codes: "LAR",
    share: 0.7,
    leadDays: 7,
  },
];
