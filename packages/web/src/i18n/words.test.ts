import { beforeAll, describe, expect, it } from "vitest";
import { addTexts, textOf, translatorFor } from "./words.ts";

beforeAll(() => {
  addTexts("it", "translation", {
    cart: { rows_one: "{{count}} riga", rows_other: "{{count}} righe" },
    only: "Solo qui",
  });
  addTexts("en", "translation", { cart: { rows_one: "{{count}} line", rows_other: "{{count}} lines", title: "Cart" } });
  addTexts("pl", "translation", {
    cart: {
      rows_one: "{{count}} wiersz",
      rows_few: "{{count}} wiersze",
      rows_many: "{{count}} wierszy",
      rows_other: "x",
    },
  });
  addTexts("pl", "profile", { greeting: "Witaj, {{name}}!" });
});

describe("a text", () => {
  it.each([
    ["it", 1, "1 riga"],
    ["it", 0, "0 righe"],
    ["pl", 1, "1 wiersz"],
    ["pl", 3, "3 wiersze"],
    ["pl", 12, "12 wierszy"],
    ["pl", 22, "22 wiersze"],
    // German has none: English by English rules.
    ["de", 1, "1 line"],
    ["de", 2, "2 lines"],
  ] as const)("has the plural form of its language: %s, %i", (language, count, text) => {
    expect(translatorFor(language)("cart.rows", { count })).toBe(text);
  });

  it("is found in whichever bundle has it, and in English where the language lacks it", () => {
    expect(translatorFor("pl")("greeting", { name: "Ewa" })).toBe("Witaj, Ewa!");
    expect(translatorFor("pl")("cart.title")).toBe("Cart");
  });

  it("is the default, filled in as well, or its key where no language has it", () => {
    expect(translatorFor("pl")("only")).toBe("only");
    expect(translatorFor("it")("none.at.all", { defaultValue: "per {{name}}", name: "Ada" })).toBe("per Ada");
    expect(translatorFor("it")("cart")).toBe("cart");
    expect(translatorFor("it")("cart.rows.more")).toBe("cart.rows.more");
  });

  it("takes values as they are: not as patterns, not as further placeholders", () => {
    expect(translatorFor("pl")("greeting", { name: "$& {{name}} <b>" })).toBe("Witaj, $& {{name}} <b>!");
  });

  it("can be asked of one bundle alone", () => {
    expect(textOf("pl", "profile", "greeting")).toContain("Witaj");
    expect(textOf("pl", "translation", "greeting")).toBeUndefined();
  });
});
