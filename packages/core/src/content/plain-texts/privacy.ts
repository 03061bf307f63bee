import type { Written } from "../plain-text.ts";

export const privacy: Written = {
  it: {
    title: "Informativa sulla privacy",
    lead: "Quali dati trattiamo, perché, per quanto tempo e come puoi decidere tu. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Titolare",
        paragraphs: [
          "Titolare del trattamento è Solvia, società dimostrativa. Per ogni domanda scrivi all'assistenza dalla chat o dalla pagina dell'account.",
        ],
      },
      {
        heading: "Dati e finalità",
        paragraphs: [
          "Dati dell'account e dell'azienda: per il contratto e gli obblighi fiscali. Indirizzi e telefono: per consegnare. Ordini, pagamenti e fatture: per il contratto e per legge. I numeri di carta non passano mai dai nostri sistemi: li tratta il fornitore dei pagamenti.",
          "Indirizzo IP e registro degli accessi: per la sicurezza. Newsletter e comunicazioni commerciali: solo con il tuo consenso, che puoi ritirare con un clic.",
        ],
      },
      {
        heading: "Conservazione",
        paragraphs: [
          "Documenti fiscali: dieci anni. Account: finché resta aperto; alla chiusura i dati personali si cancellano, salvo quelli che la legge ci obbliga a tenere. Registri di accesso: al massimo dodici mesi.",
        ],
      },
      {
        heading: "Chi altro li vede",
        paragraphs: [
          "Corrieri, fornitore dei pagamenti, fornitore dell'infrastruttura in area europea, commercialista: ciascuno solo per il suo compito e con un contratto che lo vincola. Non vendiamo dati.",
        ],
      },
      {
        heading: "I tuoi diritti",
        paragraphs: [
          "Puoi vedere, correggere, esportare e cancellare i tuoi dati, limitarne l'uso e opporti, dalle impostazioni dell'account o scrivendoci. Puoi presentare reclamo al Garante per la protezione dei dati personali.",
        ],
      },
    ],
  },
  en: {
    title: "Privacy notice",
    lead: "Which data we process, why, for how long, and how you decide. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Controller",
        paragraphs: [
          "The controller is Solvia, a demonstration company. For any question write to support by chat or from the account's page.",
        ],
      },
      {
        heading: "Data and purposes",
        paragraphs: [
          "Data of account and company: for the contract and tax duties. Addresses and telephone: to deliver. Orders, payments and invoices: for the contract and by law. Card numbers never pass through our systems: the payment provider handles them.",
          "IP address and access log: for security. Newsletter and commercial messages: only with your consent, which you can withdraw with one click.",
        ],
      },
      {
        heading: "How long",
        paragraphs: [
          "Fiscal documents: ten years. Account: as long as it is open; when it is closed, personal data are erased, except those that the law makes us keep. Access logs: twelve months at most.",
        ],
      },
      {
        heading: "Who else sees them",
        paragraphs: [
          "Carriers, payment provider, infrastructure provider in the European area, accountant: each only for their task and bound by a contract. We don't sell data.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: [
          "You can see, correct, export and erase your data, restrict their use and object, in the account's settings or by writing to us. You can complain to the data protection authority.",
        ],
      },
    ],
  },
};
