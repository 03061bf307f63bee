import { setFailed } from "@solvia/core/contract/back-office/orders";
import {
  markPaidByAssignmentOfTaxCredit,
  noteTransferDone,
  refundReceipt,
} from "@solvia/core/contract/back-office/payments";
import { declareGuestWithdrawal, declareWithdrawal } from "@solvia/core/contract/orders";
import { noteTransferDone as noteDone, refundReceipt as refund } from "@solvia/core/orders/ledger/refund";
import { receiptId, storedReceipts } from "@solvia/core/orders/ledger/stored-receipts";
import { failOrder } from "@solvia/core/orders/payment/fail-order";
import { markPaid } from "@solvia/core/orders/payment/settle-transaction";
import { findOrder } from "@solvia/core/orders/stored-order";
import {
  declareGuestWithdrawal as declareInWords,
  declareWithdrawal as declare,
} from "@solvia/core/returns/declare-withdrawal";
import { romeDate } from "@solvia/core/platform/time";
import { asCustomer, asOffice } from "./actors.ts";
import { goods, placed, productOf } from "./buying.ts";
import { secondConsumer } from "./newcomers.ts";
import { arrives, getsReady, hasCome, statement, transferCame } from "./office-acts.ts";
import type { Stage } from "./stage.ts";
import { demoIban, emails } from "../../demo/known.ts";

const { consumer, merchant, reseller } = emails;

const { email: other, name, surname } = secondConsumer.registration;

const isEnded = async (id: string): Promise<boolean> => (await findOrder(id))?.status === "failed";
const hasWithdrawn = async (id: string): Promise<boolean> => ((await findOrder(id))?.withdrawals?.length ?? 0) > 0;

/** The office gives an order up, or cancels it with its money going back. */
export const givesUp = (stage: Stage, story: string, id: string, days: number, reason: string, returnMoney = false) =>
  stage.act(`${story}: given up`, async () => {
    const now = stage.ago(days, story);
    if (await isEnded(id)) return;
    await asOffice({ endpoint: setFailed, params: { id }, now, reason }, () => failOrder(id, reason, now, returnMoney));
  });

/** One cancelled before anybody paid, and one whose money has gone back. */
async function cancelled(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const unpaid = await placed(stage, "given up", { email: merchant, days: 16, pieces: { brackets: 60 } });
  await givesUp(stage, "given up", unpaid, 15, "Il cliente ha ordinato due volte per errore.");
  const id = await placed(stage, "refunded", { email: reseller, days: 18, pieces: { monitor: 6 } });
  await transferCame(stage, "refunded", id, { days: 17, nth: 8 });
  await givesUp(stage, "refunded", id, 14, "Il prodotto ordinato non corrisponde alla richiesta.", true);
  await act("refunded: asked", async () => {
    const [receipt] = await storedReceipts(id);
    if (!receipt || receipt.refunds.length > 0) return;
    const { amount } = receipt;
    const how = { amount, reason: "Ordine annullato", iban: demoIban };
    const params = { id: receiptId(receipt) };
    await asOffice({ endpoint: refundReceipt, params, now: ago(13) }, () => refund(params.id, how, ago(13)));
  });
  await act("refunded: done", async () => {
    const [receipt] = await storedReceipts(id);
    const open = receipt?.refunds.find(({ state }) => state === "asked");
    if (!receipt || !open) return;
    const params = { id: receiptId(receipt), refundId: open.id };
    await asOffice({ endpoint: noteTransferDone, params, now: ago(12) }, async () => {
      await noteDone(params.id, open.id, { doneOn: romeDate(ago(12)), reference: statement(9) }, ago(12));
    });
  });
}

/** A consumer's rights: pieces sent back, words to be read, and a whole order before it left. */
async function withdrawn(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const part = await placed(stage, "partly withdrawn", {
    email: consumer,
    days: 15,
    pieces: { monitor: 1, wallbox: 2 },
  });
  await transferCame(stage, "partly withdrawn", part, { days: 14, nth: 10 });
  await getsReady(stage, "partly withdrawn", part, 13);
  await arrives(stage, "partly withdrawn", part, 12);
  await act("partly withdrawn: declared", async () => {
    if (await hasWithdrawn(part)) return;
    await asCustomer(consumer, { endpoint: declareWithdrawal, params: { id: part }, now: ago(4) }, async (user) => {
      const lines = [{ productId: await productOf(goods.wallbox), quantity: 1 }];
      await declare(user, part, { name: `${user.name} ${user.surname}`, email: user.email, lines }, ago(4));
    });
  });
  const words = await placed(stage, "withdrawn in words", {
    email: other,
    days: 13,
    pieces: { balcony: 1, connectors: 20 },
  });
  await act("withdrawn in words: by tax credit", async () => {
    const [params, now] = [{ id: `${words}.1` }, ago(12)];
    const mark = { settledOn: romeDate(now), settlementRef: "CESSIONE DIMOSTRATIVA 01" };
    if (await hasCome(words, mark.settlementRef)) return;
    await asOffice({ endpoint: markPaidByAssignmentOfTaxCredit, params, now }, () =>
      markPaid(params.id, "assignment_of_tax_credit", mark, now),
    );
  });
  await getsReady(stage, "withdrawn in words", words, 11.8);
  await arrives(stage, "withdrawn in words", words, 11.5);
  await act("withdrawn in words: declared", async () => {
    const number = (await findOrder(words))?.number ?? "";
    const said = "Vorrei rendere i connettori che non ho aperto. Il supporto per il balcone lo tengo.";
    const by = { name: `${name} ${surname}`, email: other, words: said };
    await asCustomer(other, { endpoint: declareGuestWithdrawal, now: ago(2) }, () =>
      declareInWords(number, by, ago(2)),
    );
  });
  const whole = await placed(stage, "withdrawn before it left", { email: other, days: 5.5, pieces: { wallbox: 1 } });
  await transferCame(stage, "withdrawn before it left", whole, { days: 4, nth: 11 });
  await act("withdrawn before it left: declared", async () => {
    if (await hasWithdrawn(whole)) return;
    await asCustomer(other, { endpoint: declareWithdrawal, params: { id: whole }, now: ago(1) }, async (user) => {
      await declare(user, whole, { name: `${name} ${surname}`, email: other }, ago(1));
    });
  });
}

/** Orders that have come to an end, or of which something comes back. */
export async function endedOrders(stage: Stage): Promise<void> {
  await cancelled(stage);
  await withdrawn(stage);
}
