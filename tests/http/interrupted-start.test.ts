import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { demoKits } from "@solvia/local/demo/kits";
import { namesOf } from "@solvia/local/demo/product-names";
import { demoProducts } from "@solvia/local/demo/products";
import { demoSuppliers } from "@solvia/local/demo/suppliers";
import { demoUsers } from "@solvia/local/demo/users";
import { itemsIn, ofEntity } from "../support/items.ts";
import { emptyFolder, killAll, ready, startProcess } from "../support/process.ts";

/** Starts on the folder and kills it as soon as there are so many of something. */
async function killedWith(folder: string, entity: string, count: number): Promise<void> {
  const started = await startProcess(folder);
  while (ofEntity(await itemsIn(folder).catch(() => []), entity).length < count) {
    if (started.child.exitCode !== null) throw new Error(`it ended by itself: ${started.output()}`);
    await pause(20);
  }
  await killAll(started);
}

it("goes on with the demonstration data where a killed start left off, and loads nothing twice", async () => {
  const folder = await emptyFolder();
  await killedWith(folder, "User", 2);
  await killedWith(folder, "Series", 3);
  await killedWith(folder, "Price", 20);
  await killedWith(folder, "Kit", 1);
  const started = await startProcess(folder);
  await ready(started);
  const items = await itemsIn(folder);
  await killAll(started);
  const products = demoProducts();
  const [inStock, all] = [products.filter(({ stock }) => stock > 0), new Set(products.map(({ series }) => series))];
  expect(ofEntity(items, "Series")).toHaveLength(all.size);
  expect(ofEntity(items, "Product")).toHaveLength(products.length);
  expect(ofEntity(items, "User")).toHaveLength(demoUsers.length);
  expect(ofEntity(items, "Password")).toHaveLength(demoUsers.length);
  expect(ofEntity(items, "Company")).toHaveLength(demoUsers.filter(({ company }) => company).length);
  expect(ofEntity(items, "Supplier")).toHaveLength(demoSuppliers.length);
  expect(ofEntity(items, "Kit")).toHaveLength(demoKits(products).length);
  const pieces = (list: readonly unknown[]) => list.reduce<number>((sum, stock) => sum + Number(stock), 0);
  expect(pieces(ofEntity(items, "Stock").map(({ onHand }) => onHand))).toBe(pieces(inStock.map(({ stock }) => stock)));
  const named = products.map(({ fields }) => Object.keys(namesOf(fields.name)).length);
  expect(pieces(ofEntity(items, "ProductTexts").map(({ texts }) => Object.keys(texts as object).length))).toBe(
    pieces(named),
  );
  const priced = new Set(ofEntity(items, "Price").map(({ pk }) => pk));
  expect(priced.size).toBe(products.length);
  const histories = Object.values(Object.groupBy(ofEntity(items, "PriceHistory"), ({ pk }) => String(pk)));
  expect(histories).toHaveLength(products.length);
  expect(Math.max(...histories.map((changes) => changes?.length ?? 0))).toBe(2);
  await rm(folder, { recursive: true, force: true });
  // Five starts, each with all that the demonstration has.
}, 600_000);
