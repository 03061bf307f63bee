import { expect, it } from "vitest";
import { fill, fillKnown } from "./fill.ts";

it("lets a name that ends with a full stop end the sentence", () => {
  expect(fill("Non fai più parte di {{company}}.", { company: "Gallo S.r.l." })).toBe(
    "Non fai più parte di Gallo S.r.l.",
  );
  expect(fill("Non fai più parte di {{company}}.", { company: "Gallo" })).toBe("Non fai più parte di Gallo.");
  expect(fill("{{company}}: {{name}}", { company: "Gallo S.r.l.", name: "Ada" })).toBe("Gallo S.r.l.: Ada");
});

it("refuses a name without a value in what is sent, and leaves it out on a screen", () => {
  expect(() => fill("Ciao {{name}}", {})).toThrow("No value for name");
  expect(fillKnown("Ciao {{name}}!", { name: undefined })).toBe("Ciao !");
});

it("joins the word before an Italian date as it is said, and leaves other languages and numbers alone", () => {
  const eighth = { on: "8 dicembre 2026" };
  expect(fill("Si rinnova il {{on}}.", eighth, "it")).toBe("Si rinnova l'8 dicembre 2026.");
  expect(fill("Il {{on}} addebitiamo", eighth, "it")).toBe("L'8 dicembre 2026 addebitiamo");
  expect(fill("dal {{from}} al {{to}}", { from: "8 nov 2026", to: "11 dic 2026" }, "it")).toBe(
    "dall'8 nov 2026 all'11 dic 2026",
  );
  expect(fillKnown("del {{on}}, nel {{on}}, sul {{on}}", { on: "11 mag" }, "it")).toBe(
    "dell'11 mag, nell'11 mag, sull'11 mag",
  );
  expect(fill("il {{on}}", { on: "18 dicembre" }, "it")).toBe("il 18 dicembre");
  expect(fill("del {{on}}", { on: "8 dic 2026" }, "es")).toBe("del 8 dic 2026");
  expect(fill("del {{on}}", { on: "8 dic 2026" })).toBe("del 8 dic 2026");
});
