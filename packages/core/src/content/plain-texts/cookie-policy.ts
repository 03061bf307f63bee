import type { Written } from "../plain-text.ts";

export const cookiePolicy: Written = {
  it: {
    title: "Informativa sui cookie",
    lead: "Che cosa il sito tiene nel tuo browser, e perché. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Cookie tecnici",
        paragraphs: [
          "Un solo cookie di sessione, che esiste dopo l'accesso e serve a riconoscerti: non è leggibile dagli script della pagina e scade da solo o quando esci. Non serve consenso perché senza di esso il sito non funziona.",
        ],
      },
      {
        heading: "Memoria del browser",
        paragraphs: [
          "Lingua, Paese e prodotti da confrontare restano nella memoria del tuo browser e non ci vengono inviati come profilo: puoi cancellarli dalle impostazioni del browser.",
        ],
      },
      {
        heading: "Statistiche e pubblicità",
        paragraphs: [
          "Senza il tuo consenso non carichiamo strumenti di statistica o di pubblicità. Se lo dai, puoi ritirarlo quando vuoi. In questa installazione dimostrativa non ce ne sono.",
        ],
      },
      {
        heading: "Pagamenti",
        paragraphs: [
          "Alla cassa il modulo della carta è del fornitore dei pagamenti, che usa propri cookie tecnici contro le frodi.",
        ],
      },
    ],
  },
  en: {
    title: "Cookie policy",
    lead: "What the site keeps in your browser, and why. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Technical cookies",
        paragraphs: [
          "A single session cookie, which exists after login and serves to recognise you: the page's scripts cannot read it, and it expires by itself or when you log out. It needs no consent, because the site does not work without it.",
        ],
      },
      {
        heading: "Browser storage",
        paragraphs: [
          "Language, country and products to compare stay in your browser's storage and are not sent to us as a profile: you can delete them in the browser's settings.",
        ],
      },
      {
        heading: "Statistics and advertising",
        paragraphs: [
          "Without your consent we load no tools for statistics or advertising. If you give it, you can withdraw it whenever you like. In this demonstration installation there are none.",
        ],
      },
      {
        heading: "Payments",
        paragraphs: [
          "At the checkout the card form is the payment provider's, who uses technical cookies of its own against fraud.",
        ],
      },
    ],
  },
};
