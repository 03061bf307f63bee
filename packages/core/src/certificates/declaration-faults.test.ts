import { describe, expect, it } from "vitest";
import { daysFaults, declarationFaults } from "./declaration-faults.ts";

const today = "2026-11-20";
const holder = { name: "Giulia", surname: "Ferraro", fiscalCode: "FRRGLI91C52F205M" };
const person = {
  name: "Giulia",
  surname: "Ferraro",
  birthDate: "1991-03-12",
  fiscalCode: "FRRGLI91C52F205M",
  plantAddress: "Via Solferino 22",
  plantCity: "Milano",
  plantProvince: "MI",
  plantWatts: 3000,
  goods: "10 moduli",
};

describe("what is wrong with a declaration is told all at once", () => {
  it.each([
    ["nothing", {}, []],
    ["a code typed small, with spaces", { fiscalCode: "frrgli91c52 f205m" }, []],
    [
      "a day of birth and a plant",
      { birthDate: "2020-03-12", goods: "", plantWatts: undefined },
      ["birthDate", "plantWatts", "goods"],
    ],
    ["a day that isn't there yet is the schema's", { birthDate: "", plantCity: "" }, ["plantCity"]],
  ])("%s", (_, change, fields) => {
    const faults = declarationFaults(
      { ...person, ...change },
      { kind: "single_order", isCompany: false, holder },
      today,
    );
    expect(faults.map(({ field }) => field)).toEqual(fields);
  });

  it("a company says who signs, and no plant for a year's purchases", () => {
    const { birthDate, fiscalCode } = person;
    const faultsOf = (more: object) =>
      declarationFaults({ birthDate, fiscalCode, ...more }, { kind: "open", isCompany: true, holder }, today);
    expect(faultsOf({})).toEqual([
      { field: "role", code: "required" },
      { field: "companySeat", code: "required" },
    ]);
    expect(faultsOf({ role: "attorney", companySeat: "Via Roma 1, Torino" })).toEqual([]);
  });
});

describe("the codice fiscale of a declaration is its declarant's", () => {
  const codesOf = (
    typed: { name?: string | undefined; surname?: string | undefined; fiscalCode: string },
    isCompany: boolean,
    own?: string,
  ) =>
    declarationFaults(
      { ...person, role: "attorney", companySeat: "Via Roma 1, Torino", ...typed },
      { kind: "single_order", isCompany, holder: { ...holder, fiscalCode: own } },
      today,
    ).flatMap(({ field, code }) => (field === "fiscalCode" ? [code] : []));
  /** Of somebody else who was born on that day. */
  const another = "BNCGLI91C52F205S";

  it.each([
    ["a person's own", person.fiscalCode, person.fiscalCode, []],
    ["another person's", another, person.fiscalCode, ["not-the-declarants"]],
    ["an entity's", "12345670157", person.fiscalCode, ["not-a-persons"]],
    ["of an account without one", person.fiscalCode, undefined, []],
    ["of another name, of an account without one", another, undefined, ["not-of-the-name"]],
    ["nothing is the schema's", "", person.fiscalCode, []],
  ])("private: %s", (_, fiscalCode, own, codes) => {
    expect(codesOf({ fiscalCode }, false, own)).toEqual(codes);
  });

  it.each([
    ["a colleague who represents it", "Giulia Bianchi", another, person.fiscalCode, []],
    ["a colleague by the holder's code", "Marta Prova", person.fiscalCode, undefined, ["not-of-the-name"]],
    ["the holder by name, by another's code", "giulia  ferraro", another, person.fiscalCode, ["not-the-declarants"]],
    ["the holder's own", "Giulia Ferraro", person.fiscalCode, person.fiscalCode, []],
    ["the company's eleven digits", "Ada Ferraro", "12345670157", undefined, ["not-a-persons"]],
  ])("company: %s", (_, both, fiscalCode, own, codes) => {
    const [name, surname] = both.split(/ +/);
    expect(codesOf({ name, surname, fiscalCode }, true, own)).toEqual(codes);
  });
});

describe("the days of what is sent in", () => {
  const drawn = { kind: "single_order", drawnOn: "2026-11-10" } as const;
  it.each([
    [{ signedOn: "2026-11-10", identityExpiresOn: today }, []],
    [{ signedOn: "2026-11-21", identityExpiresOn: "2026-11-19" }, ["in-the-future", "document-expired"]],
    [{ signedOn: "2026-11-09", identityExpiresOn: "2030-01-01" }, ["before-the-paper"]],
    [{ signedOn: "", identityExpiresOn: "" }, []],
  ])("%o: %o", (days, codes) => {
    expect(daysFaults(drawn, days, today).map(({ code }) => code)).toEqual(codes);
  });

  it("one that was signed in a year that is over", () => {
    const days = { signedOn: "2025-12-31", identityExpiresOn: "2030-01-01" };
    expect(daysFaults({ kind: "open", drawnOn: "2025-12-01" }, days, today)).toEqual([
      { field: "signedOn", code: "too-old" },
    ]);
  });
});
