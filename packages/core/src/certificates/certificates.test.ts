import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalsOf } from "../tax/index.ts";
import { demandNotOwn, isActive, kindFor, powerStanding, validityOf, type Certificate } from "./certificate.ts";
import { certificateMachine } from "./certificate-machine.ts";
import { ineligibleReasons, isEligibleForReducedVat, type EligibilityFacts } from "./eligibility.ts";

const now = new Date("2026-11-20T10:00:00Z");
const person: EligibilityFacts = {
  locale: "it",
  accountType: "private",
  fiscalCodeValid: true,
  companyVerified: false,
  roles: ["customer"],
  blocked: false,
};
const installer = { ...person, accountType: "business", companyVerified: true, companyRole: "installer" } as const;

describe("who may certify for the reduced rate", () => {
  it.each([
    ["a private person", person, []],
    ["an installer", installer, []],
    ["a company that is the final user", { ...installer, companyRole: "final_user" }, []],
    ["a person of another shop", { ...person, locale: "de" as const }, ["not-italy"]],
    ["a person without a right codice fiscale", { ...person, fiscalCodeValid: false }, ["fiscal-code-missing"]],
    ["a company that isn't verified", { ...installer, companyVerified: false }, ["company-unverified"]],
    ["a company that sells again", { ...installer, companyRole: "reseller" }, ["role-not-allowed"]],
    ["an installer with a reseller's role", { ...installer, roles: ["customer", "reseller"] }, ["role-not-allowed"]],
    ["an installer with a merchant's role", { ...installer, roles: ["customer", "merchant"] }, ["role-not-allowed"]],
    ["a sales agent", { ...person, roles: ["customer", "sales_agent"] }, ["role-not-allowed"]],
    ["who is blocked", { ...person, blocked: true }, ["blocked"]],
    ["who was rejected 23 hours ago", { ...person, rejectedOn: "2026-11-19T11:00:00.000Z" }, ["rejected-lately"]],
    ["who was rejected 24 hours ago", { ...person, rejectedOn: "2026-11-19T10:00:00.000Z" }, []],
  ])("%s", (_, facts, reasons) => {
    expect(isEligibleForReducedVat(facts, now)).toEqual({ eligible: reasons.length === 0, reasons });
  });

  it("is said with every reason, and whoever has none is eligible", () => {
    const facts = fc.record({
      locale: fc.constantFrom("it" as const, "de" as const),
      accountType: fc.constantFrom("private" as const, "business" as const),
      fiscalCodeValid: fc.boolean(),
      companyVerified: fc.boolean(),
      companyRole: fc.constantFrom("installer", "final_user", "reseller", "epc", undefined),
      roles: fc.subarray(["customer", "reseller", "merchant", "sales_agent", "installer"]),
      blocked: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (some) => {
        const { eligible, reasons } = isEligibleForReducedVat(some, now);
        expect(eligible).toBe(reasons.length === 0);
        expect(reasons.every((reason) => ineligibleReasons.includes(reason))).toBe(true);
        if (some.locale !== "it" || some.blocked || some.roles.some((role) => /reseller|merchant|agent/.test(role))) {
          expect(eligible).toBe(false);
        }
      }),
    );
  });
});

describe("how long a certificate counts", () => {
  it.each([
    ["open", "2026-01-01", "2026-12-31"],
    ["open", "2026-12-31", "2026-12-31"],
    ["single_order", "2026-11-20", "2027-11-20"],
    ["single_order", "2028-02-29", "2029-02-28"],
  ] as const)("%s, signed on %s, until %s", (kind, signedOn, until) => {
    expect(validityOf(kind, signedOn)).toBe(until);
  });

  it("to its last day, for its one order, and only while it is sent in or approved", () => {
    const standing = { status: "approved", validUntil: "2026-11-20" } as const;
    expect(isActive(standing, "2026-11-20")).toBe(true);
    expect(isActive(standing, "2026-11-21")).toBe(false);
    expect(isActive({ ...standing, usedBy: "O1" }, "2026-11-20")).toBe(false);
    expect(isActive({ ...standing, usedBy: "O1" }, "2026-11-20", "O1")).toBe(true);
    for (const status of ["draft", "generated", "rejected", "expired", "revoked"] as const) {
      expect(isActive({ ...standing, status }, "2026-11-20")).toBe(false);
    }
    expect(kindFor("installer")).toBe("open");
    expect(kindFor(undefined)).toBe("single_order");
  });
});

it("holds the watts that were ordered against those that are declared, never below nothing", () => {
  expect(powerStanding(undefined, 5000)).toBeUndefined();
  expect(powerStanding(6000, 5000)).toEqual({ declared: 6000, ordered: 5000, left: 1000, over: false });
  expect(powerStanding(6000, 6000)).toMatchObject({ left: 0, over: false });
  expect(powerStanding(6000, 6001)).toMatchObject({ left: 0, over: true });
});

it("is approved with every check ticked, by nobody of the own company", () => {
  const declaration = { plantAddress: "Via Solferino 22", goods: "10 moduli" } as Certificate["declaration"];
  const sent = { status: "submitted", declaration } as const;
  const all = ["signer", "identity", "signature", "plant", "goods"] as const;
  expect(certificateMachine.after({ ...sent, checklist: all }, "approve", "back-office").status).toBe("approved");
  for (const left of all) {
    const checklist = all.filter((item) => item !== left);
    expect(() => certificateMachine.demand({ ...sent, checklist }, "approve", "back-office")).toThrow(
      "checklist-incomplete",
    );
  }
  // A year's purchases name neither plant nor goods: there is nothing of them to look at.
  const open = { ...sent, declaration: {} as Certificate["declaration"] };
  const checklist = ["signer", "identity", "signature"] as const;
  expect(certificateMachine.after({ ...open, checklist }, "approve", "back-office").status).toBe("approved");
  expect(() => certificateMachine.demand({ ...open, checklist: ["signer"] }, "approve", "back-office")).toThrow(
    "checklist-incomplete",
  );
  // @ts-expect-error nobody approves their own
  expect(() => certificateMachine.demand({ ...sent, checklist: all }, "approve", "customer")).toThrow(
    "invalid-transition",
  );
  expect(() => certificateMachine.demand(sent, "reject", "back-office")).toThrow("invalid-transition");
  const theirs = { userId: "U1", companyId: "C1" };
  expect(() => demandNotOwn({ id: "U1" }, theirs)).toThrow("own-certificate");
  expect(() => demandNotOwn({ id: "U2", companyId: "C1" }, theirs)).toThrow("own-certificate");
  expect(() => demandNotOwn({ id: "U2" }, { userId: "U1" })).not.toThrow();
});

it("gives the worked example of domain-rules 1.3, to the cent", () => {
  const lines = [
    { net: 89_900, wasteFee: 1200, rate: 1000 },
    { net: 119_900, wasteFee: 350, rate: 1000 },
    { net: 64_900, wasteFee: 200, rate: 2200 },
  ];
  expect(totalsOf(lines, 12_000, 5000)).toMatchObject({ vatAmount: 36_355, total: 319_805 });
});
