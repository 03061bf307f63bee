import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { address } from "../../../../tests/support/address.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/shop.ts";
import { newId } from "../platform/ids.ts";
import { mostOf } from "../platform/storing/room.ts";
import { instant } from "../platform/time.ts";
import { AddressEntity } from "./account.table.ts";
import { billingAddressOf, listAddresses, saveAddress, saveBillingAddress } from "./addresses.ts";

useDatabase();

it("lists every address, also of more than one answer of the table holds, and is full in words", async () => {
  const user = { id: newId() };
  const stored = Array.from({ length: mostOf.addresses }, () => ({
    ...address(),
    addressDetails: "x".repeat(1200),
    userId: user.id,
    id: newId(),
    createdOn: instant(now),
  }));
  for (let at = 0; at < stored.length; at += 50) {
    // oxlint-disable-next-line no-await-in-loop -- not all at once
    await Promise.all(stored.slice(at, at + 50).map((one) => AddressEntity.build(PutItemCommand).item(one).send()));
  }
  expect((await listAddresses(user)).items).toHaveLength(mostOf.addresses);
  await expect(saveAddress(user, address(), undefined, now)).rejects.toMatchObject({
    code: "limit-reached",
    params: { maximum: mostOf.addresses },
  });
  const last = stored.at(-1)!.id;
  expect(await saveAddress(user, address({ street: "Via Nuova" }), last, now)).toMatchObject({ street: "Via Nuova" });
  await saveBillingAddress(user, address({ street: "Via Fattura" }), now);
  expect(await billingAddressOf(user)).toMatchObject({ street: "Via Fattura" });
  expect((await listAddresses(user)).items).toHaveLength(mostOf.addresses + 1);
});

it("keeps one billing address, of several saved at once and whichever way they came", async () => {
  const user = { id: newId() };
  const streets = ["Via Uno", "Via Due", "Via Tre", "Via Quattro", "Via Cinque"];
  await Promise.all(streets.map((street) => saveBillingAddress(user, address({ street }), now)));
  expect((await listAddresses(user)).items).toHaveLength(1);
  expect(streets).toContain((await billingAddressOf(user))?.street);
  const billing = address({ addressType: "billing", street: "Via Sei" });
  const { id } = await saveAddress(user, billing, undefined, now);
  await saveAddress(user, { ...billing, street: "Via Sette" }, id, now);
  expect((await listAddresses(user)).items).toMatchObject([{ street: "Via Sette", addressType: "billing" }]);
});
