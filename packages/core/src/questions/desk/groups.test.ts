import fc from "fast-check";
import { expect, it } from "vitest";
import type { ProductFields } from "../../catalogue/product.ts";
import { callsProduct } from "../evidence/named-products.ts";
import { grouped } from "./groups.ts";

let made = 0;
const asked = (text: string) => ({
  id: `Q${++made}`,
  text,
  language: "it" as const,
  askedOn: `2026-11-${10 + made}T10:00:00.000Z`,
});

const nothing = () => () => false;

it("tells questions about one product apart by what they ask of it", () => {
  const name = "A460-MAH54Db Neostar 2S";
  const brand = "aiko";
  const calls = callsProduct({ category: "panels", brand, fields: { name } as ProductFields }, ["it"]);
  const groups = grouped(
    [
      asked(`Qual è la tensione massima del ${name}?`),
      asked(`Quanto resiste alla grandine il ${name}?`),
      asked(`Il pannello ${name} resiste alla grandine?`),
      asked(`Dove viene prodotto il ${name}?`),
    ],
    () => calls,
  );
  expect(groups.map(({ questions }) => questions.length)).toEqual([2, 1, 1]);
  expect(groups[0]?.words).toContain("grandine");
});

it("puts together what asks for the same, the most asked first", () => {
  const groups = grouped(
    [
      asked("Vendete colonnine di ricarica bidirezionali?"),
      asked("Posso montare i moduli su un tetto di amianto?"),
      asked("Si possono montare moduli sul tetto in amianto?"),
      asked("È possibile montare un modulo su tetto di amianto"),
    ],
    nothing,
  );
  expect(groups.map(({ questions }) => questions.length)).toEqual([3, 1]);
  expect(groups[0]?.words).toEqual(["montare", "moduli", "tetto", "amianto"]);
});

it("puts each in one group, whatever is asked", () => {
  const word = fc.constantFrom("moduli", "modulo", "tetto", "batteria", "rete", "cavo", "cavi");
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
      const questions = texts.map((one, at) => ({
        ...asked(one),
        id: String(at),
        askedOn: `2026-11-29T10:00:${10 + at}Z`,
      }));
      const ids = grouped(questions, nothing).flatMap((group) => group.questions.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(questions.map(({ id }) => id).toSorted());
    }),
  );
});
