import { expect, it } from "vitest";
import { isFiscalCode, isVatNumber } from "@solvia/core/accounts/validation/identifiers";
import { phoneOf } from "@solvia/core/accounts/validation/phone";
import { demoUsers } from "./users.ts";

it("gives every demonstration user a number with right check digits, none twice", () => {
  for (const { company, fiscalCode, email } of demoUsers) {
    const valid = company ? isVatNumber(company.vatNumber, "IT") : isFiscalCode(fiscalCode ?? "");
    expect(valid, email).toBe(true);
  }
  const numbers = demoUsers.map(({ company, fiscalCode }) => company?.vatNumber ?? fiscalCode);
  expect(new Set(numbers).size).toBe(demoUsers.length);
});

it("gives each a telephone of their own, as the shop keeps them", () => {
  const numbers = demoUsers.map(({ telephone }) => telephone);
  expect(numbers.map((one) => phoneOf(one, "IT"))).toEqual(numbers);
  expect(new Set(numbers).size).toBe(demoUsers.length);
});
