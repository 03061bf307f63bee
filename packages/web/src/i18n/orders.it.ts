import { termsNames } from "@solvia/core/payments/terms-names";

/** Texts about placed orders and their payments, in Italian. */
export const orderTexts = {
  terms: termsNames.it,
  documentKind: {
    "pro-forma": "Pro-forma",
    invoice: "Fattura",
    "credit-note": "Nota di credito",
    receipt: "Ricevuta",
    "transport-document": "Documento di trasporto",
    other: "Documento",
  },
  transactions: {
    title: "I miei pagamenti",
    empty: "Non hai ancora pagamenti",
    arranged: "Pagamento registrato",
    ways: {
      card: "Carta",
      manual_wire_transfer: "Bonifico bancario",
      sepa_direct_debit: "Addebito SEPA",
      pause_pay: "PausePay",
      bank_receipt: "Ricevuta bancaria (RiBa)",
      later: "Bonifico alla scadenza",
    },
    explain: {
      pause_pay: "PausePay paga noi subito e tu restituisci l'importo a rate: riceverai le istruzioni per e-mail.",
      bank_receipt: "Alla scadenza la tua banca riceve la RiBa sul conto che indichi.",
      later: "Paghi con bonifico entro la scadenza delle tue condizioni di pagamento.",
    },
  },
  orders: {
    title: "I miei ordini",
    empty: "Non hai ancora ordini",
    emptyHint: "Qui ritrovi ordini, pagamenti e documenti.",
    number: "Numero",
    date: "Data",
    total: "Totale",
    payment: "Pagamento",
    state: "Stato",
    content: "Contenuto",
    lines: "Prodotti",
    transactions: "Pagamenti",
    documents: "Documenti",
    due: "Scadenza",
    pay: "Paga",
    late_one: "{{count}} giorno di ritardo",
    late_other: "{{count}} giorni di ritardo",
    pieces_one: "{{count}} pezzo",
    pieces_other: "{{count}} pezzi",
    delivery: "Consegna a",
    reference: "Riferimento",
    more: "Mostra altri",
    again: "Ordina di nuovo",
    reopen: "Modifica l'ordine",
    reopenConfirm:
      "L'ordine torna nel carrello ai prezzi di oggi e quello attuale viene annullato. Il carrello attuale resta tra i salvati.",
  },
};
