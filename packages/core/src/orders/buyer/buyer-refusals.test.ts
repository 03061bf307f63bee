import { expect, it } from "vitest";
import { byCode, company, fromAbroad, noCode, person, seller } from "../../../../../tests/support/invoices.ts";
import { refusalsOf } from "../../invoicing/xml/pre-flight.ts";
import { refusalsOfBuyer, type Named } from "./buyer-refusals.ts";
import { missingForInvoice } from "./demand-invoiceable.ts";

const nowhere = { street: "", houseNumber: "", postalCode: "", city: "", provinceCode: undefined };
const berlin = { ...nowhere, street: "Unter den Linden", postalCode: "10117", city: "Berlin", countryCode: "DE" };
const required = (field: string) => ({ field, code: "required" });

const cases: readonly [string, Named, ReturnType<typeof missingForInvoice>][] = [
  ["a company by its code", { buyer: company, recipient: byCode }, []],
  ["a person with a fiscal code", { buyer: person, recipient: noCode }, []],
  [
    "a person without one",
    { buyer: { ...person, fiscalCode: undefined }, recipient: noCode },
    [required("fiscalCode")],
  ],
  [
    "a person from abroad without one",
    { buyer: { ...person, ...berlin, fiscalCode: undefined, customerId: "U1" }, recipient: fromAbroad },
    [],
  ],
  [
    "a wrong fiscal code",
    { buyer: { ...person, fiscalCode: "RSSMRA85T10A562X" }, recipient: noCode },
    [{ field: "fiscalCode", code: "invalid-fiscal-code" }],
  ],
  [
    "who collects and has no address, told once",
    { buyer: { ...person, ...nowhere }, recipient: noCode },
    [required("billingAddress")],
  ],
  [
    "a company whose number is wrong, without an address",
    { buyer: { ...company, ...nowhere, vatNumber: "IT12345670158" }, recipient: byCode },
    [{ field: "vatNumber", code: "invalid-value" }, required("billingAddress")],
  ],
  [
    "a recipient's code that is none",
    { buyer: company, recipient: { code: "ABC" } },
    [{ field: "recipientCode", code: "invalid-value" }],
  ],
  [
    "certified mail that the form doesn't take",
    { buyer: company, recipient: { code: "0000000", pec: "città@pec.it" } },
    [{ field: "pec", code: "invalid-value" }],
  ],
];

it.each(cases)("says what is missing of %s", (_, named, missing) => {
  expect(missingForInvoice(refusalsOfBuyer(named))).toEqual(missing);
});

it.each(cases)("is what the invoice's own pre-flight refuses of %s", (_, { buyer, recipient }) => {
  const content = {
    type: "TD01" as const,
    date: "2026-11-23",
    seller,
    buyer,
    recipient,
    language: "it" as const,
    locale: "it" as const,
    orderNumber: "1",
    lines: [],
    groups: [],
    total: 0,
    payments: [],
    conditions: "TP02" as const,
    related: [],
    deliveries: [],
    oneStopShop: false,
    splitPayment: false,
    stampDuty: 0,
  };
  expect(refusalsOf(content, { today: "2026-11-23" })).toEqual(refusalsOfBuyer({ buyer, recipient }));
});
