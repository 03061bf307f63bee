import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { deleteAddress, listAddresses, saveAddress } from "@solvia/core/accounts/addresses";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { UserEntity } from "@solvia/core/accounts/user.table";
import { anEmail, password } from "./accounts.ts";
import { address } from "./address.ts";
import { firstFound, placeOrder } from "./buy.ts";
import { Caller } from "./cloud.ts";

/** Somebody in Munich who buys in the German shop, with an order to be paid: who, logged in, and its id. */
export async function germanOrder(url: string): Promise<{ email: string; buyer: Caller; order: string }> {
  const [email, now] = [anEmail(), new Date()];
  const id = await createDemonstrationUser({ email, password, name: "Uwe", surname: "Lang", roles: [] }, now);
  await UserEntity.build(UpdateItemCommand).item({ id, locale: "de" }).send();
  for (const { id: old } of (await listAddresses({ id })).items) await deleteAddress({ id }, old);
  const munich = { street: "Musterallee", houseNumber: "17", postalCode: "80331", city: "München", countryCode: "DE" };
  await saveAddress({ id }, address({ ...munich, provinceCode: undefined, forklift: true }), undefined, now);
  const buyer = await new Caller(url).login(email);
  const goods = await firstFound(buyer, "category=panels&available=true");
  return { email, buyer, order: await placeOrder(buyer, goods, 40, "manual_wire_transfer") };
}
