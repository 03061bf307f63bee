import { expect, it } from "vitest";
import { canBeInvoiced, vatNumberAsTyped } from "./typed-vat-number.ts";

it.each([
  ["12345670157", "IT", "IT12345670157"],
  ["IT 123 456 701 57", "IT", "IT12345670157"],
  ["it-123.456.70157", "IT", "IT12345670157"],
  ["136695976", "DE", "DE136695976"],
  ["DE136695976", "IT", "DE136695976"],
  ["U13585627", "AT", "ATU13585627"],
  ["CHE-107.787.577 MWST", "CH", "CHE107787577"],
])("%s of a buyer in %s is read as %s", (text, country, read) => {
  expect(vatNumberAsTyped(text, country)).toBe(read);
  expect(canBeInvoiced(read)).toBe(true);
});

it.each([
  ["12345670158", "IT"],
  ["IT12345670158", "IT"],
  ["P.IVA 12345670157", "IT"],
  ["12345670157", "DE"],
  ["DE", "DE"],
  ["QQ12345678", "IT"],
  ["€12345670157", "IT"],
])("%s of a buyer in %s is left for its reader to refuse", (text, country) =>
  expect(canBeInvoiced(vatNumberAsTyped(text, country))).toBe(false),
);
