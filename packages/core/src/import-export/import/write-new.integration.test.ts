import { afterEach, expect, it } from "vitest";
import { documents } from "../../platform/table.ts";
import { locales } from "../../platform/locale.ts";
import { productIdsOf } from "../../catalogue/product-codes.ts";
import { loadProduct } from "../../catalogue/load-product.ts";
import { saveSeries } from "../../catalogue/index.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { priceHistoryOf, priceTypes } from "../../pricing/index.ts";
import { largest } from "../tables/cell.ts";
import { importTable } from "./import-table.ts";
import type { PlanRow } from "./checking/plan.ts";
import { seriesByName } from "./listings/series-of.ts";
import { writeRows } from "./write-rows.ts";

useDatabase();
const now = new Date("2026-11-20T10:00:00Z");
const pictureOf = async () => "/media/drawn.svg";

const keys = priceTypes.flatMap((priceType) => locales.map((locale) => ({ priceType, locale })));
const most = keys.length;
const fields = ["seriesName", "brand", "category", "productCode", "name", "weight"];
const inColumns = keys.slice(0, largest.columns - fields.length);
const heading = [...fields, ...inColumns.map(({ priceType, locale }) => `price.${priceType}.${locale}`)];

/** The checked rows of a table of new products, each with so many prices: those that a table has no column for are added as planned. */
async function planned(products: Readonly<Record<string, number>>, series = "Serie"): Promise<PlanRow[]> {
  const wanted = Object.entries(products);
  const rows = wanted.map(([code, prices]) => [
    series,
    "Marca",
    "others",
    code,
    `Nome ${code}`,
    "20",
    ...inColumns.map((_, at) => (at < prices ? "499,00" : "")),
  ]);
  const text = [heading, ...rows].map((cells) => cells.join(";")).join("\n");
  const results: PlanRow[] = [];
  await importTable(
    async function* () {
      yield Buffer.from(`${text}\n`);
    },
    { kind: "products", dryRun: true, now: () => now, pictureOf, onRow: (row) => results.push(row) },
  );
  expect(results.map(({ outcome, problems }) => [outcome, problems])).toEqual(rows.map(() => ["created", []]));
  return results.map((row, at) => {
    const beyond = keys.slice(inColumns.length, wanted[at]?.[1]);
    const added = beyond.map((key) => ({ key, set: { price: 49_900, discount: 0 }, version: 0 }));
    return row.write ? { ...row, write: { ...row.write, prices: [...row.write.prices, ...added] } } : row;
  });
}

async function statesOf(rows: readonly PlanRow[]) {
  const seriesOf = seriesByName({ dryRun: false, now, pictureOf });
  const done = await writeRows(rows, { seriesOf, author: { source: "import" }, now });
  return done.map(({ written }) => written?.state);
}

/** Of each product its version, its prices, and how many of them each entry of its history tells. */
async function stored(products: Readonly<Record<string, number>>) {
  const ids = await productIdsOf(Object.keys(products));
  const all = [...ids].map(async ([code, id]) => {
    const { product, prices } = await loadProduct(id, { consistent: true });
    const { items } = await priceHistoryOf(id, { limit: 10 });
    expect(new Set(prices.map(({ version }) => version))).toEqual(new Set([1]));
    return [code, [product.version, prices.length, items.map(({ changes }) => changes.length).toReversed()]] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Lets each transaction of so many items pass, or loses its answer, or never sends it. */
function onTransactions(act: (items: number) => "passes" | "answer lost" | "never sent"): void {
  documents.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        const items = (input.input as { TransactItems?: readonly unknown[] }).TransactItems?.length ?? 0;
        const what = commandName === "TransactWriteItemsCommand" ? act(items) : "passes";
        const lost = () => Object.assign(new Error(`${what}: ${items} items`), { name: "ValidationException" });
        if (what === "never sent") throw lost();
        const answer = await next(input);
        if (what === "answer lost") throw lost();
        return answer;
      },
    { step: "initialize", name: "transactions" },
  );
}
afterEach(() => void documents.middlewareStack.remove("transactions"));

it("writes a product of more prices than a transaction holds, and those beside it", async () => {
  expect(most).toBe(216);
  const products = { "MANY-1": 1, "MANY-96": 96, "MANY-97": 97, "MANY-216": most, "MANY-2": 2 };
  const rows = await planned(products);
  expect(await statesOf(rows)).toEqual(rows.map(() => "written"));
  const expected = {
    "MANY-1": [1, 1, [1]],
    "MANY-96": [1, 96, [96]],
    "MANY-97": [1, 97, [97]],
    "MANY-216": [1, 216, [99, 99, 18]],
    "MANY-2": [1, 2, [2]],
  };
  expect(await stored(products)).toEqual(expected);
  // A message that comes once more finds all of it as its own.
  expect(await statesOf(rows)).toEqual(rows.map(() => "written"));
  expect(await stored(products)).toEqual(expected);
});

it("goes on with a product of many prices where it was cut off between two of its transactions", async () => {
  const products = { "CUT-216": most, "CUT-1": 1 };
  const rows = await planned(products);
  let full = 0;
  onTransactions((items) => (items === 100 && ++full === 2 ? "never sent" : "passes"));
  await expect(statesOf(rows)).rejects.toThrow("never sent: 100 items");
  documents.middlewareStack.remove("transactions");
  expect(await stored(products)).toEqual({ "CUT-216": [1, 99, [99]], "CUT-1": [1, 1, [1]] });
  expect(await statesOf(rows)).toEqual(["written", "written"]);
  expect(await stored(products)).toEqual({ "CUT-216": [1, 216, [99, 99, 18]], "CUT-1": [1, 1, [1]] });
});

it.each(["never sent", "answer lost"] as const)(
  "does one by one, and once, what a transaction of several fails with: %s",
  async (what) => {
    const products = { [`${what}-1`]: 1, [`${what}-2`]: 2, [`${what}-3`]: 3 };
    const rows = await planned(products);
    const asked: number[] = [];
    onTransactions((items) => {
      asked.push(items);
      return items > 6 ? what : "passes";
    });
    expect(await statesOf(rows)).toEqual(["written", "written", "written"]);
    expect(asked.filter((items) => items > 6)).toEqual([5 + 6 + 7]);
    expect(Object.values(await stored(products))).toEqual([
      [1, 1, [1]],
      [1, 2, [2]],
      [1, 3, [3]],
    ]);
  },
);

it("has no more in a transaction than the texts of the products' series leave room for", async () => {
  const name = "Serie lunga";
  const text = {
    descriptionTitle: "",
    descriptionSubtitle: "",
    descriptionRich: "ж".repeat(20_000),
    description2Rich: "",
  };
  const texts = Object.fromEntries(["it", "en", "de", "fr", "es", "bg"].map((language) => [language, text]));
  await saveSeries({ name, brand: "Marca", category: "others", texts }, now);
  const products = Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`LONG-${at}`, 1]));
  const rows = await planned(products, name);
  const asked: number[] = [];
  onTransactions((items) => {
    asked.push(items);
    return "passes";
  });
  expect(await statesOf(rows)).toEqual(rows.map(() => "written"));
  // Of 240 KB each, a dozen to 3 MB, where a hundred items would be twenty.
  expect(asked.toSorted((a, b) => b - a)).toEqual([12 * 5, 2 * 5]);
});
