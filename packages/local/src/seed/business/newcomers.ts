import { demoPassword } from "../../demo/users.ts";

export interface Newcomer {
  registration: {
    accountType: "private" | "business";
    country: "IT" | "DE";
    email: string;
    name: string;
    surname: string;
    [field: string]: unknown;
  };
  /** Where goods go to. */
  address?: Readonly<Record<string, unknown>>;
}

const consents = { termsAccepted: true, salesConditionsAccepted: true, privacyRead: true, password: demoPassword };

const company = (companyName: string, vatNumber: string, companyRole: string) => ({
  accountType: "business" as const,
  companyName,
  vatNumber,
  companyRole,
  noElectronicAddress: true,
});

/** A verified company of another member state: it buys without VAT on the word of its register. */
export const german: Newcomer = {
  registration: {
    ...consents,
    ...company("Musterdach Solartechnik GmbH", "DE900000102", "installer"),
    country: "DE",
    email: "germania@solvia.example",
    name: "Katrin",
    surname: "Beispiel",
    telephone: "030 23125 014",
    billingAddress: { street: "Musterallee", houseNumber: "17", postalCode: "80331", city: "München" },
  },
  address: {
    header: "Musterdach Solartechnik GmbH",
    street: "Musterallee",
    houseNumber: "17",
    postalCode: "80331",
    city: "München",
    countryCode: "DE",
    telephone: "030 23125 014",
    forklift: true,
  },
};

export const secondConsumer: Newcomer = {
  registration: {
    ...consents,
    accountType: "private",
    country: "IT",
    email: "privata@solvia.example",
    name: "Lara",
    surname: "Nonnini",
    telephone: "011 0123 4567",
    fiscalCode: "NNNLRA90A41L219G",
    billingAddress: {
      street: "Via dell'Esempio",
      houseNumber: "5",
      postalCode: "10128",
      city: "Torino",
      provinceCode: "TO",
    },
  },
  address: {
    header: "Lara Nonnini",
    street: "Via dell'Esempio",
    houseNumber: "5",
    postalCode: "10128",
    city: "Torino",
    provinceCode: "TO",
    countryCode: "IT",
    telephone: "011 0123 4567",
    tailLift: true,
  },
};

/** A public body: its invoices name its office's code, ask for no VAT and wait for its answer. */
export const municipality: Newcomer = {
  registration: {
    ...consents,
    ...company("Comune di Borgo Esempio", "90000000233", "other"),
    country: "IT",
    email: "comune@solvia.example",
    name: "Giulia",
    surname: "Ragioniera",
    telephone: "0521 0123 456",
    billingAddress: {
      street: "Piazza del Municipio",
      houseNumber: "1",
      postalCode: "43121",
      city: "Parma",
      provinceCode: "PR",
    },
  },
  address: {
    header: "Comune di Borgo Esempio, ufficio tecnico",
    street: "Piazza del Municipio",
    houseNumber: "1",
    postalCode: "43121",
    city: "Parma",
    provinceCode: "PR",
    countryCode: "IT",
    telephone: "0521 0123 456",
    tailLift: true,
  },
};

/** A verified company whose first order is a large one: people look at it before its goods leave. */
export const beginner: Newcomer = {
  registration: {
    ...consents,
    ...company("Primo Impianto S.r.l.", "90000000241", "installer"),
    country: "IT",
    email: "primo.impianto@solvia.example",
    name: "Livia",
    surname: "Esordio",
    telephone: "045 0123 4567",
    billingAddress: {
      street: "Via dell'Inizio",
      houseNumber: "3",
      postalCode: "37121",
      city: "Verona",
      provinceCode: "VR",
    },
  },
  address: {
    header: "Primo Impianto S.r.l.",
    street: "Via dell'Inizio",
    houseNumber: "3",
    postalCode: "37121",
    city: "Verona",
    provinceCode: "VR",
    countryCode: "IT",
    telephone: "045 0123 4567",
    forklift: true,
  },
};

/**
 * They have registered and wait for somebody who checks them. Invented; the numbers have right check digits and belong to nobody
 * that we know of; the register says of the last that it isn't valid (docs/local-cloud.md).
 */
export const newcomers: readonly Newcomer[] = [
  {
    registration: {
      ...consents,
      ...company("Esempio Tetti S.r.l.", "90000000217", "installer"),
      country: "IT",
      email: "esempio.tetti@solvia.example",
      name: "Bruno",
      surname: "Tettoia",
      telephone: "051 0123 4567",
      billingAddress: {
        street: "Via della Prova",
        houseNumber: "31",
        postalCode: "40138",
        city: "Bologna",
        provinceCode: "BO",
      },
    },
  },
  {
    registration: {
      ...consents,
      ...company("Prova Montaggi S.n.c.", "90000000225", "epc"),
      country: "IT",
      email: "prova.montaggi@solvia.example",
      name: "Silvia",
      surname: "Campione",
      telephone: "080 0123 4567",
      billingAddress: {
        street: "Viale del Campione",
        houseNumber: "8",
        postalCode: "70124",
        city: "Bari",
        provinceCode: "BA",
      },
    },
  },
  {
    registration: {
      ...consents,
      ...company("Beispiel Elektro GmbH", "DE111111117", "installer"),
      country: "DE",
      email: "beispiel.elektro@solvia.example",
      name: "Jonas",
      surname: "Muster",
      telephone: "030 23125 015",
      billingAddress: { street: "Beispielstraße", houseNumber: "4", postalCode: "04109", city: "Leipzig" },
    },
  },
];
