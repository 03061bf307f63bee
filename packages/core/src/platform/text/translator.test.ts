import { expect, test } from "vitest";
import { inLatinLetters } from "./translator.ts";

test.each([
  ["Соларни панел", "Solarni panel"],
  ["Ђорђе, Љубљана, Њива, Џеп", "Đorđe, Ljubljana, Njiva, Džep"],
  ["већ латиница MPPT 430 W", "već latinica MPPT 430 W"],
])("Serbian in Latin letters: %s", (cyrillic, latin) => expect(inLatinLetters(cyrillic)).toBe(latin));
