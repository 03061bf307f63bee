import { euroFormat, readerTag } from "../../platform/text/reader-format.ts";
import { countryOf } from "../../platform/locale.ts";
import { paragraph, wordingFor, type LettersFor, type Post } from "../../mail/index.ts";
import { loadOrder, selfInvoices } from "../../orders/index.ts";
import type * as events from "../events.ts";
import { loadDocument } from "../load-document.ts";
import { titleOf } from "../paper/draw-document.ts";
import { invoiceWords } from "../paper/words.ts";

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
  const money = euroFormat(readerTag(language, countryOf(content.locale)?.code ?? "IT"));
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
    ],
    action: { label: wording.texts.order.see, url: `${wording.origin}/profile/my-orders/${orderId}` },
  };
  const addresses = new Set([email, content.buyer.email ?? email]);
  return [...addresses].map((address) => ({ to: { email: address, language }, letter }));
}

/** The letters of invoices and credit notes. */
export const documentLetters: LettersFor<typeof events> = { "document-to-customer": documentReady };
