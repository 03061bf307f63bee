import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { agentOf, customer } from "../../../../../tests/support/quotations.ts";
import { buyer, now, product } from "../../../../../tests/support/shop.ts";
import { ProductEntity } from "../../catalogue/product.table.ts";
import { listQuotations } from "../listing/list-quotations.ts";
import { createQuotation } from "../selling/drafting.ts";
import { loadQuotation } from "../stored-quotation.ts";
import { claimRequests } from "./claim-requests.ts";
import { convertRequest } from "./convert-request.ts";
import { ownRequests } from "./list-requests.ts";
import { ownView } from "./own-view.ts";
import { sendRequest, sendVisitorsRequest } from "./send-request.ts";
import { loadRequest } from "./stored-request.ts";

useDatabase();
useObjectStorage();

const page = { limit: 50 };
const visitor = { language: "it", locale: "it", name: "Ugo Bo" } as const;

it("becomes a draft of what was understood; the rest stands in its notes", async () => {
  const [id, hidden] = [await product(5), await product(3)];
  const user = await customer();
  const { admin: office } = await agentOf(user);
  const sent = await sendRequest(
    user,
    { text: "Tetto a Bari", material: { kind: "text", text: `${id} 3\n${hidden} 2\nNO-SUCH 1` } },
    now,
  );
  await ProductEntity.build(UpdateItemCommand).item({ id: hidden, visibility: false }).send();
  const after = await convertRequest(office, sent.id, sent.revision, now);
  expect(after).toMatchObject({ status: "converted", ownerId: office.id, closedOn: now.toISOString() });
  const quotation = await loadQuotation(after.quotationId ?? "");
  expect(quotation).toMatchObject({ number: after.quotationNumber, userId: user.id, requestId: sent.id, sent: 0 });
  expect(quotation.draft?.lines).toMatchObject([{ productId: id, quantity: 3 }]);
  expect(quotation.notes).toContain("Tetto a Bari");
  expect(quotation.notes).toContain("NO-SUCH");
  expect(quotation.notes).toContain(hidden);
  // The office finds it by its request, in whichever month, and no other of the same customer.
  await createQuotation(office, { userId: user.id, lines: [] }, now);
  const listed = await listQuotations(office, { requestId: sent.id, limit: 50 }, new Date("2027-03-01T10:00:00Z"));
  expect(listed.items.map((one) => one.id)).toEqual([quotation.id]);
  expect((await listQuotations(office, { requestId: "NONE", limit: 50 }, now)).items).toEqual([]);
  // A draft is nothing that its sender may look at.
  expect((await ownView(after)).quotationId).toBeUndefined();
  await expect(convertRequest(office, sent.id, after.revision, now)).rejects.toMatchObject({
    code: "invalid-transition",
  });
});

it("of two who convert it at once makes one quotation", async () => {
  const user = await customer();
  const { admin: office } = await agentOf(user);
  const sent = await sendRequest(user, { text: "Tetto" }, now);
  const both = await Promise.allSettled([1, 2].map(() => convertRequest(office, sent.id, sent.revision, now)));
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "version-conflict" } });
});

it("of a visitor waits for an account of their e-mail, which then finds it", async () => {
  const user = await customer();
  const { admin: office } = await agentOf(user);
  const { id, revision } = await sendVisitorsRequest(
    { ...visitor, email: "nobody@example.com" },
    { text: "Ciao" },
    now,
  );
  await expect(convertRequest(office, id, revision, now)).rejects.toMatchObject({
    fields: [{ field: "userId", code: "required" }],
  });
  const theirs = await sendVisitorsRequest({ ...visitor, email: user.email }, { text: "Da visitatore" }, now);
  expect([await claimRequests(user, now), await claimRequests(user, now)]).toEqual([1, 0]);
  expect((await ownRequests(user, page)).items.map((one) => one.id)).toEqual([theirs.id]);
  const taken = await loadRequest(theirs.id);
  expect(taken).toMatchObject({ userId: user.id, revision: 2 });
  expect(taken.expiresAt).toBeUndefined();
  await claimRequests(buyer(), now);
  expect((await loadRequest(id)).userId).toBeUndefined();
});
