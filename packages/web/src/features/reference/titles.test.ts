import { describe, expect, it } from "vitest";
import { endpoints } from "@solvia/core/contract";
import { resellerDocument } from "@solvia/core/contract/openapi/document";
import { operations, titled, type ReferenceDocument } from "./titles.ts";

const document = resellerDocument(endpoints) as unknown as ReferenceDocument;
const listed = (one: ReferenceDocument) => Object.values(one.paths).flatMap((of) => Object.values(of));

describe("the reference of the reseller API", () => {
  it("has a title of its own for each operation, and for no other", () => {
    expect(Object.keys(operations).toSorted()).toEqual(
      listed(document)
        .map(({ operationId }) => operationId)
        .toSorted(),
    );
    for (const name of ["en", "it"] as const)
      expect(new Set(Object.values(operations).map((one) => one[name])).size).toBe(Object.keys(operations).length);
  });

  it("keeps the document's sentence in English and tells it in Italian", () => {
    const english = listed(titled(document, "de"));
    const italian = listed(titled(document, "it"));
    const sentences = new Map(listed(document).map(({ operationId, summary }) => [operationId, summary]));
    for (const { operationId, description } of english) expect(description).toBe(sentences.get(operationId));
    for (const { operationId, summary, description, tags } of italian) {
      expect(summary).toBe(operations[operationId]?.it);
      expect(description).not.toBe(sentences.get(operationId));
      expect(tags).not.toContain("Orders");
    }
  });

  it("declares each chapter that an operation stands in", () => {
    for (const language of ["it", "en"] as const) {
      const shown = titled(document, language);
      const declared = shown.tags?.map(({ name }) => name);
      for (const { tags } of listed(shown)) expect(declared).toEqual(expect.arrayContaining(tags ?? []));
    }
  });
});
