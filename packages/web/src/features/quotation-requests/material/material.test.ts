import { expect, it } from "vitest";
import { noMaterial, withArticle } from "./material.ts";

it("an article comes beside what is written, in its way, and once", () => {
  const empty = withArticle(noMaterial, "SOL-450-M");
  expect(empty).toMatchObject({ way: "rows", rows: [{ code: "SOL-450-M", quantity: "1" }] });
  expect(withArticle(empty!, " sol-450-m")).toBeUndefined();
  const pasted = { ...noMaterial, pasted: "INV-6000 2\n" };
  expect(withArticle(pasted, "SOL-450-M")).toMatchObject({ way: "text", pasted: "INV-6000 2\nSOL-450-M 1" });
  expect(withArticle(pasted, "inv-6000")).toBeUndefined();
});
