import { expect, it } from "vitest";
import { fill } from "./fill.ts";

it("lets a name that ends with a full stop end the sentence", () => {
  expect(fill("Non fai più parte di {{company}}.", { company: "Gallo S.r.l." })).toBe(
    "Non fai più parte di Gallo S.r.l.",
  );
  expect(fill("Non fai più parte di {{company}}.", { company: "Gallo" })).toBe("Non fai più parte di Gallo.");
  expect(fill("{{company}}: {{name}}", { company: "Gallo S.r.l.", name: "Ada" })).toBe("Gallo S.r.l.: Ada");
});
