import { expect, test } from "vitest";
import { sanitisedFileName } from "./downloads.ts";

test.each([
  ["Scheda tecnica È già.pdf", "Scheda_tecnica_E_gia.pdf"],
  ["manuale-d'uso (v2).pdf", "manuale-d_uso__v2_.pdf"],
  ["../../etc/passwd", ".._.._etc_passwd"],
  ['a"; filename="b.exe', "a___filename__b.exe"],
])("the file name %s is stored as %s (spec 5)", (name, stored) => {
  expect(sanitisedFileName(name)).toBe(stored);
});
