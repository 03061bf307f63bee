import { paragraph, wordingFor, type Block, type LettersFor, type Post } from "../../mail/index.ts";
import { loadOrder, selfInvoices, wordsFor } from "../../orders/index.ts";
import type { Language } from "../../platform/locale.ts";
import { sumOf } from "../../platform/money.ts";
import type { Content } from "../document.ts";
import type * as events from "../events.ts";
import { loadDocument } from "../load-document.ts";
import { titleOf } from "../paper/draw-document.ts";
import { invoiceWords } from "../paper/words.ts";

/**
 * Of a public body's document what of its sum the body pays to the state (art. 17-ter DPR 633/72), and what is left: to pay, where an invoice has a payment that
 * hasn't come, else the net that it is of.
 */
function netOf({ type, splitPayment, groups, payments, locale }: Content, language: Language): Block[] {
  const vat = sumOf(groups.map((group) => group.vat));
  if (!splitPayment || vat === 0) return [];
  const words = wordsFor(language, locale);
  const isOpen = type !== "TD04" && payments.some(({ paidOn }) => paidOn === undefined);
  const net = words.money(sumOf(groups.map(({ taxable }) => taxable)));
  const label = isOpen ? words.toPay : invoiceWords[language].taxable;
  return [{ kind: "facts", facts: [[words.splitVat, words.money(0 - vat)]], total: [label, net] }];
}

/** To whoever placed the order, and to the company's own address for its papers. */
async function documentReady({ documentId }: { documentId: string }): Promise<Post[]> {
  const { orderId, content } = await loadDocument(documentId);
  const order = await loadOrder(orderId);
  // What the house invoices itself is nobody else's to read.
  if (selfInvoices(order).has(documentId)) return [];
  const { email, language } = order.customer;
  const wording = wordingFor(language);
  const words = invoiceWords[language];
  const title = titleOf(content, words);
  const { money } = wordsFor(language, content.locale);
  const letter = {
    subject: title,
    preview: words.waits,
    heading: title,
    blocks: [
      paragraph(words.waits),
      {
        kind: "facts" as const,
        facts: [[words.order, content.orderNumber] as const],
        total: [title, money(content.total)] as const,
      },
      ...netOf(content, language),
    ],
    action: { label: wording.texts.order.see, url: `${wording.origin}/profile/my-orders/${orderId}` },
  };
  const addresses = new Set([email, content.buyer.email ?? email]);
  return [...addresses].map((address) => ({ to: { email: address, language }, letter }));
}

/** The letters of invoices and credit notes. */
export const documentLetters: LettersFor<typeof events> = { "document-to-customer": documentReady };
