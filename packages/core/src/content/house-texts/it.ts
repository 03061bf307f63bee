import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Chi siamo",
    lead: "Solvia vende materiale fotovoltaico a chi installa e a chi abita sotto il tetto, con prezzi spiegati e disponibilità vere. È una società dimostrativa: catalogo e testi servono a far vedere come lavora il negozio.",
    sections: [
      {
        heading: "Prezzi che si spiegano da soli",
        paragraphs: [
          "Ogni importo mostra i suoi passaggi: prodotto, contributi RAEE e batterie, spedizione, IVA. Lo stesso calcolo vale nel carrello, nell'ordine, nel preventivo e in fattura.",
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
  services: {
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
};
