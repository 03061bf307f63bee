import { describe, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { withMeanwhile } from "../../../../../tests/support/meanwhile.ts";
import { sentQuotation } from "../../../../../tests/support/quotations.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";

useDatabase();

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
