import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { announced } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { sentQuotation, within } from "../../../../../tests/support/quotations.ts";
import { listPrice, now, product } from "../../../../../tests/support/shop.ts";
import { ProductEntity } from "../../catalogue/product.table.ts";
import { quotationUnorderable } from "../events.ts";
import { listQuotations } from "../listing/list-quotations.ts";
import { setLost } from "../outcome.ts";
import { changeDraft } from "../selling/drafting.ts";
import { sendQuotation } from "../selling/send.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";
import { orderableOf } from "../views.ts";
import { recheckQuotations } from "./recheck.ts";

useDatabase();

const hide = (id: string) => ProductEntity.build(UpdateItemCommand).item({ id, visibility: false }).send();
const orderable = async (id: string, at = now) => orderableOf(await loadQuotation(id), at);
const toldOf = async (id: string) =>
  (await announced(quotationUnorderable)).filter(({ quotationId }) => quotationId === id);

it("notes of every open quotation whether it can be ordered, tells its seller once, and writes nothing where nothing changed", async () => {
  const [shared, other] = [await product(50), await product(50)];
  const gone = await sentQuotation([{ productId: shared, quantity: 2 }]);
  const fine = await sentQuotation([{ productId: other, quantity: 2 }]);
  const lost = await sentQuotation([{ productId: shared, quantity: 1 }]);
  await setLost(lost.agent, lost.quotation.id, { revision: lost.quotation.revision, lostReason: "price" }, now);
  expect(await orderable(gone.quotation.id)).toBeUndefined();
  expect(await recheckQuotations(now)).toEqual({ checked: 2, changed: 2 });
  expect(await orderable(gone.quotation.id)).toBe("yes");
  expect(await recheckQuotations(now)).toEqual({ checked: 2, changed: 0 });
  const before = await loadQuotation(gone.quotation.id);

  await hide(shared);
  await listPrice(other, 9000);
  expect(await recheckQuotations(now)).toEqual({ checked: 2, changed: 2 });
  expect(await recheckQuotations(now)).toEqual({ checked: 2, changed: 0 });
  expect(await orderable(gone.quotation.id)).toBe("no");
  expect(await orderable(fine.quotation.id)).toBe("changed");
  expect(await toldOf(gone.quotation.id)).toEqual([{ quotationId: gone.quotation.id, version: 1 }]);
  expect(await toldOf(fine.quotation.id)).toEqual([]);
  expect((await loadQuotation(lost.quotation.id)).rechecked).toBeUndefined();
  // Whoever has it open writes over the revision that they read.
  expect((await loadQuotation(gone.quotation.id)).revision).toBe(before.revision);
  const { items } = await listQuotations(gone.agent, { status: "sent", orderable: "no", limit: 10 }, now);
  expect(items.map(({ id, orderable: said }) => [id, said])).toEqual([[gone.quotation.id, "no"]]);
});

it("says nothing of a version that was sent since, nor of one that is over", async () => {
  const productId = await product(50);
  const { agent, quotation } = await sentQuotation([{ productId, quantity: 2 }]);
  await recheckQuotations(now);
  expect(await orderable(quotation.id)).toBe("yes");
  expect(await orderable(quotation.id, new Date("2027-01-01T00:00:00Z"))).toBeUndefined();
  const { lines } = (await loadVersion(quotation.id, 1)).content;
  const { revision } = await loadQuotation(quotation.id);
  const more = lines.map((line) => ({ ...within(line), quantity: 60 }));
  const draft = await changeDraft(agent, quotation.id, { revision, lines: more }, now);
  await sendQuotation(agent, quotation.id, draft, now);
  expect(await orderable(quotation.id)).toBeUndefined();
  await recheckQuotations(now);
  expect(await orderable(quotation.id)).toBe("no");
});
