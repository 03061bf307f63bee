import type { Language } from "../../platform/locale.ts";

/** What somebody agrees to, or doesn't, when an account becomes theirs. */
export interface Consents {
  termsAccepted: true;
  salesConditionsAccepted: true;
  privacyRead: true;
  marketingConsent: boolean;
  profilingConsent: boolean;
  partnerConsent: boolean;
}

/** Who an account is for and where they are invoiced (domain-rules 3.7). */
export interface Identity {
  accountType: "private" | "business";
  country: string;
  email: string;
  name: string;
  surname: string;
  telephone: string;
  fiscalCode?: string | undefined;
  vatNumber?: string | undefined;
  companyName?: string | undefined;
  companyRole?: string | undefined;
  electronicBillingCode?: string | undefined;
  pec?: string | undefined;
  noElectronicAddress: boolean;
  administrationEmail?: string | undefined;
  billingAddress: {
    street: string;
    houseNumber: string;
    postalCode: string;
    city: string;
    provinceCode?: string | undefined;
  };
}

interface Chosen extends Consents {
  password: string;
  /** The language that was chosen to read in; without it the country's (spec 1). */
  language?: Language | undefined;
}

export interface Registration extends Identity, Chosen {}

/** What the owner of an account that an agent made adds to it, by the mail's token. */
export interface Completion extends Chosen {
  token: string;
}

/** What somebody who is invited into a company and has no account adds to it. */
export interface InvitedPerson extends Chosen, Pick<Identity, "name" | "surname" | "telephone" | "country"> {}
