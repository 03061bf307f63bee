import * as fc from "fast-check";
import { expect, it } from "vitest";
import { nameWords, plainName } from "./plain-name.ts";

it.each([
  ["conti spa", ["Conti S.p.A.", "CONTI SPA", "Conti S.p.a", "conti s. p. a.", "Conti S P A", "Conti Spa."]],
  ["gallo srl", ["Gallo S.r.l.", "Gallo srl", "GALLO S.R.L", "Gallo S. r. l.", "Gallo s r l"]],
  ["verdi srls", ["Verdi S.r.l.s.", "Verdi SRLS", "verdi s r l s"]],
  ["neri sas", ["Neri S.a.s.", "Neri s a s"]],
  ["wind bv", ["Wind B.V.", "Wind BV"]],
  ["licht gmbh & co kg", ["Licht GmbH & Co. KG", "licht gmbh & co kg"]],
  ["nicolo", ["Nicolò", "NICOLO"]],
])("reads as %s however it is written", (plain, names) => {
  for (const name of names) expect(plainName(name)).toBe(plain);
});

it.each([
  "a.b@example.com",
  "mario.r.b@x.example",
  "s.p.a@example.com",
  "info@s.p.a.example",
  "r5gx-fw1r",
  "cs6r-410ms",
])("leaves %s as it is", (text) => expect(plainName(text)).toBe(text));

it("joins nothing of two lines, and no word with another", () => {
  expect(plainName("J.\nR.\n")).toBe("j\nr\n");
  expect(nameWords("Conti  Distribuzione S.p.A. Milano")).toEqual(["conti", "distribuzione", "spa", "milano"]);
});

it("reads what it has read the same", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-ZÀ-ù .@&-]{0,30}$/), (text) => {
      expect(nameWords(nameWords(text).join(" "))).toEqual(nameWords(text));
    }),
  );
});
