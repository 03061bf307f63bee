import { expect, it } from "vitest";
import { useDatabase } from "../../../../tests/support/database.ts";
import { agentOf, customer, sentQuotation, within } from "../../../../tests/support/quotations.ts";
import { listPrice, now, product } from "../../../../tests/support/shop.ts";
import { mostOf } from "../platform/storing/room.ts";
import { setReducedVat } from "./adjust.ts";
import { answerCustomer, askOffice } from "./messages.ts";
import { belowFloor } from "./selling/floors.ts";
import { changeDraft, createQuotation } from "./selling/drafting.ts";
import { sendQuotation } from "./selling/send.ts";
import { loadQuotation, writeQuotation } from "./stored-quotation.ts";
import { customerView } from "./views.ts";

useDatabase();

it("its customer asks for so many versions, its seller sends further ones, and a page reads the newest twenty", async () => {
  const { user, agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const { id } = quotation;
  for (let sent = 1; sent < mostOf.quotationAdjustments; sent++) await setReducedVat(user, id, sent % 2 === 1, now);
  await expect(setReducedVat(user, id, true, now)).rejects.toMatchObject({
    code: "limit-reached",
    params: { maximum: mostOf.quotationAdjustments },
  });
  const before = await loadQuotation(id);
  expect(before.sent).toBe(mostOf.quotationAdjustments);
  const drafted = await changeDraft(agent, id, { revision: before.revision, customerNotes: "Ultima" }, now);
  await sendQuotation(agent, id, { ...drafted, confirmed: ["certificate-missing"] }, now);
  const { versions, current } = await customerView(await loadQuotation(id), now);
  const newest = mostOf.quotationAdjustments + 1;
  expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => newest - 19 + at));
  expect(current.version).toBe(newest);
  // The first that is shown differs from one that isn't.
  expect(versions[0]?.differences.length).toBeGreaterThan(0);
});

it("its customer writes so many words, and the office has room to answer", async () => {
  const { user, agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const { id } = quotation;
  for (let at = 0; at < mostOf.quotationQuestions; at++) await askOffice(user, id, { text: `${at}` }, now);
  await expect(askOffice(user, id, { text: "more" }, now)).rejects.toMatchObject({ code: "limit-reached" });
  await answerCustomer(agent, id, { text: "Eccoci" }, now);
  const { messages } = await customerView(await loadQuotation(id), now);
  expect(messages).toHaveLength(mostOf.quotationQuestions + 1);
});

it("is accepted so many times and no more", async () => {
  const { accept, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const { id, hash = "", sent: version } = quotation;
  const gone = (at: number) => ({
    orderId: `GONE${at}`,
    userId: "U",
    name: "Ada",
    at: now.toISOString(),
    version,
    hash,
  });
  const before = await loadQuotation(id);
  const acceptances = Array.from({ length: mostOf.quotationAcceptances - 1 }, (_, at) => gone(at));
  await writeQuotation({ before, after: { ...before, acceptances }, now });
  await accept();
  expect((await loadQuotation(id)).acceptances).toHaveLength(mostOf.quotationAcceptances);
  await expect(accept()).rejects.toMatchObject({ code: "limit-reached" });
});

it("refuses a line that stands there twice, at its place", async () => {
  const { agent, quotation } = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const { revision, id } = quotation;
  const drafted = await changeDraft(agent, id, { revision, customerNotes: "B" }, now);
  const line = within(drafted.draft!.lines[0]!);
  await expect(changeDraft(agent, id, { revision: drafted.revision, lines: [line, line] }, now)).rejects.toMatchObject({
    code: "invalid-input",
    fields: [{ field: "lines.1.lineId", code: "duplicate" }],
  });
  const { productId, quantity } = line;
  const twice = await changeDraft(
    agent,
    id,
    { revision: drafted.revision, lines: [line, { productId, quantity }] },
    now,
  );
  expect(twice.draft?.lines).toHaveLength(2);
});

it("asks the back office whatever an agent types for an article without any price", async () => {
  const user = await customer();
  const { agent, admin } = await agentOf(user);
  const [priced, bare] = [await product(20), await product(20)];
  await listPrice(priced, 10_000);
  const lines = [
    { productId: priced, quantity: 1, price: 10_000 },
    { productId: bare, quantity: 1, price: 50_000 },
  ];
  const draft = await createQuotation(agent, { userId: user.id, lines }, now);
  const elsewhere = { locale: "de" } as const;
  // In a shop where neither has a price.
  expect((await belowFloor(agent, draft.draft!.lines, elsewhere, now)).map(({ floor }) => floor)).toEqual([
    undefined,
    undefined,
  ]);
  expect(await belowFloor(agent, draft.draft!.lines, draft, now)).toEqual([]);
  expect(await belowFloor(admin, draft.draft!.lines, elsewhere, now)).toEqual([]);
});
