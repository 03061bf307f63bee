import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { address } from "../../../../tests/support/address.ts";
import { sentQuotation } from "../../../../tests/support/quotations.ts";
import { now } from "../../../../tests/support/shop.ts";
import { saveAddress } from "../accounts/addresses.ts";
import type { User } from "../platform/access.ts";
import { setAddress, setReducedVat } from "./adjust.ts";
import { setLost } from "./outcome.ts";
import { loadQuotation } from "./stored-quotation.ts";

useDatabase();

const goods = [{ pieces: 20, quantity: 2 }];
const siteOf = (user: User) => saveAddress(user, address(), undefined, now);

/** Both refuse, and the quotation is what it was. */
async function expectRefused(user: User, id: string, code: string, at = now): Promise<void> {
  const before = await loadQuotation(id);
  const { id: site } = await siteOf(user);
  await expect(setReducedVat(user, id, true, at)).rejects.toMatchObject({ code });
  await expect(setAddress(user, id, site, at)).rejects.toMatchObject({ code });
  expect(await loadQuotation(id)).toEqual(before);
}

it("its customer changes nothing any more of what they have accepted, and of what was lost", async () => {
  const accepted = await sentQuotation(goods);
  await accepted.accept();
  await expectRefused(accepted.user, accepted.quotation.id, "invalid-transition");
  const lost = await sentQuotation(goods);
  const { id, revision } = lost.quotation;
  await setLost(lost.agent, id, { revision, lostReason: "price" }, now);
  await expectRefused(lost.user, id, "invalid-transition");
  expect((await loadQuotation(id)).status).toBe("lost");
});

it("nor once its validity is over, before anybody has noted that", async () => {
  const { user, quotation } = await sentQuotation(goods);
  const { id, validUntil = "" } = quotation;
  const day = 24 * 60 * 60 * 1000;
  await expectRefused(user, id, "quotation-expired", new Date(Date.parse(validUntil) + 2 * day));
  expect((await loadQuotation(id)).status).toBe("sent");
});

it("another place is the seller's to price where the seller has said what shipping costs", async () => {
  const agreed = await sentQuotation(goods, { shipmentCost: 10_000, addressId: "pickup" });
  const { id: site } = await siteOf(agreed.user);
  await expect(setAddress(agreed.user, agreed.quotation.id, site, now)).rejects.toMatchObject({
    code: "quotation-needed",
  });
  expect((await loadQuotation(agreed.quotation.id)).sent).toBe(1);
  // A price of nothing is agreed as well.
  const free = await sentQuotation(goods, { shipmentCost: 0, addressId: "pickup" });
  const { id: other } = await siteOf(free.user);
  await expect(setAddress(free.user, free.quotation.id, other, now)).rejects.toMatchObject({
    code: "quotation-needed",
  });
  const open = await sentQuotation(goods);
  const { id: own } = await siteOf(open.user);
  expect(await setAddress(open.user, open.quotation.id, own, now)).toMatchObject({ status: "sent", sent: 2 });
});
