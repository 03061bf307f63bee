import { afterAll, beforeAll, expect, it } from "vitest";
import type { LocalCloud } from "@solvia/local/cloud";
import { Caller, startTestCloud } from "../support/cloud.ts";

let cloud: LocalCloud;

beforeAll(async () => {
  cloud = await startTestCloud();
});
afterAll(() => cloud.stop());

const place = {
  header: "Anna Conti",
  street: "Via Dante",
  houseNumber: "3",
  postalCode: "20121",
  city: "Milano",
  provinceCode: "MI",
  countryCode: "IT",
  addressType: "billing",
  tailLift: false,
};

it("asks for the address of the invoice before the order is placed, at its field, and takes the order then", async () => {
  const buyer = await new Caller(cloud.url).login("cliente@solvia.example");
  const { body } = await buyer.call("GET", "/products/search?available=true&category=panels");
  const { items } = body as { items: { minQuantity: number; price: { priceId: string } }[] };
  const { minQuantity, price } = items.find((one) => one.price)!;
  await buyer.call("POST", `/orders/product-price/${price.priceId}/quantity/${Math.max(1, minQuantity)}`);
  const { body: cart } = await buyer.call("GET", "/orders/open");
  const { id } = cart as { id: string };
  const { body: ready } = await buyer.call("POST", `/orders/${id}/shipping-address/pickup`);
  const pay = () =>
    buyer.call("POST", `/orders/${id}/pay`, {
      method: "manual_wire_transfer",
      expectedTotal: (ready as { amounts: { total: number } }).amounts.total,
      salesConditionsAccepted: true,
    });
  expect((await buyer.call("DELETE", "/addresses/billing")).status).toBe(204);
  const refused = await pay();
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({
    code: "invoice-data-missing",
    errors: [{ field: "billingAddress", code: "required" }],
  });
  expect((await buyer.call("GET", "/orders/open")).body).toMatchObject({ id });
  expect((await buyer.call("POST", "/user/billing-address", place)).status).toBe(200);
  expect((await pay()).body).toMatchObject({ id, status: "pendingPayment" });
});
