import { callerById } from "@solvia/core/accounts/caller-by-id";
import { saveAddress } from "@solvia/core/accounts/addresses";
import { listCompanies, verifyCompany } from "@solvia/core/accounts/company/change-company";
import { register } from "@solvia/core/accounts/registration/register";
import { AddressInput } from "@solvia/core/contract/shapes/address-input";
import { cartView, openOrderOf, setQuantity } from "@solvia/core/orders/cart/cart";
import type { Order } from "@solvia/core/orders/order";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { setShippingAddress } from "@solvia/core/orders/sending/prepare-order";
import type { User } from "@solvia/core/platform/access";
import { priceId } from "@solvia/core/pricing/price";
import { setPrices } from "@solvia/core/pricing/set-price";
import { business, vatNumber as italianNumber } from "./accounts.ts";
import { now, product } from "./shop.ts";

type Country = "DE" | "RO" | "AT" | "GB" | "IT";
const places = {
  DE: {
    street: "Invalidenstraße",
    houseNumber: "1",
    postalCode: "10115",
    city: "Berlin",
    countryCode: "DE",
    telephone: "+49 30 1234567",
  },
  RO: {
    street: "Calea Victoriei",
    houseNumber: "1",
    postalCode: "010011",
    city: "Bucuresti",
    countryCode: "RO",
    telephone: "+40 21 123 4567",
  },
  AT: {
    street: "Mariahilfer Straße",
    houseNumber: "88",
    postalCode: "1070",
    city: "Wien",
    countryCode: "AT",
    telephone: "+43 1 5123456",
  },
  GB: {
    street: "High Street",
    houseNumber: "1",
    postalCode: "BT1 5GS",
    city: "Belfast",
    countryCode: "GB",
    telephone: "+44 28 9024 6609",
  },
  IT: {
    street: "Via Roma",
    houseNumber: "1",
    postalCode: "20121",
    city: "Milano",
    provinceCode: "MI",
    countryCode: "IT",
    telephone: "02 83941234",
  },
} as const;

/** A verified company of a country with a cart of two panels that go to a place. */
export async function companyAbroad(country: Country, vatNumber: string, to: Country = country) {
  const { header: _, ...billing } = AddressInput.parse({ header: "Neri", ...places[country] });
  const base = business(italianNumber());
  const { id } = await register(
    { ...base, country, vatNumber, billingAddress: { ...base.billingAddress, ...billing } },
    "192.0.2.1",
    now,
  );
  const { items } = await listCompanies({ status: "pending", limit: 200 });
  const companyId = items.find(({ userIds }) => userIds.includes(id))?.id ?? "";
  await verifyCompany(companyId, now);
  const caller = async () => (await callerById(id, now)) as User;
  const user = await caller();
  const productId = await product(50);
  await setPrices([{ productId, locale: user.locale, priceType: "public", price: 10_000, discount: 0 }], now);
  const cart = await setQuantity(user, priceId({ productId, locale: user.locale, priceType: "public" }), 2, now);
  const address = await saveAddress(user, AddressInput.parse({ header: "Cantiere", ...places[to] }), undefined, now);
  await setShippingAddress(user, cart.id, address.id, now);
  const seen = async (at = now) => cartView(await openOrderOf(await caller(), at), await caller(), at);
  const place = async (expectedTotal: number, at = now): Promise<Order> =>
    placeOrder(await caller(), cart.id, { method: "manual_wire_transfer", expectedTotal }, at);
  return { id, companyId, caller, address, productId, seen, place };
}
