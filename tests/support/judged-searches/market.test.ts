import { createReadStream, existsSync } from "node:fs";
import { knownNames } from "@solvia/core/import-export/import/checking/table-reading";
import type { SearchDocument } from "@solvia/core/catalogue/search/document";
import { SearchEngine } from "@solvia/core/catalogue/search/engine";
import { openTable } from "@solvia/core/import-export/tables/open-table";
import { expect, it } from "vitest";
import { queries } from "./market.ts";
import { scored } from "./score.ts";

const data = process.env["MARKET_DATA"] ?? "market-data";
const absent = !existsSync(`${data}/panels.csv`);

/** The real products of one list, as the index would have them; none has a price. */
async function documentsOf(file: string, category: SearchDocument["category"]): Promise<SearchDocument[]> {
  const documents: SearchDocument[] = [];
  const { heading, rows } = await openTable(() => createReadStream(`${data}/${file}.csv`), knownNames("products"));
  for await (const row of rows()) {
    const cells = Object.fromEntries(heading.names.map((name, index) => [name, row.cells[index]?.text ?? ""]));
    const { brand = "", model = "", typology, technology, tension, powerWatt, energyWattHour } = cells;
    documents.push({
      id: `${category} ${documents.length}`,
      stamp: "",
      category,
      typology,
      brand,
      series: brand,
      imageUrl: "",
      fields: {
        name: model,
        productCode: model,
        weight: 1000,
        minQuantity: 1,
        piecesPerPackage: 1,
        shippingTime: "1",
        ...(technology && { technology }),
        ...(tension && { tension }),
        ...(powerWatt && { powerWatt: Math.round(Number(powerWatt)) }),
        ...(energyWattHour && { energyWattHour: Number(energyWattHour) }),
      } as SearchDocument["fields"],
      prices: [],
      available: documents.length % 3,
    });
  }
  return documents;
}

it.skipIf(absent)("puts the right product first among thousands of real ones (needs MARKET_DATA)", async () => {
  const documents = [
    ...(await documentsOf("panels", "panels")),
    ...(await documentsOf("inverters", "inverters")),
    ...(await documentsOf("batteries", "batteries")),
  ];
  expect(documents.length).toBeGreaterThan(6000);
  const { meanReciprocalRank, misses } = scored(new SearchEngine(documents), queries, "it");
  expect(meanReciprocalRank, misses.join("\n")).toBeGreaterThanOrEqual(0.97);
});
