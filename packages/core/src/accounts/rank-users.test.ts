import { expect, it } from "vitest";
import { isSearch, rankUsers } from "./rank-users.ts";

const person = (name: string, surname: string, email: string, companyName?: string) => ({
  name,
  surname,
  email,
  companyName,
});
const users = [
  person("Anna", "Rossi", "anna@solar.example", "Solar S.r.l."),
  person("Mario", "Rossi", "mario.rossi@rossi.example", "Rossi Impianti"),
  person("Mario", "Bianchi", "mb@example.com"),
  person("Nicolò", "Verdi", "nv@example.com"),
];
const emails = (text: string, limit = 10) => rankUsers(users, text, limit).map(({ email }) => email);

it("searches on more than two characters", () => {
  expect([undefined, "", "ab", " ab ", "abc"].map(isSearch)).toEqual([false, false, false, false, true]);
});

it("ranks by matches of each word on name, surname, e-mail and company name", () => {
  expect(emails("mario rossi")).toEqual(["mario.rossi@rossi.example", "anna@solar.example", "mb@example.com"]);
  expect(emails("SOLAR")).toEqual(["anna@solar.example"]);
  expect(emails("mario rossi", 1)).toHaveLength(1);
});

it("finds accented names typed without accents", () => expect(emails("nicolo")).toEqual(["nv@example.com"]));
it("finds nobody for what nobody has", () => expect(emails("zzz")).toEqual([]));
