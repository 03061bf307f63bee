import { expect, it } from "vitest";
import { announced } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product } from "../../../../../tests/support/shop.ts";
import { setOnHand } from "../../logistics/set-stock.ts";
import { setProductFields } from "../editing/change-product.ts";
import { tellWatchers } from "./tell-watchers.ts";
import { isWatching, unwatchProduct, watchProduct } from "./watch-product.ts";
import { productAvailable } from "../events.ts";

useDatabase();

const told = async (userId: string): Promise<number> =>
  (await announced(productAvailable)).filter((event) => event.userId === userId).length;

it("tells each who waits once when pieces come, however often the message does", async () => {
  const panel = await product(0);
  const [ada, ugo] = [buyer(), buyer()];
  expect(await watchProduct(ada, panel, now)).toEqual({ watching: true });
  expect(await watchProduct(ada, panel, now)).toEqual({ watching: true });
  await watchProduct(ugo, panel, now);
  await tellWatchers(panel, now);
  expect(await told(ada.id)).toBe(0);
  await setOnHand(panel, 5);
  await Promise.all([tellWatchers(panel, now), tellWatchers(panel, now)]);
  await tellWatchers(panel, now);
  expect([await told(ada.id), await told(ugo.id)]).toEqual([1, 1]);
  expect(await isWatching(ada, panel)).toBe(false);
  const event = (await announced(productAvailable)).find(({ userId }) => userId === ada.id);
  expect(event).toMatchObject({ brand: "Brand", name: "Panel", names: {}, path: `/panels/brand/panel/${panel}` });
});

it("doesn't tell who has withdrawn, and tells again only who asks again", async () => {
  const panel = await product(0);
  const user = buyer();
  await watchProduct(user, panel, now);
  await unwatchProduct(user, panel);
  await setOnHand(panel, 5);
  await tellWatchers(panel, now);
  expect(await told(user.id)).toBe(0);
  await setOnHand(panel, 0);
  await watchProduct(user, panel, now);
  await setOnHand(panel, 1);
  await tellWatchers(panel, now);
  expect(await told(user.id)).toBe(1);
});

it("keeps nothing of who asks for what can be had already, and waits for the smallest amount that is sold", async () => {
  const panel = await product(3);
  const user = buyer();
  expect(await watchProduct(user, panel, now)).toEqual({ watching: false });
  expect(await isWatching(user, panel)).toBe(false);
  await setProductFields(panel, { minQuantity: 4 });
  expect(await watchProduct(user, panel, now)).toEqual({ watching: true });
  await tellWatchers(panel, now);
  expect(await told(user.id)).toBe(0);
  await setOnHand(panel, 4);
  await tellWatchers(panel, now);
  expect(await told(user.id)).toBe(1);
});

it("knows no product that is hidden or gone", async () => {
  const panel = await product(0);
  await setProductFields(panel, { visibility: false });
  await expect(watchProduct(buyer(), panel, now)).rejects.toMatchObject({ code: "not-found" });
  await expect(watchProduct(buyer(), "NONE", now)).rejects.toMatchObject({ code: "not-found" });
});
