import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { listPrice, now, product } from "../../../../../tests/support/shop.ts";
import { sentQuotation } from "../../../../../tests/support/quotations.ts";
import { ProductEntity } from "../../catalogue/product.table.ts";
import { addStock } from "../../logistics/set-stock.ts";
import { sendQuotation } from "../selling/send.ts";
import { loadQuotation, loadVersion } from "../stored-quotation.ts";
import { customerView, officeView } from "../views.ts";
import { prepareOrderable } from "./prepare-orderable.ts";

useDatabase();
useObjectStorage();

it("the next version has the substitutes by line id, what is gone off, what is short down, and can be ordered", async () => {
  const [gone, near] = [await product(40, 10_000, { powerWatt: 430 }), await product(50, 11_000, { powerWatt: 440 })];
  const [off, short, cheaper] = [
    await product(20, 10_000, { powerWatt: 900 }),
    await product(20, 10_000, { powerWatt: 1500 }),
    await product(20, 10_000, { powerWatt: 3000 }),
  ];
  const { agent, quotation, accept } = await sentQuotation([
    { productId: gone, quantity: 10, discount: 0.1, note: "Cornice nera" },
    { productId: off, quantity: 1 },
    { productId: short, quantity: 8 },
    { productId: cheaper, quantity: 2 },
    { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1 },
  ]);
  const before = await loadVersion(quotation.id, 1);
  const ids = before.content.lines.map(({ lineId }) => lineId);
  await expect(prepareOrderable(agent, quotation.id, quotation.revision, now)).rejects.toThrow("invalid-transition");
  for (const id of [gone, off]) await ProductEntity.build(UpdateItemCommand).item({ id, visibility: false }).send();
  await addStock(short, -15);
  await listPrice(cheaper, 9000);

  const prepared = await prepareOrderable(agent, quotation.id, quotation.revision, now);
  expect(prepared).toMatchObject({ status: "sent", sent: 1, hash: before.hash });
  expect(await loadVersion(quotation.id, 1)).toEqual(before);
  expect(prepared.draft?.lines).toMatchObject([
    { lineId: ids[0], productId: near, quantity: 10, list: 11_000, discount: 0.1, unit: 9900, note: "Cornice nera" },
    { lineId: ids[2], productId: short, quantity: 5, unit: 10_000 },
    { lineId: ids[3], productId: cheaper, quantity: 2, unit: 9000 },
    { lineId: ids[4], name: "Collaudo", unit: 15_000 },
  ]);
  await expect(prepareOrderable(agent, quotation.id, quotation.revision, now)).rejects.toThrow("version-conflict");
  // Its seller reads what is another before it is sent.
  const { pending } = await officeView(prepared, agent, now);
  expect(pending.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["article", "removed", "quantity", "price", "total"]),
  );

  const second = await sendQuotation(agent, quotation.id, prepared, now);
  expect((await customerView(await loadQuotation(quotation.id), now)).living).toEqual({ verdict: "yes", findings: [] });
  expect((await accept(second.hash)).cart.lines).toHaveLength(4);
  const { revision } = await loadQuotation(quotation.id);
  await expect(prepareOrderable(agent, quotation.id, revision, now)).rejects.toThrow("invalid-transition");
});
