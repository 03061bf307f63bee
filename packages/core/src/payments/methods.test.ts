import { expect, it } from "vitest";
import { mayPayLater, mayPayWith, placedBy, providerMethodOf, ways as allWays, waysToPay } from "./methods.ts";
import { takesTwo } from "./four-eyes/gift.ts";

const company = { accountType: "business", companyVerified: true, locale: "it" } as const;
const person = { accountType: "private", companyVerified: false, locale: "it" } as const;
const upfront = { amount: 100_000, termsOfPayment: "hundred_upon_order" } as const;
const later = { amount: 100_000, termsOfPayment: "thirty_days_later_end_of_month" } as const;

it.each([
  ["card", person, upfront, true],
  ["card", person, { ...upfront, amount: 1_500_001 }, false],
  ["sepa_direct_debit", person, upfront, false],
  ["sepa_direct_debit", company, upfront, true],
  ["sepa_direct_debit", company, { ...upfront, amount: 1_000_001 }, false],
  ["pause_pay", company, { ...upfront, amount: 49_999 }, false],
  ["pause_pay", company, { ...upfront, amount: 50_000 }, true],
  ["pause_pay", company, { ...upfront, amount: 2_000_001 }, false],
  ["pause_pay", { ...company, locale: "de" }, upfront, false],
  ["bank_receipt", company, upfront, false],
  ["bank_receipt", company, later, true],
  ["bank_receipt", { ...company, companyVerified: false }, later, false],
  ["gift", company, upfront, false],
  ["assignment_of_tax_credit", company, upfront, false],
] as const)("%s for %o with %o: %s (domain-rules 4.6)", (method, payer, facts, may) => {
  expect(mayPayWith(method, payer, facts)).toBe(may);
});

it("lets only verified companies under delayed terms pay later", () => {
  expect(mayPayLater(company, later)).toBe(true);
  expect(mayPayLater(company, upfront)).toBe(false);
  expect(mayPayLater({ ...company, companyVerified: false }, later)).toBe(false);
});

it("routes sofort by country, and not within Italy", () => {
  expect(
    ["BE", "NL", "AT", "PL", "PT", "GB", "DE", "FR", "ES", "IT"].map((country) => providerMethodOf("sofort", country)),
  ).toEqual([
    "bancontact",
    "ideal",
    "eps",
    "p24",
    "multibanco",
    "pay_by_bank",
    "pay_by_bank",
    "pay_by_bank",
    "klarna",
    undefined,
  ]);
  const offered = (country: string | undefined) =>
    waysToPay(person, { ...later, country }, () => ({ allowed: true })).some(({ way }) => way === "sofort");
  expect([offered("DE"), offered("ES"), offered("IT"), offered(undefined)]).toEqual([true, true, false, false]);
});

it("offers what is open to the buyer, and says with figures why a way is refused for this payment", () => {
  const granted = () => ({ allowed: true }) as const;
  const refusal = { code: "credit-limit-exceeded", params: { limit: 50_000, exposure: 0, amount: 100_000 } } as const;
  const beyond = () => ({ allowed: false, ...refusal }) as const;
  const ways = (...asked: Parameters<typeof waysToPay>) =>
    waysToPay(...asked).map(({ way, refused }) => (refused ? `${way}: ${refused.reason}` : way));
  expect(ways(person, later, granted)).toEqual(["card", "manual_wire_transfer"]);
  expect(ways({ ...company, companyVerified: false }, later, granted)).toEqual(["card", "manual_wire_transfer"]);
  const all = ["card", "manual_wire_transfer", "sepa_direct_debit", "pause_pay", "bank_receipt", "later"];
  expect(ways(company, later, granted)).toEqual(all);
  expect(ways(company, later, beyond)).toEqual([
    "card",
    "manual_wire_transfer",
    "sepa_direct_debit: credit-limit-exceeded",
    "pause_pay",
    "bank_receipt: credit-limit-exceeded",
    "later: credit-limit-exceeded",
  ]);
  expect(waysToPay(company, later, beyond).at(-1)?.refused?.params).toEqual(refusal.params);
  expect(ways(company, { ...upfront, amount: 2_500_000 }, beyond)).toEqual([
    "card: amount-too-high",
    "manual_wire_transfer",
    "sepa_direct_debit: amount-too-high",
    "pause_pay: amount-too-high",
  ]);
  expect(waysToPay(company, { ...upfront, amount: 49_999 }, granted)[3]).toEqual({
    way: "pause_pay",
    refused: { reason: "amount-too-low", params: { limit: 50_000, amount: 49_999 } },
  });
});

it("places nothing by a debit or a bank receipt before there is a mandate or an account", () => {
  expect(allWays.map((way) => [way, placedBy(way)])).toEqual([
    ["card", "card"],
    ["manual_wire_transfer", "manual_wire_transfer"],
    ["sofort", "sofort"],
    ["sepa_direct_debit", "manual_wire_transfer"],
    ["pause_pay", "pause_pay"],
    ["bank_receipt", "manual_wire_transfer"],
    ["later", "manual_wire_transfer"],
  ]);
});

it("500 € of an order are one administrator's to give away, a cent more takes two", () => {
  expect([0, 49_999, 50_000, 50_001].map(takesTwo)).toEqual([false, false, false, true]);
});
