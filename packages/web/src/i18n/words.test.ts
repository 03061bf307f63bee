import { beforeAll, describe, expect, it } from "vitest";
import type { Language } from "@solvia/core/platform/locale";
import type { ordersTexts } from "./areas/orders.ts";
import { addTexts, textOf, translatorFor, type Translate } from "./words.ts";

/** These texts are no area's: the types know none of their keys. */
const saying = (language: Language) => translatorFor(language) as (key: string, values?: object) => string;

beforeAll(() => {
  addTexts("it", {
    basket: { rows_one: "{{count}} riga", rows_other: "{{count}} righe" },
    only: "Solo qui",
  });
  addTexts("en", { basket: { rows_one: "{{count}} line", rows_other: "{{count}} lines", title: "Cart" } });
  addTexts("pl", {
    basket: {
      rows_one: "{{count}} wiersz",
      rows_few: "{{count}} wiersze",
      rows_many: "{{count}} wierszy",
      rows_other: "x",
    },
  });
  addTexts("pl", { greeting: "Witaj, {{name}}!" });
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
    expect(saying(language)("basket.rows", { count })).toBe(text);
  });

  it("is found in whichever area has it, and in English where the language lacks it", () => {
    expect(saying("pl")("greeting", { name: "Ewa" })).toBe("Witaj, Ewa!");
    expect(saying("pl")("basket.title")).toBe("Cart");
  });

  it("is the default, filled in as well, or its key where no language has it", () => {
    expect(saying("pl")("only")).toBe("only");
    expect(saying("it")("none.at.all", { defaultValue: "per {{name}}", name: "Ada" })).toBe("per Ada");
    expect(saying("it")("basket")).toBe("basket");
    expect(saying("it")("basket.rows.more")).toBe("basket.rows.more");
  });

  it("takes values as they are: not as patterns, not as further placeholders", () => {
    expect(saying("pl")("greeting", { name: "$& {{name}} <b>" })).toBe("Witaj, $& {{name}} <b>!");
  });

  it("can be asked of one language alone", () => {
    expect(textOf("pl", "greeting")).toContain("Witaj");
    expect(textOf("pl", "basket.title")).toBeUndefined();
    expect(textOf("pl", "basket")).toBeUndefined();
  });

  it("keeps what its group had when another area adds to the group", () => {
    addTexts("pl", { basket: { added: "Dodano" } });
    expect(textOf("pl", "basket.added")).toBe("Dodano");
    expect(textOf("pl", "basket.rows_one")).toBe("{{count}} wiersz");
  });
});

it("is only known by a key that is there, of an area that was opened, with the count that it needs", () => {
  const t: Translate = () => "";
  const ofOrders: Translate<typeof ordersTexts> = () => "";
  t("cart.title");
  ofOrders("cart.title");
  ofOrders("orders.title");
  ofOrders("orders.late", { count: 2 });
  t("problem.some-code", { defaultValue: "?" });
  // @ts-expect-error: there is no such text.
  t("cart.titel");
  // @ts-expect-error: orders were not opened.
  t("orders.title");
  // @ts-expect-error: it says a number of days.
  ofOrders("orders.late");
  // @ts-expect-error: a group is no text.
  ofOrders("orders");
  // @ts-expect-error: a code that may have no text wants to know what is said then.
  t(`problem.${String(1)}`);
  // @ts-expect-error: no group of this name.
  t("trouble.some-code", { defaultValue: "?" });
  expect(ofOrders("orders.title")).toBe("");
});
