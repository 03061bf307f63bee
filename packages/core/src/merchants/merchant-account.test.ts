import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factsOf, goesOn, missingThings, reasonOf, thingOf, type ProviderAccount } from "./merchant-account.ts";

const deadline = Math.floor(Date.UTC(2026, 11, 4) / 1000);
const account = (more: Partial<ProviderAccount> = {}): ProviderAccount => ({
  id: "acct_1",
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  ...more,
});

describe("what the provider says of an account, in our words", () => {
  it.each([
    ["external_account", "bank-account"],
    ["individual.verification.document", "identity-document"],
    ["person_1Q.verification.additional_document", "identity-document"],
    ["business_profile.mcc", "business-profile"],
    ["representative.dob.day", "person"],
    ["individual.first_name", "person"],
    ["person_1Q.address.city", "person"],
    ["company.tax_id", "company"],
    ["company.verification.document", "identity-document"],
    ["tos_acceptance.ip", "terms"],
    ["documents.proof_of_registration.files", "other"],
  ] as const)("%s is %s", (field, what) => {
    expect(thingOf(field)).toBe(what);
  });

  it.each([
    ["verification_document_not_readable", "unreadable"],
    ["verification_document_expired", "expired"],
    ["verification_document_name_mismatch", "mismatch"],
    ["verification_failed_keyed_match", "mismatch"],
    ["verification_document_fraudulent", "not-accepted"],
  ] as const)("%s is %s", (code, reason) => {
    expect(reasonOf(code)).toBe(reason);
  });

  it("is ready when nothing is due and both money in and money out go", () => {
    expect(factsOf(account())).toEqual({ state: "ready", charges: true, payouts: true, missing: [] });
    expect(factsOf(account({ payouts_enabled: false })).state).toBe("checking");
  });

  it("says what is missing, by when, why, and what is late", () => {
    const requirements = {
      currently_due: ["external_account", "person_1.verification.document"],
      past_due: ["external_account"],
      errors: [{ code: "verification_document_expired", requirement: "person_1.verification.document" }],
      current_deadline: deadline,
    };
    expect(factsOf(account({ requirements }))).toEqual({
      state: "missing",
      charges: true,
      payouts: true,
      missing: [
        { what: "bank-account", late: true },
        { what: "identity-document", late: false, reason: "expired" },
      ],
      dueOn: "2026-12-04T00:00:00.000Z",
    });
    expect(factsOf(account({ requirements, details_submitted: false })).state).toBe("begun");
  });

  it("names each thing once, whatever is due, and asks nothing of who is refused", () => {
    const field = fc.constantFrom(
      "external_account",
      "company.name",
      "company.phone",
      "person_1.dob.day",
      "business_profile.url",
      "anything.else",
    );
    const fields = fc.option(fc.array(field));
    fc.assert(
      fc.property(fields, fields, fc.boolean(), fc.boolean(), (currently_due, past_due, refused, details_submitted) => {
        const disabled_reason = refused ? "rejected.fraud" : null;
        const requirements = { currently_due, past_due, current_deadline: deadline, disabled_reason };
        const facts = factsOf(account({ requirements, details_submitted }));
        const named = facts.missing.map(({ what }) => what);
        const due = new Set([...(currently_due ?? []), ...(past_due ?? [])].map(thingOf));
        expect(named).toEqual(refused ? [] : missingThings.filter((what) => due.has(what)));
        expect(facts.dueOn !== undefined).toBe(named.length > 0);
        expect(goesOn(facts)).toBe(!refused && (!details_submitted || due.size > 0));
      }),
    );
  });
});
