import type { Language } from "@solvia/core/platform/locale";

/** What the reference says of one operation: in English its title alone, since the document itself tells the rest. */
export interface Told {
  en: string;
  it: string;
  /** The document's sentence about it, in Italian. */
  itText: string;
}

/** Each operation of the reseller API by its id, as the reference's list of contents names it. */
export const operations: Readonly<Record<string, Told>> = {
  getResellerKey: {
    en: "What a key may do",
    it: "Che cosa può fare una chiave",
    itText: "Che cosa può fare la chiave di questa chiamata, e su quali dati lavora.",
  },
  getResellerOpenApi: {
    en: "This document",
    it: "Questo documento",
    itText: "Questo documento, per chiunque lo chieda; con un ETag per If-None-Match.",
  },
  listResellerProducts: {
    en: "Products as they change",
    it: "I prodotti, man mano che cambiano",
    itText:
      "Il catalogo con prezzi, giacenze e giorni dell’account, come sequenza di variazioni dalla più vecchia: ciò che cambia durante la lettura torna più avanti, ciò che esce arriva come tolto. JSON, NDJSON o CSV secondo Accept o format; un ETag per If-None-Match.",
  },
  getResellerProduct: {
    en: "One product",
    it: "Un prodotto",
    itText: "Un prodotto com’è adesso, con prezzo, giacenza e giorni dell’account.",
  },
  listResellerStock: {
    en: "Stock as it changes",
    it: "Le giacenze, man mano che cambiano",
    itText: "La stessa sequenza di variazioni, con sole giacenze e giorni.",
  },
  setResellerPartNumbers: {
    en: "Your own part numbers",
    it: "I tuoi codici articolo",
    itText:
      "Come l’account chiama i prodotti nel proprio negozio, fino a mille per volta; null cancella il codice. Da quel momento il catalogo li riporta.",
  },
  placeResellerOrder: {
    en: "Place an order",
    it: "Fare un ordine",
    itText:
      "Ordina merce per un cliente finale, pagata con bonifico alle condizioni dell’account. L’intestazione Idempotency-Key è obbligatoria: la stessa chiave con lo stesso contenuto è lo stesso ordine, anche se arriva di nuovo molto più tardi.",
  },
  listResellerOrders: {
    en: "Orders",
    it: "Gli ordini",
    itText: "Gli ordini dell’account, dal più recente; con un riferimento quelli fatti qui con quel riferimento.",
  },
  getResellerOrder: {
    en: "One order",
    it: "Un ordine",
    itText: "Un ordine con pagamenti, spedizioni con tracking e matricole, fatture e documenti.",
  },
  cancelResellerOrder: {
    en: "Call an order off",
    it: "Annullare un ordine",
    itText: "Annulla un ordine di cui nulla è pagato, fatturato o preparato. Annullato due volte resta com’è.",
  },
  getResellerDocument: {
    en: "A document of an order",
    it: "Un documento di un ordine",
    itText:
      "Dove si può leggere per qualche minuto un documento di un ordine: una fattura con il suo id, il suo XML con id e -xml.",
  },
  listWebhooks: {
    en: "Webhooks",
    it: "I webhook",
    itText: "A chi si dice che cosa succede agli ordini dell’account, con lo stato di ciascuno.",
  },
  createWebhook: {
    en: "Create a webhook",
    it: "Creare un webhook",
    itText: "Un nuovo webhook e il suo segreto; al massimo dieci. I messaggi sono firmati secondo Standard Webhooks.",
  },
  switchWebhook: {
    en: "Turn a webhook on or off",
    it: "Accendere o spegnere un webhook",
    itText: "Accende o spegne un webhook; riacceso, ricomincia come nuovo.",
  },
  deleteWebhook: {
    en: "Take a webhook away",
    it: "Eliminare un webhook",
    itText: "Elimina un webhook; ciò che lo aspetta non viene detto a nessuno.",
  },
  changeWebhookSecret: {
    en: "Change the secret",
    it: "Cambiare il segreto",
    itText: "Il prossimo segreto del webhook; per un giorno si firma anche con quello di prima.",
  },
  testWebhook: {
    en: "Send a test message",
    it: "Inviare un messaggio di prova",
    itText: "Invia un messaggio che non dice nulla, per provare chi riceve.",
  },
  listWebhookDeliveries: {
    en: "What was delivered",
    it: "Le consegne",
    itText: "Che cosa è stato detto a un webhook negli ultimi trenta giorni, dal più recente, con ogni tentativo.",
  },
  replayWebhook: {
    en: "Send again",
    it: "Inviare di nuovo",
    itText: "Invia ancora, con gli stessi id, ciò che è successo in un intervallo di tempo.",
  },
  getTrialClock: {
    en: "The trial's clock",
    it: "L’orologio della prova",
    itText: "Che ora è nella prova dell’account.",
  },
  advanceTrialClock: {
    en: "Turn the clock on",
    it: "Spostare avanti l’orologio",
    itText:
      "Sposta avanti l’orologio della prova: i bonifici arrivano, la merce parte e arriva quando è il momento, e i webhook di prova lo dicono. Non torna mai indietro.",
  },
  shipTrialOrder: {
    en: "Ship now",
    it: "Spedire subito",
    itText: "Fa partire subito la merce di un ordine di prova, con tracking, matricole e fattura.",
  },
  delayTrialOrder: {
    en: "Delay",
    it: "Ritardare",
    itText: "Fa ritardare un ordine di prova: ritiro e promessa si spostano di giorni.",
  },
  refuseTrialOrder: {
    en: "Refuse",
    it: "Rifiutare",
    itText:
      "Fa rifiutare un ordine di prova: da noi prima che la merce parta, e allora finisce; da chi riceve mentre è in viaggio.",
  },
  returnTrialOrder: {
    en: "Return",
    it: "Restituire",
    itText: "Fa tornare pezzi di un ordine di prova già arrivato; vengono accreditati.",
  },
};

