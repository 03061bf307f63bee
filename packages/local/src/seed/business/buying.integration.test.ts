import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { saveAddress } from "@solvia/core/accounts/addresses";
import { register } from "@solvia/core/accounts/registration/register";
import { requestHistory } from "@solvia/core/accounts/requests/request-history";
import { codeKey } from "@solvia/core/catalogue/product-codes";
import { setTermsOfPayment } from "@solvia/core/contract/order-cart";
import { declareGuestWithdrawal } from "@solvia/core/contract/orders";
import { AddressInput } from "@solvia/core/contract/shapes/address-input";
import { GuardEntity } from "@solvia/core/platform/storing/guard.table";
import { setPrices } from "@solvia/core/pricing/set-price";
import { romeDate } from "@solvia/core/platform/time";
import { privatePerson } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now, product } from "../../../../../tests/support/shop.ts";
import { asCustomer, personOf } from "./actors.ts";
import { goods, placed } from "./buying.ts";
import type { Stage } from "./stage.ts";

useDatabase();

const stage: Stage = {
  once: (_, run) => run(),
  act: async (_, run) => void (await run()),
  ago: (days) => new Date(now.getTime() - days * 86_400_000),
  today: romeDate(now),
};

it("keeps of a customer what they could have asked: by what they chose, with the status of its answer", async () => {
  const productId = await product(20);
  await setPrices([{ productId, locale: "it", priceType: "public", price: 10_000, discount: 0 }], stage.ago(9));
  await GuardEntity.build(PutItemCommand)
    .item({ kind: "PRODUCTCODE", value: codeKey(goods.wallbox), ownerId: productId })
    .send();
  const registration = privatePerson();
  const { email } = registration;
  const { id: userId } = await register(registration, "192.0.2.1", stage.ago(9));
  const place = { street: "Via Roma", houseNumber: "1", postalCode: "20121", city: "Milano", provinceCode: "MI" };
  const input = AddressInput.parse({ header: "Casa", ...place, countryCode: "IT", telephone: "02 83941234" });
  const address = await saveAddress(await personOf(email, now), input, undefined, now);
  const sent = await placed(stage, "sent", { email, days: 2, pieces: { wallbox: 2 } });
  const fetched = await placed(stage, "fetched", { email, days: 1, pieces: { wallbox: 1 }, pickup: true });
  await asCustomer(email, { endpoint: declareGuestWithdrawal, now }, async () => undefined);
  const { items } = await requestHistory({ ...buyer(), roles: ["admin"] }, userId, 20, now);
  const cart = (quantity: number) => `/orders/product-price/${productId}-it-public/quantity/${quantity}`;
  expect(items.toReversed().map(({ path, status }) => [path, status])).toEqual([
    [cart(2), 200],
    [`/orders/${sent}/shipping-address/${address.id}`, 200],
    [`/orders/${sent}/pay`, 200],
    [cart(1), 200],
    [`/orders/${fetched}/shipping-address/pickup`, 200],
    [`/orders/${fetched}/pay`, 200],
    ["/withdrawals", 204],
  ]);
});

it("refuses an act of which nobody says the parameters", async () => {
  const { email } = privatePerson();
  const registered = { ...privatePerson(), email };
  await register(registered, "192.0.2.1", now);
  const nothing = asCustomer(email, { endpoint: setTermsOfPayment, now }, async () => undefined);
  await expect(nothing).rejects.toThrow("nobody said the id");
});
