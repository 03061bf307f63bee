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

it("what is lacking of an accepted one's balance is offered anew with its substitute, and what was agreed stays", async () => {
  const [gone, near] = [await product(40, 10_000, { powerWatt: 5200 }), await product(50, 11_000, { powerWatt: 5300 })];
  const [short, other] = [
    await product(20, 10_000, { powerWatt: 9100 }),
    await product(50, 12_000, { powerWatt: 9200 }),
  ];
  const { agent, owner, user, quotation, accept } = await sentQuotation(
    [
      { productId: gone, quantity: 10, discount: 0.1, note: "Cornice nera" },
      { productId: short, quantity: 8 },
      { service: { category: "preparation_costs", name: "Collaudo" }, price: 15_000, quantity: 1 },
    ],
    { shipmentCost: 10_000, addressId: "pickup", reference: "Tetto nord" },
  );
  const { hash, content } = await loadVersion(quotation.id, 1);
  const [first, second] = content.lines.map(({ lineId }) => lineId);
  await accept(hash, [{ lineId: first!, quantity: 4 }]);
  const before = await loadQuotation(quotation.id);
  await expect(prepareOrderable(agent, quotation.id, before.revision, now)).rejects.toThrow("invalid-transition");
  await ProductEntity.build(UpdateItemCommand).item({ id: gone, visibility: false }).send();
  await addStock(short, -15);

  const prepared = await prepareOrderable(agent, quotation.id, before.revision, now);
  // Nothing of what was agreed is another.
  expect(prepared).toMatchObject({ status: "accepted", sent: 1, hash, acceptances: before.acceptances });
  expect(prepared.draft).toBeUndefined();
  const offered = await loadQuotation(prepared.restAs!.id);
  expect(offered).toMatchObject({
    number: prepared.restAs!.number,
    status: "draft",
    userId: user.id,
    copyOf: quotation.id,
    origin: { why: "rest", number: quotation.number, version: 1 },
  });
  expect([agent.id, owner.id]).toContain(offered.ownerId);
  // Six that are left of what is gone; of what is short the three beyond the five that are there.
  expect(offered.draft).toMatchObject({ reference: "Tetto nord", address: "pickup", validUntil: content.validUntil });
  expect(offered.draft?.lines).toMatchObject([
    { productId: near, quantity: 6, list: 11_000, discount: 0.1, unit: 9900, note: "Cornice nera" },
    { productId: other, quantity: 3, unit: 12_000 },
  ]);
  // 10,000 by net sums of 90,000, 80,000 and 15,000: 4,865 and 4,324 for the first two; six of the first's ten, three of the second's eight.
  expect(offered.draft?.shipmentCost).toBe(2919 + 1622);
  // What is there of the balance is taken where it was agreed, at its price.
  expect((await accept(hash, [{ lineId: second!, quantity: 5 }])).cart.lines).toMatchObject([
    { quantity: 5, unit: 10_000 },
  ]);
  await expect(prepareOrderable(agent, quotation.id, before.revision, now)).rejects.toThrow("version-conflict");
});
