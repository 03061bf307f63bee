import { describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { withMeanwhile } from "../../../../../tests/support/meanwhile.ts";
import { sentQuotation, within } from "../../../../../tests/support/quotations.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { changeDraft } from "../selling/drafting.ts";
import { sendQuotation } from "../selling/send.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";

useDatabase();

describe("accepted while the next version is being prepared", () => {
  it("what was prepared is a quotation of its own, with its typed prices and the word on its discount", async () => {
    const { accept, agent, quotation } = await sentQuotation([{ quantity: 10 }]);
    const [line] = (await loadVersion(quotation.id, 1)).content.lines;
    const lines = [{ ...within(line!), quantity: 20, price: 9100 }];
    const prepared = await changeDraft(agent, quotation.id, { revision: quotation.revision, lines }, now);
    await accept(quotation.hash, [{ lineId: line!.lineId, quantity: 4 }]);
    const accepted = await loadQuotation(quotation.id);
    expect(accepted.status).toBe("accepted");
    expect(accepted.draft).toBeUndefined();
    const kept = await loadQuotation(accepted.keptAs!.id);
    expect(kept).toMatchObject({
      number: accepted.keptAs!.number,
      status: "draft",
      copyOf: quotation.id,
      origin: { why: "kept", number: quotation.number, version: 1 },
      ownerId: prepared.ownerId,
      draft: { lines: [{ quantity: 20, list: 9100, unit: 9100 }] },
    });
    expect(kept.draft).toEqual(prepared.draft);
    // The agent goes on with it, and what was accepted stays as it is.
    const { revision } = await changeDraft(agent, kept.id, { revision: kept.revision, reference: "Resto" }, now);
    expect((await sendQuotation(agent, kept.id, { revision }, now)).status).toBe("sent");
    await accept(quotation.hash, [{ lineId: line!.lineId, quantity: 6 }]);
    expect((await loadQuotation(quotation.id)).keptAs).toEqual(accepted.keptAs);
  });
});

describe("accepted by two", () => {
  it("in two windows one after the other: the second is told who was first, when, and of which order", async () => {
    const { accept, quotation, user } = await sentQuotation([{ quantity: 10 }]);
    const [line] = (await loadVersion(quotation.id, 1)).content.lines;
    const all = [{ lineId: line!.lineId, quantity: 10 }];
    const { cart } = await accept(quotation.hash, all);
    const [first] = (await loadQuotation(quotation.id)).acceptances;
    await expect(accept(quotation.hash, all)).rejects.toMatchObject({
      code: "quotation-accepted",
      params: { name: "Ada Neri", at: first!.at, userId: user.id, orderId: cart.id },
    });
  });

  it("in the same moment: one of both is, the other is told the same", async () => {
    const { accept, quotation } = await sentQuotation([{ quantity: 10 }]);
    await expect(withMeanwhile(`QUOTATION#${quotation.id}`, accept, () => accept())).rejects.toMatchObject({
      code: "quotation-accepted",
      params: { name: "Ada Neri" },
    });
    expect((await loadQuotation(quotation.id)).acceptances).toHaveLength(1);
  });
});
