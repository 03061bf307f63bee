import { describe, expect, it } from "vitest";
import { requiredTechnicalFields } from "../../catalogue/product.ts";
import { goodsCategories } from "../../catalogue/taxonomy.ts";
import { noEvidence, withCell } from "./columns/evidence.ts";
import { proposedColumns, questionsOf } from "./columns/propose-columns.ts";
import { priceTemplate, productTemplate } from "./template.ts";

/** What the import makes of a heading whose columns hold numbers that could be anything. */
function read(headings: readonly string[], kind: "products" | "prices") {
  const evidence = headings.map(() => withCell(withCell(noEvidence(), { text: "0,5" }), { text: "21" }));
  const columns = proposedColumns(headings, evidence, kind);
  return { targets: columns.choices.map(({ target }) => target), questions: questionsOf(columns, evidence, kind) };
}

describe.each(["it", "en"] as const)("the templates in %s", (language) => {
  it("of prices is read whole and without a question", () => {
    expect(read(priceTemplate(language), "prices")).toEqual({
      targets: ["productCode", "priceType", "locale", "price", "discount", "validFrom", "validTo"],
      questions: [],
    });
  });

  it.each(goodsCategories)(
    "of %s has all that such products need, and asks for the type of price alone",
    (category) => {
      const { targets, questions } = read(productTemplate(category, language), "products");
      const needed = ["seriesName", "brand", "category", "typology", "productCode", "name", "weight", "minQuantity"];
      expect(targets).toEqual(expect.arrayContaining([...needed, ...requiredTechnicalFields(category, undefined)]));
      expect(targets).not.toContain(null);
      expect(questions).toEqual([{ code: "price-type" }]);
    },
  );
});
