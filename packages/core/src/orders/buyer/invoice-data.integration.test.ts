import { $remove, UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { business, privatePerson, vatNumber } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { available, buyer, now, product, readyCart } from "../../../../../tests/support/shop.ts";
import { deleteAddress, saveBillingAddress } from "../../accounts/addresses.ts";
import { billingAddressId } from "../../accounts/account.table.ts";
import { callerById } from "../../accounts/caller-by-id.ts";
import { setContactDetails } from "../../accounts/change-details.ts";
import { register } from "../../accounts/registration/register.ts";
import { UserEntity } from "../../accounts/user.table.ts";
import type { User } from "../../platform/access.ts";
import { choosePlan } from "../../subscriptions/choose-plan.ts";
import { orderPlan } from "../../subscriptions/order-plan.ts";
import { priceOf } from "../../plans/index.ts";
import { findOrder } from "../stored-order.ts";
import { buyerOf, recordsOf, saleOf } from "./buyer.ts";

useDatabase();

const place = {
  header: "Ada Neri",
  street: "Via Solferino",
  houseNumber: "22",
  postalCode: "20121",
  city: "Milano",
  provinceCode: "MI",
  countryCode: "IT",
  addressType: "billing" as const,
  tailLift: false,
  truckAccess: true,
  forklift: false,
  island: false,
};

async function registered(input = privatePerson()): Promise<User> {
  const { id } = await register(input, "192.0.2.1", now);
  const found = await callerById(id, now);
  return { ...buyer(), ...found, sessionId: "S" };
}

const lacks = (...missing: string[]) => ({
  code: "invoice-data-missing",
  params: { missing },
  fields: missing.map((field) => ({ field, code: "required" })),
});

it("asks a person for fiscal code and address before anything is ordered, one after the other, and then takes the order", async () => {
  const user = await registered();
  await UserEntity.build(UpdateItemCommand).item({ id: user.id, fiscalCode: $remove() }).send();
  await deleteAddress(user, billingAddressId);
  const productId = await product(5);
  const cart = await readyCart(productId, 2, user);
  await expect(cart.place()).rejects.toMatchObject(lacks("fiscalCode", "billingAddress"));
  expect(await findOrder(cart.id)).toBeUndefined();
  expect(await available(productId)).toBe(5);
  const own = { name: user.name, surname: user.surname, telephone: "02 8394 1234" };
  await expect(setContactDetails(user, { ...own, fiscalCode: "RSSMRA85T10A562X" })).rejects.toMatchObject({
    fields: [{ field: "fiscalCode", code: "invalid-fiscal-code" }],
  });
  await setContactDetails(user, { ...own, fiscalCode: "RSSMRA85T10A562S" });
  await expect(cart.place()).rejects.toMatchObject(lacks("billingAddress"));
  await saveBillingAddress(user, place, now);
  // What is said of the rest leaves the code as it is.
  await setContactDetails(user, own);
  expect((await cart.place()).number).toBeTruthy();
});

it("asks a company that collects where it is", async () => {
  const user = await registered(business(vatNumber()));
  await deleteAddress(user, billingAddressId);
  const cart = await readyCart(await product(5), 1, user);
  await expect(cart.place()).rejects.toMatchObject(lacks("billingAddress"));
  await saveBillingAddress(user, place, now);
  await cart.place();
});

it("invoices a colleague without an address of their own where the company is", async () => {
  const founder = await registered(business(vatNumber()));
  const colleague = await registered();
  await deleteAddress(colleague, billingAddressId);
  const member = { ...colleague, accountType: "business" as const, companyId: founder.companyId };
  const cart = await readyCart(await product(5), 1, member);
  const order = await cart.place();
  const named = buyerOf(saleOf(order), await recordsOf(order));
  expect(named.buyer).toMatchObject({ street: "Via Solferino", companyName: "Neri S.r.l." });
});

it("asks whoever wants a plan, whether ordered, tried or paid by card", async () => {
  const user = await registered();
  await UserEntity.build(UpdateItemCommand).item({ id: user.id, fiscalCode: $remove() }).send();
  const { id: priceId } = priceOf("premium", "2026-11-20");
  await expect(orderPlan(user, priceId, now)).rejects.toMatchObject(lacks("fiscalCode"));
  await expect(choosePlan(user, { plan: "premium", priceId }, now)).rejects.toMatchObject({ code: "card-missing" });
  const own = { name: user.name, surname: user.surname, telephone: "02 8394 1234" };
  await setContactDetails(user, { ...own, fiscalCode: "RSSMRA85T10A562S" });
  expect((await orderPlan(user, priceId, now)).number).toBeTruthy();
});
