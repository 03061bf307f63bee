import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicationTypes } from "../publication.ts";
import { follows, topicsOf, topicsOfPublication } from "./topics.ts";

const tags = fc.uniqueArray(fc.constantFrom("accumulo", "iva", "norme", "progetto", "type#article"), { maxLength: 5 });
const type = fc.constantFrom(...publicationTypes);
const followed = fc.record({ types: fc.uniqueArray(type), tags });
const publication = fc.record({ type, tags });

describe("whoever follows", () => {
  it("nothing is told of nothing", () =>
    fc.assert(
      fc.property(publication, (one) => {
        expect(follows({ types: [], tags: [] }, one)).toBe(false);
      }),
    ));

  it("a type is told of all that is of it, a tag of all that has it, and each choice adds to the others", () =>
    fc.assert(
      fc.property(followed, publication, (choice, one) => {
        const expected = choice.types.includes(one.type) || choice.tags.some((tag) => one.tags.includes(tag));
        expect(follows(choice, one)).toBe(expected);
      }),
    ));

  it("more is told of no less", () =>
    fc.assert(
      fc.property(followed, followed, publication, (choice, more, one) => {
        const both = { types: [...choice.types, ...more.types], tags: [...choice.tags, ...more.tags] };
        expect(follows(both, one)).toBe(follows(choice, one) || follows(more, one));
      }),
    ));

  it("stands in a list of the publication's exactly where they are told of it", () =>
    fc.assert(
      fc.property(followed, publication, (choice, one) => {
        const lists = new Set(topicsOfPublication(one));
        expect(topicsOf(choice).some((topic) => lists.has(topic))).toBe(follows(choice, one));
      }),
    ));

  it("stands once in each list, and no tag takes a type's", () => {
    expect(topicsOf({ types: ["article", "article"], tags: ["iva", "iva", "type#article"] })).toEqual([
      "type#article",
      "tag#iva",
      "tag#type#article",
    ]);
  });
});
