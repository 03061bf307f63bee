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
}
