import fc from "fast-check";
import { expect, it } from "vitest";
import { address, sicily } from "../../../../../tests/support/address.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { add, buyer, now, product } from "../../../../../tests/support/shop.ts";
import { saveAddress } from "../../accounts/addresses.ts";
import { Problem } from "../../platform/problems.ts";
import { setPrices } from "../../pricing/index.ts";
import { cartView, openOrderOf } from "./cart.ts";
import { readingGuest } from "./guest-cart.ts";
import { setShippingAddress } from "../sending/prepare-order.ts";
import { estimateShipping } from "./shipping-estimate.ts";

useDatabase();

/** With a price that companies see too. */
async function forAll(productId: string, price: number): Promise<string> {
  await setPrices([{ productId, locale: "it", priceType: "public", price, discount: 0 }], now);
  return productId;
}

const berlin = {
  countryCode: "DE",
  postalCode: "10119",
  city: "Berlin",
  provinceCode: undefined,
  telephone: "+49 30 12345678",
};
const zurich = {
  countryCode: "CH",
  postalCode: "8001",
  city: "Zürich",
  provinceCode: undefined,
  telephone: "+41 44 668 18 00",
};
const livigno = { postalCode: "23041", city: "Livigno", provinceCode: "SO" };

it.each([
  ["a private buyer", {}],
  ["a company", { accountType: "business" as const, companyVerified: true, companyId: "C" }],
])(
  "says to %s of every place, to the cent and word, what the checkout says once the address is given",
  async (_, more) => {
    const [panel, heavy] = [
      await forAll(await product(50), 10_000),
      await forAll(await product(50, 123_456, { weight: 41_000 }), 123_456),
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom({}, sicily, { island: true }, livigno, berlin, zurich),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 3 }),
        async (place, tailLift, truckAccess, panels, heavies) => {
          const user = { ...buyer(), ...more };
          await add(user, panel, panels);
          if (heavies > 0) await add(user, heavy, heavies);
          const given = address({ ...place, tailLift, truckAccess });
          const told = await estimateShipping(user, given, now);
          expect((await openOrderOf(user, now)).address).toBeUndefined();
          const { id } = await saveAddress(user, given, undefined, now);
          const cart = await openOrderOf(user, now);
          const { amounts, grossSummary, basis } = cartView(
            await setShippingAddress(user, cart.id, id, now),
            user,
            now,
          );
          expect(told).toEqual({ amounts, grossSummary, basis, canBePickedUp: true });
        },
      ),
      { numRuns: 25 },
    );
  },
);

it("takes a postal code as its country writes it, and refuses in words one that it doesn't have", async () => {
  const user = buyer();
  await add(user, await product(9), 2);
  const to = (countryCode: string, postalCode: string) =>
    estimateShipping(user, { countryCode, postalCode, tailLift: false, island: false }, now);
  expect(await to("NL", "1012ab")).toEqual(await to("NL", "1012 AB"));
  await expect(to("IT", "2012")).rejects.toSatisfy(
    (error) => error instanceof Problem && error.fields?.[0]?.code === "invalid-postal-code",
  );
});

it("costs nothing and asks nothing of a visitor without a cart", async () => {
  const nobody = readingGuest({}, { locale: "it", language: "it" }, now);
  const told = await estimateShipping(nobody, { countryCode: "IT", postalCode: "20121", tailLift: false }, now);
  expect(told.amounts).toMatchObject({ shipmentState: "known", shipmentCost: 0, total: 0 });
});
