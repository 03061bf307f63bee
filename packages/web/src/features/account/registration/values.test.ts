import { expect, it } from "vitest";
import { agentBodyOf, bodyOf, emptyRegistration } from "./values.ts";

const typed = {
  ...emptyRegistration,
  name: "Ada",
  fiscalCode: "RSSMRA85T10A562S",
  vatNumber: "00743110157",
  pec: "ada@pec.example",
};

it("sends a company's fields for companies alone, and Italy's for Italy alone", () => {
  expect(bodyOf(typed)).not.toHaveProperty("vatNumber");
  expect(bodyOf(typed)).toHaveProperty("fiscalCode");
  const german = bodyOf({ ...typed, accountType: "business", country: "DE" });
  expect(german).toMatchObject({ vatNumber: "00743110157", companyRole: "installer" });
  for (const italian of ["fiscalCode", "pec", "noElectronicAddress"]) expect(german).not.toHaveProperty(italian);
});

it("sends nothing that was left empty", () => {
  expect(bodyOf(typed)).not.toHaveProperty("surname");
  expect(bodyOf(typed).billingAddress).toEqual({});
});

it("sends neither password nor consents in a person's name", () => {
  const body = agentBodyOf({ ...typed, password: "una-parola-mai-detta" });
  expect(body).toMatchObject({ accountType: "private", name: "Ada" });
  for (const own of ["password", "termsAccepted", "marketingConsent"]) expect(body).not.toHaveProperty(own);
});
