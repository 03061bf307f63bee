import { answerTicket, changeTicket, createQuickReply } from "@solvia/core/contract/back-office/content-crm";
import { giveFeedback, sendTechnicalSupportRequest, writeTicketMessage } from "@solvia/core/contract/engagement";
import { listOwnOrders } from "@solvia/core/orders/finding/list-own-orders";
import { answerTicket as answer, type Reply } from "@solvia/core/tickets/desk/answer-ticket";
import { changeTicket as change } from "@solvia/core/tickets/desk/change-ticket";
import { listQuickReplies, saveQuickReply } from "@solvia/core/tickets/desk/quick-replies";
import { messagesOf } from "@solvia/core/tickets/stored-ticket";
import { listOwnTickets } from "@solvia/core/tickets/list-tickets";
import { tendTickets } from "@solvia/core/tickets/tend-tickets";
import type { TicketTopic } from "@solvia/core/tickets/ticket-codes";
import { askSupport } from "@solvia/core/tickets/writing/ask-support";
import { giveFeedback as rate } from "@solvia/core/tickets/writing/give-feedback";
import { writeAgain } from "@solvia/core/tickets/writing/write-again";
import { emails } from "../demo/known.ts";
import { asCustomer, asOffice, personOf } from "./business/actors.ts";
import type { Stage } from "./business/stage.ts";

interface Wish {
  email: string;
  topic: Exclude<TicketTopic, "damage">;
  /** By which it is known. */
  subject: string;
  text: string;
  days: number;
  /** Goods from elsewhere; else it is about the latest order. */
  brand?: string;
}

/** What was asked with this subject. */
async function found({ ago }: Stage, { email, subject }: Wish) {
  const user = await personOf(email, ago(0));
  const { items } = await listOwnTickets(user, { limit: 100 }, ago(0));
  return items.find((one) => one.subject === subject);
}

/** Whether these words stand in it: a step that was done and not noted before a crash runs again. */
const isWritten = async (id: string, words: string): Promise<boolean> =>
  (await messagesOf(id)).some(({ text }) => text === words);

const asks = (stage: Stage, wish: Wish) =>
  stage.act(`support is asked: ${wish.subject}`, async () => {
    if (await found(stage, wish)) return;
    const { email, topic, subject, text, days, brand } = wish;
    const now = stage.ago(days, subject);
    await asCustomer(email, { endpoint: sendTechnicalSupportRequest, now }, async (user) => {
      const [order] = (await listOwnOrders(user, { limit: 1 }, now)).items;
      const about = brand
        ? ({ kind: "brand", brand } as const)
        : ({ kind: "order", orderId: order?.id ?? "" } as const);
      await askSupport(user, { topic, subject, text, about }, now);
    });
  });

const takes = (stage: Stage, wish: Wish, days: number) =>
  stage.act(`support is taken: ${wish.subject}`, async () => {
    const ticket = await found(stage, wish);
    if (ticket?.status !== "open") return;
    const now = stage.ago(days, wish.subject);
    const { id, revision } = ticket;
    await asOffice({ endpoint: changeTicket, params: { id }, now }, async (user) => {
      await change(user, id, { revision, action: "assign" }, now);
    });
  });

const replies = (stage: Stage, wish: Wish, outcome: Reply["outcome"], text: string, days: number) =>
  stage.act(`support is answered: ${wish.subject}, ${days}`, async () => {
    const ticket = await found(stage, wish);
    if (!ticket || (await isWritten(ticket.id, text))) return;
    const { id, revision } = ticket;
    const now = stage.ago(days, wish.subject);
    await asOffice({ endpoint: answerTicket, params: { id }, now }, async (user) => {
      await answer(user, id, { revision, outcome, text }, now);
    });
  });

const writes = (stage: Stage, wish: Wish, text: string, days: number) =>
  stage.act(`support is written to: ${wish.subject}, ${days}`, async () => {
    const ticket = await found(stage, wish);
    if (!ticket || (await isWritten(ticket.id, text))) return;
    const { id } = ticket;
    const now = stage.ago(days, wish.subject);
    await asCustomer(wish.email, { endpoint: writeTicketMessage, params: { id }, now }, async (user) => {
      await writeAgain(user, id, { text }, now);
    });
  });

