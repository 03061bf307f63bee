import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Problem } from "../platform/problems.ts";
import { demandWhole, movesOf } from "./publication-machine.ts";
import { codeOf, hasWords, readingMinutes, tagOf } from "./publication-words.ts";

const whole = {
  status: "draft",
  type: "article",
  title: "Stringhe al freddo",
  written: true,
  thumbnailUrl: "https://files.example/a",
  lessonIds: [],
} as const;

const missingOf = (facts: Parameters<typeof demandWhole>[0]) => {
  try {
    demandWhole(facts);
    return [];
  } catch (error) {
    return (error as Problem).fields.map(({ field }) => field);
  }
};

describe("what a publication needs before anybody reads it", () => {
  it("is title, thumbnail and body, all that is missing at once", () => {
    expect(missingOf(whole)).toEqual([]);
    expect(missingOf({ ...whole, title: "", written: false, thumbnailUrl: undefined })).toEqual([
      "title",
      "body",
      "thumbnail",
    ]);
  });

  it("is besides, of a course, its lessons", () => {
    expect(missingOf({ ...whole, type: "course" })).toEqual(["lessonIds"]);
  });
});

it("offers what its state lets be done", () => {
  expect(movesOf({ status: "draft" })).toEqual(["publish", "schedule"]);
  expect(movesOf({ status: "scheduled" })).toEqual(["publish", "schedule", "unschedule"]);
  expect(movesOf({ status: "published" })).toEqual(["hide"]);
  expect(movesOf({ status: "hidden" })).toEqual(["publish", "archive"]);
  expect(movesOf({ status: "archived" })).toEqual([]);
});

test.each([
  ["Perché l'IVA è al 10 %", "perche-l-iva-e-al-10"],
  ["  CEI 0-21: accumulo  ", "cei-0-21-accumulo"],
  ["???", ""],
])("the code of %j is %j", (title, code) => expect(codeOf(title)).toBe(code));

test("a code is fit for an address, and its own code, whatever the title", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (title) => {
      const code = codeOf(title);
      expect(code).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(code.length).toBeLessThanOrEqual(80);
      expect(codeOf(code)).toBe(code);
    }),
  );
});

it("reads in at least a minute, by the words and not the marks", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes(`<p>${"parola ".repeat(238 * 3)}</p>`)).toBe(3);
  expect(hasWords("<p> </p><br>")).toBe(false);
  expect(tagOf("  Accumulo   LFP ")).toBe("accumulo lfp");
});
