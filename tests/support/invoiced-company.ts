import { saveAddress } from "@solvia/core/accounts/addresses";
import { creditCompany } from "./credit.ts";
import { now } from "./shop.ts";

/** An account of a company that our bank collects from. */
export const debtorsIban = "IT40S0542811101000000123456";

const seat = {
  header: "Sede",
  street: "Via Roma",
  houseNumber: "7",
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

/** A company that may owe a million, with the address that its invoices go to. */
export async function invoicedCompany() {
  const buyer = await creditCompany(100_000_000);
  await saveAddress(buyer, seat, undefined, now);
  return buyer;
}