/** The document's chapters in Italian, each with what it is about. */
const chapters: Readonly<Record<string, { name: string; description: string }>> = {
  Key: { name: "Chiave", description: "Che cosa può fare la chiave, e questo documento." },
  Catalogue: {
    name: "Catalogo",
    description: "I prodotti con prezzi, giacenze e giorni dell’account, come sequenza di variazioni.",
  },
  Orders: { name: "Ordini", description: "Ordini consegnati ai clienti finali." },
  Webhooks: { name: "Webhook", description: "Messaggi sugli ordini dell’account, man mano che cambiano." },
  Trial: {
    name: "Prova",
    description:
      "Ciò che può chiamare solo una chiave di prova: l’orologio della prova e che cosa accade ai suoi ordini.",
  },
};

const inItalian = {
  title: "API per i rivenditori",
  description: "Gli importi sono centesimi di euro interi, gli istanti ISO 8601 in UTC.",
};

/** What the document says in the same words of many answers. */
const answers: Readonly<Record<string, string>> = {
  "The answer.": "La risposta.",
  "The file.": "Il file.",
  "Done.": "Fatto.",
  "Refused by the gateway.": "Rifiutata prima di arrivare.",
  "Refused by the gateway, or failed.": "Rifiutata prima di arrivare, o non riuscita.",
};

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  responses?: Record<string, { description?: string }>;
}
export interface ReferenceDocument {
  info: { title: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
}

/**
 * The document as the reference shows it: each operation with a short title, its sentence below; in Italian for who reads Italian, else in
 * English. An operation without a title keeps the sentence that it has. The guides, in Markdown, stand before the first chapter.
 */
export function titled(
  document: ReferenceDocument,
  language: Language,
  guides: readonly string[] = [],
): ReferenceDocument {
  const italian = language === "it";
  const chapter = (name: string) => (italian ? (chapters[name]?.name ?? name) : name);
  const answer = (one: { description?: string }) => {
    const known = italian && answers[one.description ?? ""];
    return known ? { ...one, description: known } : one;
  };
  const told = ({ responses, ...operation }: Operation): Operation => {
    const known = operations[operation.operationId];
    return {
      ...operation,
      ...(responses && {
        responses: Object.fromEntries(Object.entries(responses).map(([status, one]) => [status, answer(one)])),
      }),
      ...(operation.tags && { tags: operation.tags.map(chapter) }),
      ...(known && {
        summary: italian ? known.it : known.en,
        description: italian ? known.itText : (operation.summary ?? ""),
      }),
    };
  };
  const info = { ...document.info, ...(italian && inItalian) };
  const paths = Object.entries(document.paths).map(([path, of]) => [
    path,
    Object.fromEntries(Object.entries(of).map(([method, operation]) => [method, told(operation)])),
  ]);
  return {
    ...document,
    info: { ...info, description: [info.description ?? "", ...guides].join("\n\n") },
    ...(document.tags && { tags: document.tags.map((tag) => (italian ? (chapters[tag.name] ?? tag) : tag)) }),
    paths: Object.fromEntries(paths),
  };
}
