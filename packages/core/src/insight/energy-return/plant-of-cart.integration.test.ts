import { addStock } from "@solvia/core/logistics/set-stock";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, buyer, listPrice, product, readyCart, unpriced } from "../../../../../tests/support/shop.ts";
import { plantOf } from "./plant-address.ts";

useDatabase();

it("is reckoned by what each line keeps of its article, from the cart to the order", async () => {
  const user = buyer();
  const panel = await product(50, 6_440, { powerWatt: 420 });
  const battery = await unpriced("batteries", { energyWattHour: 5_120 });
  await listPrice(battery, 200_000);
  await addStock(battery, 5);
  await add(user, panel, 15);
  const { lines } = await add(user, battery, 2);
  expect(lines.map(({ wattPeak, wattHours }) => [wattPeak, wattHours])).toEqual([
    [420, undefined],
    [undefined, 5_120],
  ]);
  expect(plantOf(lines)).toEqual({ powerKw: 6.3, storageKwh: 10.24 });
  const { place } = await readyCart(panel, 15);
  expect((await place()).lines).toMatchObject([{ wattPeak: 420, quantity: 15 }]);
});
