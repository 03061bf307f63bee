import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainWords, readVerbs } from "./read-verbs.ts";

const verb = (name: string, words: string) => ({ name, words: plainWords(words) });
const verbs = [
  verb("pay", "Segna bonifico pagato incassa"),
  verb("ready", "Segna pronto"),
  verb("delivered", "Segna consegnato"),
  verb("price", "Prezzi del prodotto"),
];
const read = (text: string) =>
  readVerbs(text, verbs, ["ordine", "l", "di"]).map(({ verb: { name }, rest }) => `${name}: ${rest}`);

describe("what is typed as an act", () => {
  it("is the act whose words are begun, and what is left is whose it is", () => {
    expect(read("segna pagato 662C")).toEqual(["pay: 662c"]);
    expect(read("SEGNA PRONTO 7H3K-662C")).toEqual(["ready: 7h3k-662c"]);
    expect(read("pag l'ordine 662C")).toEqual(["pay: 662c"]);
    expect(read("incassa rossi mario")).toEqual(["pay: rossi mario"]);
  });

  it("may follow whose it is", () => {
    expect(read("662C consegnato")).toEqual(["delivered: 662c"]);
  });

  it("may be several while it is short, and none where no act begins so", () => {
    expect(read("segna 662C")).toEqual(["pay: 662c", "ready: 662c", "delivered: 662c"]);
    expect(read("rossi mario")).toEqual([]);
    expect(read("se 662C")).toEqual([]);
    expect(read("")).toEqual([]);
  });

  it("leaves every other word, in its order", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[0-9]{1,6}$/), { maxLength: 4 }), (numbers) => {
        const [found] = readVerbs(`segna pagato ${numbers.join(" ")}`, verbs);
        expect(found?.verb.name).toBe("pay");
        expect(found?.rest).toBe(numbers.join(" "));
      }),
    );
  });
});
