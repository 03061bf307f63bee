import { describe, expect, test } from "vitest";
import { countries, languages } from "../locale.ts";
import { euroFormat, readerTag } from "./reader-format.ts";

const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("amounts as the reader writes them", () => {
  test.each([
    ["it", "IT", "1.234,50 €"],
    ["it", "BG", "1.234,50 €"],
    ["en", "GB", "€1,234.50"],
    ["en", "BG", "€1,234.50"],
    ["de", "DE", "1.234,50 €"],
    ["fr", "FR", "1 234,50 €"],
    ["es", "ES", "1.234,50 €"],
    ["pt", "PT", "1 234,50 €"],
    ["pt", "IT", "1 234,50 €"],
    ["nl", "NL", "€ 1.234,50"],
    ["ro", "RO", "1.234,50 €"],
    ["bg", "BG", "1 234,50 €"],
    ["pl", "PL", "1 234,50 €"],
    ["sr", "RS", "1.234,50 €"],
    ["uk", "UA", "1 234,50 €"],
    ["nb", "NO", "1 234,50 €"],
    ["hr", "HR", "1.234,50 €"],
  ])("%s in %s: %s", (language, country, text) => {
    expect(plain(euroFormat(readerTag(language, country))(123_450))).toBe(text);
  });

  test("every language has euro sign, grouped thousands and two decimals in every country", () => {
    for (const language of languages) {
      for (const { code } of countries) {
        const text = plain(euroFormat(readerTag(language, code))(123_450));
        expect(text, `${language} in ${code}`).toMatch(/^€? ?1[.,  ’']234[.,]50 ?€?$/);
        expect(text).toContain("€");
      }
    }
  });

  test("English dates are never American", () => {
    const day = new Intl.DateTimeFormat(readerTag("en", "BG"), { dateStyle: "medium", timeZone: "UTC" });
    expect(day.format(new Date("2026-11-02T12:00:00Z"))).toBe("2 Nov 2026");
  });
});
