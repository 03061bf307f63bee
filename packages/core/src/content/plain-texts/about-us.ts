import type { Written } from "../plain-text.ts";

export const aboutUs: Written = {
  it: {
    title: "Chi siamo",
    lead: "Solvia vende materiale fotovoltaico a chi installa e a chi abita sotto il tetto, con prezzi spiegati e disponibilità vere. È una società dimostrativa: catalogo e testi servono a far vedere come lavora il negozio.",
    sections: [
      {
        heading: "Prezzi che si spiegano da soli",
        paragraphs: [
          "Ogni importo mostra i suoi passaggi: prodotto, contributo RAEE, spedizione, IVA. Lo stesso calcolo vale nel carrello, nell'ordine, nel preventivo e in fattura.",
        ],
      },
      {
        heading: "Quello che vedi c'è",
        paragraphs: [
          "La quantità disponibile è quella del magazzino meno quanto è già prenotato. I pezzi si prenotano nel momento dell'ordine: nessuno li vende due volte.",
        ],
      },
      {
        heading: "Prima i conti, poi il carrello",
        paragraphs: [
          "La verifica di sistema confronta pannelli, inverter e batterie con i numeri delle schede e dice che cosa va, che cosa no e che cosa non si può verificare, con i motivi.",
        ],
      },
      {
        heading: "Per aziende e privati",
        paragraphs: [
          "Le aziende verificate vedono i prezzi netti, i bancali e i pagamenti dedicati; i privati vedono subito il prezzo finale. Serviamo diciotto Paesi europei.",
        ],
      },
    ],
  },
  en: {
    title: "About us",
    lead: "Solvia sells photovoltaic equipment to those who install and those who live under the roof, with prices explained and true stock. It is a demonstration company: catalogue and texts show how the shop works.",
    sections: [
      {
        heading: "Prices that explain themselves",
        paragraphs: [
          "Every amount shows its steps: product, waste-disposal tax, shipping, VAT. The same sum holds in the cart, the order, the quotation and the invoice.",
        ],
      },
      {
        heading: "What you see is there",
        paragraphs: [
          "The quantity available is what lies in the warehouse less what is reserved. Pieces are reserved the moment the order is placed: nobody sells them twice.",
        ],
      },
      {
        heading: "First the sums, then the cart",
        paragraphs: [
          "The system check compares panels, inverters and batteries by the figures of their data sheets and says what fits, what doesn't and what cannot be checked, with the reasons.",
        ],
      },
      {
        heading: "For companies and households",
        paragraphs: [
          "Verified companies see net prices, pallets and payment terms of their own; private persons see the final price at once. We serve eighteen European countries.",
        ],
      },
    ],
  },
};
