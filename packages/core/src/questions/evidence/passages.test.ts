import fc from "fast-check";
import { expect, it } from "vitest";
import { passagesOf } from "./passages.ts";

it("parts a text into passages with the heading of each", () => {
  const html =
    "<p>La stringa è una serie di moduli collegati uno dopo l'altro, come le pile di una torcia elettrica.</p><h2>Tensione &amp; freddo</h2><ul><li>Al freddo la tensione sale.</li><li>Si calcola a −10 °C.</li></ul>";
  expect(passagesOf(html)).toEqual([
    { text: "La stringa è una serie di moduli collegati uno dopo l'altro, come le pile di una torcia elettrica." },
    { section: "Tensione & freddo", text: "Al freddo la tensione sale. Si calcola a −10 °C." },
  ]);
});

it("loses no word, and makes no passage too long", () => {
  const sentence = fc.array(fc.constantFrom("volt", "modulo", "stringa", "rete"), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 20 }), (text) => {
      const written = text.map((words) => `Il ${words.join(" ")}.`).join(" ");
      const found = passagesOf(`<p>${written}</p>`);
      expect(found.map((one) => one.text).join(" ")).toBe(written);
      for (const one of found) expect(one.text.length).toBeLessThanOrEqual(480);
    }),
  );
});
