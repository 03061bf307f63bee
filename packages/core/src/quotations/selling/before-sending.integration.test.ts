import { describe, expect, it } from "vitest";
import { certified } from "../../../../../tests/support/certified.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { agentOf, customer } from "../../../../../tests/support/quotations.ts";
import { now, product } from "../../../../../tests/support/shop.ts";
import { setPrices } from "../../pricing/set-price.ts";
import { loadQuotation } from "../stored-quotation.ts";
import { customerView, officeView } from "../views.ts";
import { createQuotation } from "./drafting.ts";
import { decideApproval, sendQuotation } from "./send.ts";

useDatabase();

describe("a price under cost", () => {
  const costly = async () => {
    const productId = await product(20);
    await setPrices([{ productId, locale: "it", priceType: "supplier", price: 8000, discount: 0 }], now);
    const user = await customer();
    const { agent, admin } = await agentOf(user);
    const lines = [{ productId, quantity: 2, price: 4000 }];
    return { agent, admin, draft: await createQuotation(agent, { userId: user.id, lines }, now) };
  };

  it("is sent by an administrator for a reason alone, which is kept and no agent reads", async () => {
    const { agent, admin, draft } = await costly();
    expect(await officeView(draft, admin, now)).toMatchObject({
      lowPrices: [{ unit: 4000, margin: -10_000, underCost: true }],
    });
    expect(await officeView(draft, agent, now)).toMatchObject({ lowPrices: [] });
    await expect(sendQuotation(admin, draft.id, draft, now)).rejects.toMatchObject({
      fields: [{ field: "reason", code: "required" }],
    });
    const { revision } = draft;
    const sent = await sendQuotation(admin, draft.id, { revision, reason: "Fine serie" }, now);
    expect(await officeView(sent, admin, now)).toMatchObject({ underCost: { version: 1, reason: "Fine serie" } });
    expect((await officeView(sent, agent, now)).underCost).toBeUndefined();
  });

  it("is agreed to for a reason alone, which is kept when the agent sends it", async () => {
    const { agent, admin, draft } = await costly();
    const { revision } = await sendQuotation(agent, draft.id, draft, now);
    const agree = (reason?: string) => decideApproval(admin, draft.id, { revision, agrees: true, reason }, now);
    await expect(agree()).rejects.toMatchObject({ fields: [{ field: "reason", code: "required" }] });
    const given = await agree("Cliente storico");
    expect((await officeView(given, agent, now)).approvalFacts?.reason).toBeUndefined();
    const sent = await sendQuotation(agent, draft.id, given, now);
    expect(sent).toMatchObject({ sent: 1, underCost: { version: 1, reason: "Cliente storico", by: admin.id } });
  });

  it("a steep discount is asked about, a usual one isn't", async () => {
    const productId = await product(20);
    const user = await customer();
    const { admin } = await agentOf(user);
    const at = async (price: number) => {
      const draft = await createQuotation(admin, { userId: user.id, lines: [{ productId, quantity: 1, price }] }, now);
      return (await officeView(draft, admin, now)).lowPrices;
    };
    expect(await at(4000)).toMatchObject([{ unit: 4000, underCost: false }]);
    expect(await at(9000)).toEqual([]);
  });
});

describe("a price too high", () => {
  /** Of an article as tests make it, net cents. */
  const usual = 10_000;
  const at = async (price: number) => {
    const productId = await product(20);
    const user = await customer();
    const { agent } = await agentOf(user);
    const lines = [
      { service: { category: "preparation_costs" as const, name: "Posa" }, price: 1, quantity: 1 },
      { productId, quantity: 1, price },
    ];
    return { agent, draft: await createQuotation(agent, { userId: user.id, lines }, now) };
  };

  it.each([
    [usual * 10, "price-tenfold"],
    [usual * 1000, "price-thousandfold"],
  ])("of %i goes to nobody before it is confirmed", async (price, code) => {
    const { agent, draft } = await at(price);
    expect((await officeView(draft, agent, now)).highPrices).toMatchObject([{ unit: price, code }]);
    const send = (confirmed?: string[]) => sendQuotation(agent, draft.id, { revision: draft.revision, confirmed }, now);
    await expect(send()).rejects.toMatchObject({
      code: "confirmation-needed",
      fields: [{ field: "lines.1.price", code, params: { after: price } }],
    });
    expect(await send([code])).toMatchObject({ sent: 1 });
  });

  it("below ten times isn't asked", async () => {
    const { agent, draft } = await at(usual * 9);
    expect((await officeView(draft, agent, now)).highPrices).toEqual([]);
    expect(await sendQuotation(agent, draft.id, draft, now)).toMatchObject({ sent: 1 });
  });
});

