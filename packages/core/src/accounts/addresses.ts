import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { QueryCommand } from "dynamodb-toolbox/table/actions/query";
import type { User } from "../platform/access.ts";
import { newId } from "../platform/ids.ts";
import { Problem } from "../platform/problems.ts";
import { demandRoom } from "../platform/storing/room.ts";
import { table } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { cancellationReasons } from "../platform/storing/transaction.ts";
import { AddressEntity, billingAddressId } from "./account.table.ts";
import { formatPostalCode } from "./validation/countries.ts";
import { phoneOf } from "./validation/phone.ts";

/** An address as somebody types it, by the names of spec 3. */
interface AddressFields {
  header: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
  countryCode: string;
  addressType: "shipping" | "billing";
  telephone?: string | undefined;
  tailLift: boolean;
  truckAccess: boolean;
  forklift: boolean;
  island: boolean;
  addressDetails?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

type Owner = Pick<User, "id">;

const addressesOf = (user: Owner) =>
  table
    .build(QueryCommand)
    .query({ partition: `USER#${user.id}`, range: { beginsWith: "ADDRESS#" } })
    .entities(AddressEntity);

export async function listAddresses(user: Owner) {
  const { Items = [] } = await addressesOf(user).options({ maxPages: Infinity }).send();
  return { items: Items };
}

/** Problem: limit-reached. Who saves several at once may get some more. */
async function demandRoomForOneMore(user: Owner): Promise<void> {
  const { Count = 0 } = await addressesOf(user).options({ select: "COUNT", maxPages: Infinity }).send();
  demandRoom("addresses", Count, Count + 1);
}

export async function ownAddress(user: Owner, id: string) {
  const { Item } = await AddressEntity.build(GetItemCommand).key({ userId: user.id, id }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}

/**
 * Saves an address; replacing one writes the new and takes the old away at once: replaced twice at the same moment, the
 * second is not-found. Of billing addresses there is one, which a new one replaces whatever it names. Orders keep the copy
 * they were placed with. Problems: not-found, limit-reached.
 */
export async function saveAddress(user: Owner, input: AddressFields, replacing: string | undefined, now: Date) {
  const isBilling = input.addressType === "billing";
  if (!isBilling && !replacing) await demandRoomForOneMore(user);
  const address = {
    ...input,
    postalCode: formatPostalCode(input.postalCode, input.countryCode),
    telephone: input.telephone && phoneOf(input.telephone, input.countryCode),
    userId: user.id,
    id: isBilling ? billingAddressId : newId(),
    createdOn: instant(now),
  };
  const goes = replacing !== undefined && replacing !== address.id;
  const replaced = { userId: user.id, id: replacing ?? "" };
  const gone = AddressEntity.build(DeleteTransaction)
    .key(replaced)
    .options({ condition: { attr: "id", exists: true } });
  try {
    await execute(AddressEntity.build(PutTransaction).item(address), ...(goes ? [gone] : []));
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
  const key = { userId: user.id, id: billingAddressId };
  const { Item } = await AddressEntity.build(GetItemCommand).key(key).options({ consistent: true }).send();
  return Item ?? null;
}

/** There is one billing address: a new one replaces it, of several at once the last. */
export const saveBillingAddress = (user: Owner, input: AddressFields, now: Date) =>
  saveAddress(user, { ...input, addressType: "billing" }, undefined, now);
