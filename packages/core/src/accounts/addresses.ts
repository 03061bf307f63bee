import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type * as z from "zod";
import type { AddressInput } from "../contract/shapes/address-input.ts";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons } from "../platform/transaction.ts";
import { AddressEntity } from "./account.table.ts";
import { formatPostalCode } from "./validation/countries.ts";
import { phoneOf } from "./validation/phone.ts";

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

/**
 * Saves an address; replacing one writes the new and takes the old away at once: replaced twice at the same moment, the
 * second is not-found. Orders keep the copy they were placed with.
 */
export async function saveAddress(
  user: Owner,
  input: z.output<typeof AddressInput>,
  replacing: string | undefined,
  now: Date,
) {
  const address = {
    ...input,
    postalCode: formatPostalCode(input.postalCode, input.countryCode),
    telephone: input.telephone && phoneOf(input.telephone, input.countryCode),
    userId: user.id,
    id: newId(),
    createdOn: instant(now),
  };
  const replaced = { userId: user.id, id: replacing ?? "" };
  const gone = AddressEntity.build(DeleteTransaction)
    .key(replaced)
    .options({ condition: { attr: "id", exists: true } });
  try {
    await execute(AddressEntity.build(PutTransaction).item(address), ...(replacing ? [gone] : []));
  } catch (error) {
    throw cancellationReasons(error)[1] ? new Problem("not-found") : error;
  }
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
