import { expect, it } from "vitest";
import { fieldProblemsOf } from "../../platform/problems.ts";
import { Registration } from "./registration.ts";
import * as z from "zod";
import { BuyerCorrections } from "./invoice.ts";

const person = {
  accountType: "private",
  country: "IT",
  email: "Ada.Neri@Example.com",
  password: "sole-e-vento-2026",
  name: "Ada",
  surname: "Neri",
  telephone: "02 8394 1234",
  fiscalCode: "RSSMRA85T10A562S",
  billingAddress: {
    street: "Via Solferino",
    houseNumber: "22",
    postalCode: "20121",
    city: "Milano",
    provinceCode: "MI",
  },
  termsAccepted: true,
  salesConditionsAccepted: true,
  privacyRead: true,
};
const company = {
  ...person,
  accountType: "business",
  fiscalCode: undefined,
  companyName: "Neri S.r.l.",
  companyRole: "installer",
  vatNumber: "IT00743110157",
  pec: "neri@pec.example",
};
const german = {
  ...person,
  country: "DE",
  fiscalCode: undefined,
  telephone: "030 901820",
  billingAddress: { street: "Torstraße", houseNumber: "1", postalCode: "10119", city: "Berlin" },
};

function problems(input: object): string[] {
  const { error } = Registration.safeParse(input);
  return error ? fieldProblemsOf(error).map(({ field, code }) => `${field}: ${code}`) : [];
}

it.each([
  ["an Italian person", person],
  ["an Italian company", company],
  ["a province by its name", { ...person, billingAddress: { ...person.billingAddress, provinceCode: "milano" } }],
  ["a German person, without codice fiscale", german],
  [
    "a German company, without SDI code or PEC",
    { ...german, accountType: "business", companyName: "Neri GmbH", companyRole: "epc", vatNumber: "DE136695976" },
  ],
])("takes %s", (_, input) => expect(problems(input)).toEqual([]));

it.each([
  [{ ...person, fiscalCode: undefined }, "fiscalCode: required"],
  [{ ...person, fiscalCode: "RSSMRA85T10A562T" }, "fiscalCode: invalid-fiscal-code"],
  [{ ...person, telephone: "12" }, "telephone: invalid-phone"],
  [
    { ...person, billingAddress: { ...person.billingAddress, postalCode: "2012" } },
    "billingAddress.postalCode: invalid-postal-code",
  ],
  [
    { ...person, billingAddress: { ...person.billingAddress, provinceCode: "XX" } },
    "billingAddress.provinceCode: invalid-province",
  ],
  [
    { ...person, billingAddress: { ...person.billingAddress, provinceCode: undefined } },
    "billingAddress.provinceCode: required",
  ],
  [
    { ...person, billingAddress: { ...person.billingAddress, houseNumber: "12½" } },
    "billingAddress.houseNumber: basic-latin",
  ],
  [{ ...person, termsAccepted: false }, "termsAccepted: invalid-value"],
  [{ ...company, vatNumber: "IT00743110158" }, "vatNumber: invalid-vat-number"],
  [{ ...company, pec: undefined }, "electronicBillingCode: code-or-pec"],
  [{ ...company, electronicBillingCode: "XXXXXXX" }, "electronicBillingCode: invalid-billing-code"],
  [{ ...company, electronicBillingCode: "UFABCD" }, "electronicBillingCode: public-body"],
  [{ ...company, administrationEmail: "nobody" }, "administrationEmail: invalid-email"],
  [
    {
      ...german,
      country: "BG",
      telephone: "02 937 7111",
      billingAddress: { street: "бул. Витоша", houseNumber: "1", postalCode: "1000", city: "София" },
    },
    "billingAddress.street: latin-letters",
  ],
])("refuses %#: %s", (input, problem) => expect(problems(input)).toContain(problem));

const corrections = z.strictObject(BuyerCorrections);

it.each([
  ["companyName", 80],
  ["name", 60],
  ["surname", 60],
  ["street", 60],
  ["houseNumber", 8],
  ["city", 60],
] as const)("refuses a %s that the exchange would cut, beyond %i letters", (field, longest) => {
  expect(corrections.safeParse({ [field]: "a".repeat(longest) }).success).toBe(true);
  expect(corrections.safeParse({ [field]: "a".repeat(longest + 1) }).success).toBe(false);
});

it("takes what a public contract is traced by as its letters and digits, however they are typed, or none", () => {
  expect(corrections.parse({ cig: " b1a2c3d4e5 ", cup: "j31b26000010001" })).toEqual({
    cig: "B1A2C3D4E5",
    cup: "J31B26000010001",
  });
  expect(corrections.parse({ cig: "", cup: "" })).toEqual({ cig: "", cup: "" });
  for (const wrong of [{ cig: "B1A2C3D4E" }, { cig: "B1A2-C3D4E" }, { cup: "B1A2C3D4E5" }, { cup: "J31B 26000010001" }])
    expect(corrections.safeParse(wrong).success).toBe(false);
});
