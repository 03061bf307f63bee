/** Who sells or buys, as on the day of issue. */
export interface Party {
  /** A company's; a person has name and surname. */
  companyName?: string | undefined;
  name?: string | undefined;
  surname?: string | undefined;
  /** With its country in front. */
  vatNumber?: string | undefined;
  fiscalCode?: string | undefined;
  /** Stands for a number where somebody abroad has none. */
  customerId?: string | undefined;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
  countryCode: string;
  telephone?: string | undefined;
  email?: string | undefined;
}

/** Where the exchange delivers it. */
export interface Recipient {
  /** Seven characters, six of a public body. */
  code: string;
  pec?: string | undefined;
  /** What a public contract's payments are traced by, ten letters and digits (CIG, art. 3 L. 136/2010); a contractor's suppliers name it too. */
  cig?: string | undefined;
  /** Of a public investment, fifteen letters and digits (CUP, art. 11 L. 3/2003). */
  cup?: string | undefined;
}

/** What somebody has said of it; the rest isn't known. */
export type RecipientSaid = { [K in keyof Recipient]?: Recipient[K] | undefined };