/** The texts that the desk writes often. */
const quickReplies = ({ act, ago }: Stage) =>
  act("quick replies", async () => {
    if ((await listQuickReplies()).length > 0) return;
    const now = ago(25);
    for (const [title, text] of [
      [
        "Chiedi foto e seriale",
        "Buongiorno {{name}}, per aiutarvi ci servono una foto dell'etichetta con il numero di serie e una del display.",
      ],
      [
        "Riavvio dell'inverter",
        "Buongiorno {{name}}, scollegate prima il lato CA e poi il lato CC, aspettate cinque minuti e ricollegate nell'ordine inverso.",
      ],
      [
        "Apertura della garanzia",
        "Abbiamo aperto la pratica di garanzia per la richiesta {{number}}: il produttore risponde in genere entro cinque giorni lavorativi.",
      ],
    ] as const)
      await asOffice({ endpoint: createQuickReply, now }, () =>
        saveQuickReply(undefined, { title, text, language: "it", revision: 0 }),
      );
  });

/** Requests for help in every state: late, new of who comes first, taken, waiting for their customer, solved and rated, closed. */
export async function support(stage: Stage): Promise<void> {
  const { company, consumer, premium, installer, reseller } = emails;
  await quickReplies(stage);
  const of = (email: string, topic: Wish["topic"], subject: string, text: string, days: number): Wish => ({
    email,
    topic,
    subject,
    text,
    days,
  });
  const closed = of(
    company,
    "documents",
    "Scheda tecnica in tedesco",
    "Il direttore lavori chiede la scheda tecnica in tedesco.",
    24,
  );
  await asks(stage, closed);
  await replies(stage, closed, "solve", "È nella pagina del prodotto, sotto Documenti: «Datenblatt».", 23.5);
  await stage.act("support closes by silence", async () => {
    await tendTickets(stage.ago(2));
  });
  const late = of(
    consumer,
    "fault",
    "Il misuratore perde il collegamento",
    "Ogni sera verso le otto il misuratore si scollega dal Wi-Fi e torna da solo dopo un'ora.",
    6,
  );
  await asks(stage, late);
  const waiting = {
    ...of(
      premium,
      "configuration",
      "Inverter e contatore non si parlano",
      "L'inverter non legge il contatore sulla RS-485, i fili sono giusti.",
      3,
    ),
    brand: "Huawei",
  };
  await asks(stage, waiting);
  await takes(stage, waiting, 2.8);
  await replies(stage, waiting, "note", "Stesso caso della richiesta di maggio: era l'indirizzo Modbus.", 2.7);
  await replies(stage, waiting, "ask", "Che indirizzo Modbus ha il contatore? Ci manda una foto del menu?", 2.6);
  const solved = of(
    installer,
    "installation",
    "Coppia di serraggio dei morsetti",
    "Con che coppia vanno serrati i morsetti intermedi sui moduli da 30 mm?",
    5,
  );
  await asks(stage, solved);
  await replies(stage, solved, "ask", "Che morsetti sono, quelli neri o quelli in alluminio grezzo?", 4.8);
  await writes(stage, solved, "Quelli neri.", 4.5);
  await replies(stage, solved, "solve", "Allora 14 Nm, come dice il foglio di montaggio a pagina 6.", 4.2);
  await stage.act("support is rated", async () => {
    const ticket = await found(stage, solved);
    if (!ticket || ticket.satisfaction) return;
    const now = stage.ago(4, solved.subject);
    await asCustomer(installer, { endpoint: giveFeedback, now }, async (user) => {
      await rate(user, { ticketId: ticket.id, stars: 5, words: "Risposta chiara e veloce." }, now);
    });
  });
  const taken = of(
    company,
    "delivery",
    "Due colli su tre",
    "Il corriere ha lasciato due colli: il terzo che fine ha fatto?",
    1.2,
  );
  await asks(stage, taken);
  await takes(stage, taken, 1);
  await replies(stage, taken, "keep", "Abbiamo scritto al corriere, domani le diciamo dov'è.", 0.9);
  await asks(stage, {
    ...of(
      reseller,
      "fault",
      "Errore 301 dopo il temporale",
      "Da ieri l'inverter mostra il codice 301 e non produce.",
      0.3,
    ),
    brand: "Fronius",
  });
}
