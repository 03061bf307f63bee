import { expect, test } from "vitest";
import { alike } from "./alike.ts";

test.each([
  ["Gallo Impianti S.r.l.", "GALLO IMPIANTI SRL", true],
  ["Sommer Solar GmbH", "Sommer Solar Gesellschaft mbH", true],
  ["Énergie Nord SARL", "ENERGIE NORD", true],
  ["Rossi Impianti", "Bianchi Impianti", false],
  ["", "Rossi", false],
  ["S.r.l.", "Rossi S.r.l.", false],
])("%s and %s: %s", (one, other, same) => expect(alike(one, other)).toBe(same));
