import { bankDetails, stepName, type Order } from "../../orders/index.ts";
import { note, paragraph, type Block, type Letter } from "./letter.ts";
import type { Wording } from "./wording.ts";

const orderUrl = ({ origin }: Wording, { id }: Order): string => `${origin}/profile/my-orders/${id}`;

const toOrder = (wording: Wording, order: Order) => ({
  label: wording.it ? "Vedi l'ordine" : "See the order",
  url: orderUrl(wording, order),
});

/** Lines and amounts as the order froze them. */
function contents({ it, money }: Wording, { lines, amounts }: Order): Block[] {
  return [
    {
      kind: "rows",
      columns: it ? ["Prodotto", "Importo"] : ["Product", "Amount"],
      rows: lines.map((line) => [`${line.quantity} × ${line.brand} ${line.name}`, money(line.unit * line.quantity)]),
    },
    {
      kind: "facts",
      facts: amounts.steps.map((step) => [stepName(step, it ? "it" : "en"), money(step.amount)] as const),
      total: [it ? "Totale" : "Total", money(amounts.total)],
    },
  ];
}

/** Where it goes, on one line. */
function destination({ it }: Wording, { address }: Order): Block {
  const place =
    address === "pickup"
      ? it
        ? "ritiro presso il nostro magazzino"
        : "collection at our warehouse"
      : `${address.header}, ${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}`;
  return paragraph(`${it ? "Consegna" : "Delivery"}: ${place}`);
}

/** Where to send a bank transfer; nothing for other methods. */
function transfer({ it, money }: Wording, order: Order): Block[] {
  const due = order.transactions.find(({ status, superseded }) => status === "pending_payment" && !superseded);
  if (order.method !== "manual_wire_transfer" || !due) return [];
  const { holder, iban, bank, reason, amount } = bankDetails(order, due.amount);
  return [
    paragraph(it ? "Per il bonifico:" : "For the transfer:"),
    {
      kind: "facts",
      facts: [
        [it ? "Intestatario" : "Account holder", holder],
        ["IBAN", iban],
        [it ? "Banca" : "Bank", bank],
        [it ? "Causale" : "Reason", reason],
        [it ? "Importo" : "Amount", money(amount)],
      ],
    },
  ];
}

/** The statement without which the contract is void (art. 22 D.Lgs. 49/2014; domain-rules 1.4). */
const wasteStatement = ({ it }: Wording): Block =>
  note(
    it
      ? "Alla consegna di un'apparecchiatura elettrica puoi restituire gratuitamente quella vecchia equivalente al nostro magazzino o chiederne il ritiro."
      : "When an electrical device is delivered you may return the old equivalent one free of charge at our warehouse or ask for its collection.",
  );

export const placedLetter = (wording: Wording, order: Order): Letter => ({
  subject: wording.it ? `Ordine ${order.number} ricevuto` : `Order ${order.number} received`,
  preview: wording.money(order.amounts.total),
  heading: wording.it ? "Grazie per il tuo ordine" : "Thank you for your order",
  blocks: [
    ...contents(wording, order),
    destination(wording, order),
    ...transfer(wording, order),
    wasteStatement(wording),
  ],
  action: toOrder(wording, order),
});

export const receivedLetter = (wording: Wording, order: Order, amount: number): Letter => ({
  subject: wording.it
    ? `Pagamento ricevuto per l'ordine ${order.number}`
    : `Payment received for order ${order.number}`,
  preview: wording.money(amount),
  heading: wording.it ? "Pagamento ricevuto" : "Payment received",
  blocks: [
    paragraph(
      wording.it
        ? `Abbiamo ricevuto ${wording.money(amount)} per l'ordine ${order.number}.`
        : `We have received ${wording.money(amount)} for order ${order.number}.`,
    ),
  ],
  action: toOrder(wording, order),
});

export const failedLetter = (wording: Wording, order: Order): Letter => ({
  subject: wording.it ? `Pagamento non riuscito: ordine ${order.number}` : `Payment failed: order ${order.number}`,
  preview: wording.it ? "Puoi riprovare subito." : "You can try again at once.",
  heading: wording.it ? "Il pagamento non è riuscito" : "The payment failed",
  blocks: [paragraph(wording.it ? "Nulla è stato addebitato." : "Nothing was charged.")],
  action: { label: wording.it ? "Riprova" : "Try again", url: `${wording.origin}/checkout/failed/${order.id}` },
});

export const reminderLetter = (wording: Wording, order: Order, lateDays: number): Letter => ({
  subject: wording.it ? `Promemoria di pagamento: ordine ${order.number}` : `Payment reminder: order ${order.number}`,
  preview: wording.money(order.amounts.total),
  heading: wording.it ? "Promemoria di pagamento" : "Payment reminder",
  blocks: [
    paragraph(
      wording.it
        ? `L'ordine ${order.number} attende il pagamento da ${lateDays} giorni. Se hai già pagato, ignora questo messaggio.`
        : `Order ${order.number} has been waiting for its payment for ${lateDays} days. If you have paid, ignore this message.`,
    ),
    ...transfer(wording, order),
  ],
  action: toOrder(wording, order),
});

type Stage = "order-ready" | "order-delivered" | "order-failed";
const stages: Readonly<Record<Stage, readonly [it: string, en: string]>> = {
  "order-ready": ["è pronto per la spedizione", "is ready to ship"],
  "order-delivered": ["è stato consegnato", "has been delivered"],
  "order-failed": ["è stato annullato", "has been cancelled"],
};

/** A word on what has become of the order. */
export function stageLetter(wording: Wording, order: Order, stage: Stage): Letter {
  const [it, en] = stages[stage];
  const sentence = wording.it ? `Il tuo ordine ${order.number} ${it}` : `Your order ${order.number} ${en}`;
  const failed = stage === "order-failed";
  return {
    subject: sentence,
    preview: sentence,
    heading: `${sentence}.`,
    blocks: failed && order.failedReason ? [paragraph(order.failedReason)] : transfer(wording, order),
    action: toOrder(wording, order),
  };
}
