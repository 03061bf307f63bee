import { expect, it } from "vitest";
import { unprintableFields } from "./unprintable.ts";

it("names the fields with characters that nobody types, at any depth", () => {
  const body = { name: "Ada", lines: [{ note: "a\u0000b" }, { note: "due\nrighe" }], "k\u202e": 1 };
  expect(unprintableFields({ query: { text: "\u001b[2J" }, body })).toEqual(
    expect.arrayContaining([
      { field: "text", code: "unprintable" },
      { field: "lines.0.note", code: "unprintable" },
      { field: "", code: "unprintable" },
    ]),
  );
  expect(unprintableFields({ body })).toHaveLength(2);
});

it("refuses half a character, in a text as in a name, and leaves whole ones", () => {
  const half = "\ud83d";
  expect(unprintableFields({ body: { name: `Ada ${half}`, [half]: 1, note: "\u{1F31E} \ud83d\ude00" } })).toEqual(
    expect.arrayContaining([
      { field: "name", code: "unprintable" },
      { field: "", code: "unprintable" },
    ]),
  );
  expect(unprintableFields({ body: { note: "\u{1F31E} \ud83d\ude00" } })).toEqual([]);
});

it("bears nesting of any depth", () => {
  let deep: unknown = "\u0007";
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(unprintableFields({ body: deep })).toHaveLength(1);
});
