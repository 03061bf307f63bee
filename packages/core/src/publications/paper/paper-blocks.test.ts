import fc from "fast-check";
import { expect, it } from "vitest";
import { paperBlocks, type PaperBlock } from "./paper-blocks.ts";

const told = ({ kind, mark, depth, runs }: PaperBlock) =>
  [kind, depth || undefined, mark, runs.map(({ text }) => text).join("")]
    .filter((part) => part !== undefined)
    .join(" ");

it("makes a block of each that stands on lines of its own", () => {
  const html =
    "<h2>Uno</h2>\n<p>Due</p><blockquote><p>Detto</p></blockquote><ul><li>a</li><li>b<ol><li>c</li><li>d</li></ol></li></ul><p></p><h4>Fine</h4>";
  expect(paperBlocks(html).map(told)).toEqual([
    "h2 Uno",
    "p Due",
    "quote Detto",
    "item 1 • a",
    "item 1 • b",
    "item 2 1. c",
    "item 2 2. d",
    "h4 Fine",
  ]);
});

it("leaves the mark of an item without words to nothing after it", () => {
  const html = "<ul><li><p>a</p></li><li><p></p></li></ul><p>b</p><ol><li></li><li>c</li></ol><h3>d</h3>";
  expect(paperBlocks(html).map(told)).toEqual(["item 1 • a", "p b", "item 1 2. c", "h3 d"]);
});

it("keeps emphasis, links and line breaks, and raises digits", () => {
  const [block] = paperBlocks(
    '<p>A <strong>B <em>C</em></strong><br />m<sup>2</sup>, H<sub>2</sub>O &amp; <a href="https://solvia.example/x">qui</a></p>',
  );
  const runs = block?.runs ?? [];
  expect(runs.map(({ text }) => text).join("")).toBe("A B C\nm², H₂O & qui");
  expect(runs.find(({ text }) => text === "C")).toMatchObject({ bold: true, italic: true });
  expect(runs.at(-1)).toMatchObject({ link: "https://solvia.example/x", underline: true });
  expect(runs[0]).toMatchObject({ bold: false, italic: false, underline: false, link: undefined });
});

it("loses no word, whatever is written", () => {
  const word = fc.constantFrom("uno", "due", "tre");
  const piece = fc.oneof(
    word.map((text) => `<p>${text}</p>`),
    word.map((text) => `<ul><li><p>${text}</p></li></ul>`),
    word.map((text) => `<h3><em>${text}</em></h3>`),
    word.map((text) => `<blockquote>${text}</blockquote>`),
    word.map((text) => `<ol><li></li></ol><p>${text}</p>`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const words = [...pieces.join("").matchAll(/uno|due|tre/g)].map(String);
      expect(paperBlocks(pieces.join("")).flatMap(({ runs }) => runs.map(({ text }) => text))).toEqual(words);
      for (const { kind, mark } of paperBlocks(pieces.join(""))) expect(mark !== undefined).toBe(kind === "item");
    }),
  );
});
