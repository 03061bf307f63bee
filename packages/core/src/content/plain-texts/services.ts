import type { Written } from "../plain-text.ts";

export const services: Written = {
  it: {
    title: "Servizi",
    lead: "Che cosa facciamo oltre a spedire: preventivi, bancali e container, verifica di sistema, rivendita senza magazzino. Servizi di una società dimostrativa.",
    sections: [
      {
        heading: "Preventivi",
        paragraphs: [
          "Per impianti interi o quantità grandi si chiede un preventivo: le righe restano bloccate ai prezzi offerti fino alla scadenza e diventano un ordine con un clic.",
        ],
      },
      {
        heading: "Bancali e container",
        paragraphs: [
          "Le aziende abilitate comprano a bancale e a container al prezzo dedicato; la scheda dice quanti pezzi mancano per completarlo e quanto si risparmia.",
        ],
      },
      {
        heading: "Verifica di sistema",
        paragraphs: [
          "Stringhe, finestra MPPT, correnti, rapporto DC/AC, fasi e tensione della batteria, con la temperatura minima del luogo. È un consiglio, gratuito e senza registrazione.",
        ],
      },
      {
        heading: "Rivendita senza magazzino",
        paragraphs: [
          "I rivenditori collegano il proprio negozio con l'API: catalogo, prezzi, disponibilità e ordini, con imballo anonimo e spedizione al cliente finale.",
        ],
      },
      {
        heading: "Consegna e assistenza",
        paragraphs: [
          "Sponda idraulica, ritiro in magazzino, documenti di ogni prodotto nella sua scheda, assistenza tecnica in chat in orario di ufficio. Ritiro gratuito dell'usato equivalente (RAEE).",
        ],
      },
    ],
  },
  en: {
    title: "Services",
    lead: "What we do beyond shipping: quotations, pallets and containers, system check, resale without a warehouse. Services of a demonstration company.",
    sections: [
      {
        heading: "Quotations",
        paragraphs: [
          "For whole plants or large quantities ask for a quotation: its lines stay at the offered prices until it expires and become an order with one click.",
        ],
      },
      {
        heading: "Pallets and containers",
        paragraphs: [
          "Enabled companies buy by the pallet and container at a price of their own; the product's page says how many pieces complete it and what that saves.",
        ],
      },
      {
        heading: "System check",
        paragraphs: [
          "Strings, MPPT window, currents, DC/AC ratio, phases and battery tension, with the place's minimum temperature. It is advice, free and without registration.",
        ],
      },
      {
        heading: "Resale without a warehouse",
        paragraphs: [
          "Resellers connect their shop by the API: catalogue, prices, stock and orders, with anonymous packaging and shipping to the final customer.",
        ],
      },
      {
        heading: "Delivery and support",
        paragraphs: [
          "Tail lift, collection at the warehouse, each product's documents in its page, technical support by chat in office hours. Free return of the old equivalent (WEEE).",
        ],
      },
    ],
  },
};
