import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { setVatAmount as setVatAmountOf } from "@solvia/core/contract/back-office/orders";
import { setTransactionMethod } from "@solvia/core/contract/back-office/payments";
import { giveAway } from "@solvia/core/orders/gift/give-away";
import { findOrder, loadOrder } from "@solvia/core/orders/stored-order";
import { setVatAmount } from "@solvia/core/orders/vat-change/set-vat-amount";
import { amountsUnder } from "@solvia/core/orders/vat-change/vat-change";
import { emails } from "../demo/known.ts";
import { demoPassword } from "../demo/users.ts";
import { asOffice } from "./business/actors.ts";
import { placed } from "./business/buying.ts";
import type { Stage } from "./business/stage.ts";

/** A second administrator, who proposes what the first one then decides. */
const email = "direzione@solvia.example";

/** A gift and another VAT that one administrator has proposed and nobody has decided. */
export async function secondAdministrator(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  await act(`${email} is an administrator`, async () => {
    const person = { email, password: demoPassword, name: "Teresa", surname: "Monti", roles: ["admin"] } as const;
    await createDemonstrationUser(person, ago(48));
  });
  const gift = await placed(stage, "a gift", { email: emails.reseller, days: 1.8, pieces: { wallbox: 2 } });
  await act("a gift: proposed", async () => {
    const now = ago(1.2);
    const id = `${gift}.1`;
    if ((await findOrder(gift))?.transactions[0]?.giftProposal) return;
    await asOffice({ endpoint: setTransactionMethod, params: { id }, now, email }, (user) =>
      giveAway(user, id, { reason: "Due wallbox per lo stand alla fiera di Rimini" }, now),
    );
  });
  const wish = { email: emails.company, days: 1.6, pieces: { brackets: 40 } };
  const exempt = await placed(stage, "a declaration of intent", wish);
  await act("a declaration of intent: proposed", async () => {
    const now = ago(1.1);
    const order = await loadOrder(exempt);
    if (order.vatProposal) return;
    const rule = "declaration-of-intent";
    const { total } = amountsUnder(order, rule);
    const [protocol, reason] = ["26112009354812345-000001", "Esportatore abituale, ricevuta in archivio"];
    await asOffice({ endpoint: setVatAmountOf, params: { id: exempt }, now, email }, (user) =>
      setVatAmount(user, exempt, { act: "propose", rule, reason, protocol, total }, now),
    );
  });
}