describe("the reduced rate before its declaration is there", () => {
  it("goes to nobody before its seller has said that they know the total at the full rate", async () => {
    const user = await customer();
    const { agent } = await agentOf(user);
    const lines = [{ productId: await product(10), quantity: 2 }];
    const wish = { userId: user.id, lines, addressId: "pickup", reducedVat: true };
    const draft = await createQuotation(agent, wish, now);
    const { undeclared, draft: shown } = await officeView(draft, agent, now);
    // 200.00 and 2.00 of contributions, at 10 % and at 22 %.
    expect([shown?.amounts.total, undeclared]).toEqual([222_20, 246_44]);
    const send = (confirmed?: string[]) => sendQuotation(agent, draft.id, { revision: draft.revision, confirmed }, now);
    await expect(send(["price-tenfold"])).rejects.toMatchObject({
      code: "confirmation-needed",
      fields: [{ field: "reducedVat", code: "certificate-missing", params: { before: 222_20, after: 246_44 } }],
    });
    const sent = await send(["certificate-missing"]);
    expect((await customerView(sent, now)).living).toMatchObject({
      verdict: "no",
      findings: [{ code: "certificate-missing", total: 246_44 }],
    });
    await certified(user, "2026-12-31");
    expect((await customerView(sent, now)).living).toMatchObject({ verdict: "yes", findings: [] });
    const next = await createQuotation(agent, wish, now);
    expect((await officeView(next, agent, now)).undeclared).toBeUndefined();
    expect(await sendQuotation(agent, next.id, next, now)).toMatchObject({ sent: 1 });
  });
});

describe("more than there is", () => {
  it("is told before it is sent, all lines of an article together", async () => {
    const productId = await product(10);
    const user = await customer();
    const { admin } = await agentOf(user);
    const draft = (quantity: number) =>
      createQuotation(
        admin,
        {
          userId: user.id,
          lines: [
            { productId, quantity },
            { productId, quantity: 4 },
          ],
        },
        now,
      );
    expect((await officeView(await draft(6), admin, now)).short).toEqual([]);
    expect((await officeView(await draft(7), admin, now)).short).toMatchObject([{ wanted: 11, available: 10 }]);
  });
});

it("a day more than a year away is refused at its field", async () => {
  const productId = await product(1);
  const user = await customer();
  const { admin } = await agentOf(user);
  const lines = [{ productId, quantity: 1 }];
  await expect(createQuotation(admin, { userId: user.id, lines, validUntil: "9999-12-31" }, now)).rejects.toMatchObject(
    {
      fields: [{ field: "validUntil", code: "too-far" }],
    },
  );
});

describe("what its sender has seen", () => {
  it("is what is sent: another total, or a question in place of a sending, is refused and writes nothing", async () => {
    const user = await customer();
    const { agent, admin } = await agentOf(user);
    const productId = await product(20);
    const lines = [{ productId, quantity: 2, discount: 0.5 }];
    const draft = await createQuotation(agent, { userId: user.id, lines }, now);
    const { revision, total } = draft;
    const send = (by: typeof agent, seen: { total: number; asks: boolean }) =>
      sendQuotation(by, draft.id, { revision, seen }, now);
    await expect(send(admin, { total: total + 1, asks: false })).rejects.toThrow("version-conflict");
    // Below the agent's floor: who saw a sending has asked nobody.
    await expect(send(agent, { total, asks: false })).rejects.toThrow("version-conflict");
    await expect(send(admin, { total, asks: true })).rejects.toThrow("version-conflict");
    expect(await loadQuotation(draft.id)).toMatchObject({ revision, status: "draft", sent: 0 });
    expect((await send(agent, { total, asks: true })).approval?.state).toBe("asked");
  });
});
