import { addView, listViews } from "@solvia/core/accounts/list-views/list-views";
import { notifyMe } from "@solvia/core/contract/catalogue";
import { addListView } from "@solvia/core/contract/back-office/lists";
import { publishReview as publish } from "@solvia/core/catalogue/reviews/publish-review";
import { saveReview as review } from "@solvia/core/catalogue/reviews/save-review";
import { watchProduct } from "@solvia/core/catalogue/watches/watch-product";
import { publishReview } from "@solvia/core/contract/back-office/content-crm";
import { saveReview } from "@solvia/core/contract/engagement";
import { saveOpenOrder } from "@solvia/core/contract/order-saved";
import { markRead } from "@solvia/core/crm/chat/list-chats";
import { sendMessage } from "@solvia/core/crm/chat/send-message";
import { listSavedOrders, saveOpenOrder as putAside } from "@solvia/core/orders/cart/saved-orders";
import { hasBought } from "@solvia/core/orders/placing/has-bought";
import { demoProducts } from "../../demo/products.ts";
import { asCustomer, asOffice, personOf } from "./actors.ts";
import { fillCart, goods, productOf, type Goods, type Pieces } from "./buying.ts";
import { german, secondConsumer } from "./newcomers.ts";
import type { Stage } from "./stage.ts";
import { emails } from "../../demo/known.ts";

const { company, consumer, installer, reseller } = emails;

const { email: other } = secondConsumer.registration;

/** One line of a chat: the customer's, or the office's answer. */
const says = ({ act, ago }: Stage, of: string, days: number, text: string, by = of) =>
  act(`chat of ${of}, ${days}`, async () => {
    const now = ago(days);
    const { id: chatId } = await personOf(of, now);
    const author = await personOf(by, now);
    await markRead(author, chatId);
    await sendMessage(author, { chatId, clientMessageId: `demonstration-${days * 1000}`, text }, now);
  });

/** A question that somebody has answered, and two that wait. */
async function chats(stage: Stage): Promise<void> {
  const admin = emails.administrator;
  await says(stage, consumer, 3.2, "Buongiorno, la wallbox Easee funziona anche con un contatore monofase da 4,5 kW?");
  const answer = "Buongiorno, sì: con il misuratore di carico riduce la ricarica quando la casa consuma di più.";
  await says(stage, consumer, 3.1, answer, admin);
  await says(stage, consumer, 3, "Perfetto, grazie mille.");
  await says(stage, consumer, 2.9, "Grazie a lei, buona giornata!", admin);
  await says(
    stage,
    installer,
    0.4,
    "Il bonifico per l'ordine di Via Appia parte domani, potete tenere la merce da parte?",
  );
  const german0 = "Guten Tag, können wir die Ware mit eigenem LKW in Verona abholen?";
  await says(stage, german.registration.email, 0.2, german0);
}

/** What buyers say of what has arrived; one that nobody but the office reads. */
async function reviews({ act, ago }: Stage): Promise<void> {
  const written: readonly [email: string, of: Goods, rating: number, text: string, days: number][] = [
    [reseller, "blackModules", 5, "Consegna puntuale, bancali intatti e moduli tutti della stessa tonalità.", 20],
    [reseller, "hybrid", 4, "Ottimo inverter. Il manuale italiano è arrivato solo per posta elettronica.", 19],
    [consumer, "monitor", 5, "Montato in mezz'ora, i consumi si leggono bene dal telefono.", 6],
    [other, "balcony", 2, "CHIAMATEMI al 333 0000000, a casa mia li vendo a metà prezzo!!!", 5],
  ];
  for (const [email, of, rating, text, days] of written) {
    const productId = await productOf(goods[of]);
    await act(`review of ${of} by ${email}`, () =>
      asCustomer(email, { endpoint: saveReview, now: ago(days) }, async (user) => {
        await review(user, { productId, rating, text }, ago(days), hasBought);
      }),
    );
  }
  const id = `${await productOf(goods.balcony)}_${(await personOf(other, ago(4))).id}`;
  await act("an offer among the reviews is hidden", () =>
    asOffice({ endpoint: publishReview, params: { id }, now: ago(4) }, () => publish(id, false)),
  );
}

const aside = ({ act, ago }: Stage, email: string, name: string, pieces: Pieces, days: number) =>
  act(`${email} puts aside ${name}`, async () => {
    const now = ago(days);
    const saved = await listSavedOrders(await personOf(email, now), { limit: 20 }, now);
    if (saved.items.some((one) => one.name === name)) return;
    await fillCart(email, pieces, now);
    await asCustomer(email, { endpoint: saveOpenOrder, now }, async (user) => {
      await putAside(user, name, now);
    });
  });

/** Carts that were put aside, carts that stand open, and goods that are waited for. */
async function wishes(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  await aside(stage, consumer, "Casa al mare", { balcony: 2, monitor: 1 }, 10);
  await aside(stage, company, "Capannone di prova, 50 kW", { modules: 108, inverter: 4, cabinet: 2 }, 8);
  await act("an open cart", () => fillCart(company, { modules: 36, battery: 1 }, ago(0.05)));
  await act("another open cart", () => fillCart(consumer, { wallbox: 1, cabinet: 1 }, ago(0.05)));
  const gone = demoProducts().filter(({ stock, fields }) => stock === 0 && !fields.toBeQuoted);
  for (const [at, email] of [consumer, consumer, company, installer].entries()) {
    const code = gone[at]?.fields.productCode ?? "";
    await act(`${email} waits for ${code}`, async () => {
      const id = await productOf(code);
      await asCustomer(email, { endpoint: notifyMe, params: { id }, now: ago(1 + at) }, async (user) => {
        await watchProduct(user, id, ago(1 + at));
      });
    });
  }
}

const views = [
  { list: "orders", name: "Bonifici in ritardo", search: { waiting: "late", method: "manual_wire_transfer" } },
  { list: "orders", name: "Carte non riuscite", search: { method: "card", status: "failed" } },
  { list: "products", name: "Senza prezzo", search: { lacks: "price" } },
] as const;

/** Ways to look at lists that the administrator shares with colleagues. */
async function sharedViews({ act, ago }: Stage): Promise<void> {
  for (const { list, name, search } of views) {
    await act(`view ${name}`, async () => {
      const now = ago(7);
      const { own } = await listViews(await personOf(emails.administrator, now), list);
      if (own.some((view) => view.name === name)) return;
      await asOffice({ endpoint: addListView, params: { list }, now }, (user) =>
        addView(user, list, { name, search, shared: true }),
      );
    });
  }
}

/** What is said, wished and arranged beside the orders. */
export async function besideOrders(stage: Stage): Promise<void> {
  await chats(stage);
  await reviews(stage);
  await wishes(stage);
  await sharedViews(stage);
}
