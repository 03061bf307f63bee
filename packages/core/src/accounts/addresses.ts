import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type * as z from "zod";
import type { AddressInput } from "../contract/shapes/address-input.ts";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { AddressEntity } from "./account.table.ts";
import { phoneOf } from "./validation/identifiers.ts";

type Owner = Pick<User, "id">;

export async function listAddresses(user: Owner) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .query({ partition: `USER#${user.id}`, range: { beginsWith: "ADDRESS#" } })
    .entities(AddressEntity)
    .send();
  return { items: Items };
}

export async function ownAddress(user: Owner, id: string) {
  const { Item } = await AddressEntity.build(GetItemCommand).key({ userId: user.id, id }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/** Saves an address; replacing one means a new one and the old gone. Orders keep the copy they were placed with. */
export async function saveAddress(
  user: Owner,
  input: z.output<typeof AddressInput>,
  replacing: string | undefined,
  now: Date,
) {
  if (replacing) await ownAddress(user, replacing);
  const address = {
    ...input,
    telephone: input.telephone && phoneOf(input.telephone, input.countryCode),
    userId: user.id,
    id: newId(),
    createdOn: instant(now),
  };
  await AddressEntity.build(PutItemCommand).item(address).send();
  if (replacing) await deleteAddress(user, replacing);
  return address;
}

export async function deleteAddress(user: Owner, id: string): Promise<void> {
  await AddressEntity.build(DeleteItemCommand).key({ userId: user.id, id }).send();
}

/** The billing address of a user; null while there is none. */
export async function billingAddressOf(user: Owner) {
  const { items } = await listAddresses(user);
  return items.find(({ addressType }) => addressType === "billing") ?? null;
}

/** There is one billing address: a new one replaces it. */
export async function saveBillingAddress(user: Owner, input: z.output<typeof AddressInput>, now: Date) {
  const before = await billingAddressOf(user);
  return saveAddress(user, { ...input, addressType: "billing" }, before?.id, now);
}
