import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { UserDirectory, type DirectoryRow } from "./directory.ts";
import { isNearly } from "../../platform/text/nearly.ts";
import { isSearch, mistakenRank, rankOf, searchedText, wordsOf } from "./rank.ts";

const now = new Date("2026-11-20T10:00:00Z");
let registered = 0;
const person = (name: string, surname: string, email: string, more: Partial<DirectoryRow> = {}): DirectoryRow => ({
  id: email,
  name,
  surname,
  email,
  roles: [],
  createdOn: `2026-01-${String(++registered).padStart(2, "0")}`,
  ...more,
});
const users = [
  person("Anna", "Rossi", "anna@solar.example", { companyName: "Solar S.r.l.", ownerId: "AGENT" }),
  person("Mario", "Rossi", "mario.rossi@rossi.example", { companyName: "Rossi Impianti", roles: ["merchant"] }),
  person("Mario", "Bianchi", "mb@example.com", { subscription: { plan: "premium", status: "active" } }),
  person("Nicolò", "Verdi", "nv@example.com", { subscription: { plan: "premium", status: "canceled" } }),
];
const directory = new UserDirectory(users);
const found = (text: string, limit = 10, filters = {}) => directory.search(text, filters, limit, now);

it("searches on more than two characters", () => {
  expect([undefined, "", "ab", " ab ", "abc"].map(isSearch)).toEqual([false, false, false, false, true]);
});

it("ranks by matches of each word on name, surname, e-mail and company name", () => {
  expect(found("mario rossi")).toEqual(["mario.rossi@rossi.example", "mb@example.com", "anna@solar.example"]);
  expect(found("SOLAR")).toEqual(["anna@solar.example"]);
  expect(found("mario rossi", 1)).toHaveLength(1);
});

it("puts the newest first where two match alike", () => {
  expect(found("example")).toEqual([
    "nv@example.com",
    "mb@example.com",
    "mario.rossi@rossi.example",
    "anna@solar.example",
  ]);
});

it("finds accented names typed without accents", () => expect(found("nicolo")).toEqual(["nv@example.com"]));
it("finds a company by its form without dots, as on a statement", () => {
  for (const text of ["solar srl", "SOLAR S.R.L.", "solar s r l"]) expect(found(text)[0]).toBe("anna@solar.example");
  expect(found("srl")).toEqual(["anna@solar.example"]);
});
it("finds nobody for what nobody has", () => expect(found("zzz")).toEqual([]));

describe("a number in hand", () => {
  const italian = { vatNumbers: ["IT12345670157"], telephone: "+390283941234", fiscalCode: "RSSMRA80A01H501U" };
  const known = new UserDirectory([
    person("Luca", "12345670157", "it12345670157@example.com"),
    person("Piero", "Gallo", "piero@gallo.example", { companyName: "Gallo Impianti", ...italian }),
    person("Eva", "Sommer", "eva@sommer.example", { vatNumbers: ["DE136695976", "IT00743110157"] }),
    person("Ida", "Moretti", "ida@moretti.example", { telephone: "+4930901820" }),
  ]);
  const named = (text: string) => known.search(text, {}, 10, now);

  it.each([
    "12345670157",
    "IT12345670157",
    "it 123 456 701 57",
    "rssmra80a01h501u",
    "RSS MRA 80A01 H501U",
    "+39 02 8394 1234",
    "0283941234",
    "0283941",
    "1234567015",
  ])("finds whose it is by %s, and nobody who only has it in a name", (text) => {
    expect(named(text)).toEqual(["piero@gallo.example"]);
  });

  it("finds a company by each of its numbers", () => {
    for (const text of ["DE136695976", "136695976", "00743110157"]) expect(named(text)).toEqual(["eva@sommer.example"]);
    expect(named("030 901820")).toEqual(["ida@moretti.example"]);
  });

  it("finds nobody by a number but for one digit", () => {
    expect(named("12345670158")).toEqual([]);
    expect(named("0283941235")).toEqual([]);
  });
});

it("finds a word with a typing mistake, below all that is as it was typed", () => {
  const gallo = person("Piero", "Gallo", "piero@example.com");
  const galli = person("Piero", "Galli", "galli@example.com", { createdOn: "2025-01-01" });
  const known = new UserDirectory([gallo, galli, ...users]);
  const named = (text: string) => known.search(text, {}, 10, now);
  expect(named("galli")).toEqual([galli.id, gallo.id]);
  expect(named("gallp")).toEqual([gallo.id, galli.id]);
  expect(named("piero rosssi")).toEqual([gallo.id, galli.id, "mario.rossi@rossi.example", "anna@solar.example"]);
  expect(named("biancih")).toEqual(["mb@example.com"]);
  expect(named("nicoló")).toEqual(["nv@example.com"]);
  expect(named("gal")).toEqual([galli.id, gallo.id]);
  expect(named("xal")).toEqual([]);
  expect(known.search("galli", { ownerId: "AGENT" }, 10, now)).toEqual([]);
});

it("finds by a slip whoever a comparison with each of their words would find", () => {
  const word = fc.stringMatching(/^[abcd]{3,7}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (names, typed) => {
      const text = searchedText({ name: names.join(" "), surname: "", email: "" });
      const isMeant = typed.length > 3 && !text.includes(typed) && names.some((name) => isNearly(typed, name));
      expect(mistakenRank(text, [typed])).toBe(isMeant ? 0.5 : 0);
    }),
  );
});

it("keeps within an agent's customers, a role and who is entitled", () => {
  expect(found("rossi", 10, { ownerId: "AGENT" })).toEqual(["anna@solar.example"]);
  expect(directory.list({ role: "merchant" }, 0, 10, now).ids).toEqual(["mario.rossi@rossi.example"]);
  expect(directory.list({ entitled: true }, 0, 10, now).ids).toEqual(["mb@example.com"]);
  expect(directory.list({}, 1, 2, now)).toEqual({ ids: ["mb@example.com", "mario.rossi@rossi.example"], more: true });
});

it("gives one point for a field that has a word and two for one that begins with it, however often it is there", () => {
  const field = fc.stringMatching(/^[a-c ]{0,6}$/);
  const word = fc.stringMatching(/^[a-c]{1,3}$/);
  fc.assert(
    fc.property(
      field,
      field,
      field,
      field,
      fc.array(word, { maxLength: 3 }),
      (name, surname, email, companyName, words) => {
        const fields = [name, surname, email, companyName];
        const points = words.flatMap((one) =>
          fields.map((text) => (text.startsWith(one) ? 2 : text.includes(one) ? 1 : 0)),
        );
        const rank = rankOf(searchedText({ name, surname, email, companyName }), wordsOf(words.join(" ")));
        expect(rank).toBe(points.reduce<number>((sum, point) => sum + point, 0));
      },
    ),
  );
});
