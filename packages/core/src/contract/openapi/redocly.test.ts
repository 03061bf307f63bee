import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { endpoints } from "../index.ts";
import { openApiDocument, resellerDocument } from "./document.ts";

/** What Redocly's recommended rules find, each rule with where. */
async function findings(document: unknown, off: readonly string[] = []): Promise<string[]> {
  const rules = Object.fromEntries(off.map((rule) => [rule, "off" as const]));
  const config = await createConfig({ extends: ["recommended"], rules });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: "openapi.json", config });
  return found.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} ${place?.pointer ?? ""}`);
}

it("of resellers is clean under all recommended rules", async () => {
  expect(await findings(resellerDocument(endpoints))).toEqual([]);
});

it("of the whole API is, but for paths that its ids tell apart", async () => {
  // Of /products/{id}/reviews and /products/product/{id} no id is ever the other's word; the addresses are those that callers have.
  expect(await findings(openApiDocument(endpoints, "Solvia API"), ["no-ambiguous-paths"])).toEqual([]);
});
