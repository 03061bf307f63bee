import * as fc from "fast-check";
import { expect, it } from "vitest";
import { UserDirectory, type DirectoryRow } from "./directory.ts";
import { isSearch, rankOf, searchedText, wordsOf } from "./rank.ts";

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
it("finds nobody for what nobody has", () => expect(found("zzz")).toEqual([]));

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
