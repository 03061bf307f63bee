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
