interface DemoSupplier {
  companyName: string;
  email: string;
  telephone: string;
  /** What it supplies. */
  categories: readonly string[];
  /** How its codes begin. */
  codes: string;
}

/** So many products of a supplier have a purchase code. */
export const suppliedByEach = 12;

/** Invented companies. */
export const demoSuppliers: readonly DemoSupplier[] = [
  {
    companyName: "Adriatica Solare S.p.A.",
    email: "ordini@adriatica-solare.example",
    telephone: "+390415550141",
    categories: ["panels"],
    codes: "ADR",
  },
  {
    companyName: "Elettroforniture Brenta S.r.l.",
    email: "vendite@ef-brenta.example",
    telephone: "+390495550178",
    categories: ["inverters", "batteries", "emobility"],
    codes: "EFB",
  },
  {
    companyName: "Carpenterie Lario S.r.l.",
    email: "commerciale@lario.example",
    telephone: "+390315550126",
    categories: ["structures", "electrical_cabinet"],
    codes: "LAR",
  },
];
