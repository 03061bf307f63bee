import type { Written } from "../plain-text.ts";

export const termsAndConditions: Written = {
  it: {
    title: "Termini e condizioni d'uso",
    lead: "Le regole per usare il sito Solvia: chi può registrarsi, che cosa è pubblico, come trattiamo contenuti e account. Testo dimostrativo di una società inventata: prima dell'uso va sostituito con quello approvato dal legale.",
    sections: [
      {
        heading: "Chi siamo",
        paragraphs: [
          "Il sito è gestito da Solvia, società dimostrativa con sede in Italia. Nessun ordine fatto su questa installazione dimostrativa dà luogo a una vendita vera.",
        ],
      },
      {
        heading: "Account",
        paragraphs: [
          "Possono registrarsi persone maggiorenni e aziende. Le aziende indicano la partita IVA, che controlliamo nel registro europeo; alcune funzioni si aprono solo dopo la verifica.",
          "Custodisci la password e avvisaci subito se pensi che altri la conoscano. Puoi chiudere l'account in ogni momento dalle impostazioni.",
        ],
      },
      {
        heading: "Contenuti del catalogo",
        paragraphs: [
          "Schede, disegni e prezzi sono preparati con cura ma possono contenere errori: vale la scheda tecnica del costruttore. Le immagini sono indicative. I marchi appartengono ai rispettivi proprietari.",
          "La verifica di sistema è un consiglio basato sui dati delle schede: non sostituisce il progetto di un tecnico abilitato.",
        ],
      },
      {
        heading: "Uso corretto",
        paragraphs: [
          "Non è permesso aggirare i limiti di accesso, raccogliere in massa i dati del catalogo senza accordo, né caricare contenuti illeciti. Chi vuole i dati in modo automatico può usare l'API per rivenditori.",
        ],
      },
      {
        heading: "Modifiche e legge",
        paragraphs: [
          "Pubblichiamo qui ogni modifica con la sua data. Si applica la legge italiana; restano salvi i diritti che la legge riconosce al consumatore nel Paese in cui vive.",
        ],
      },
    ],
  },
  en: {
    title: "Terms and conditions of use",
    lead: "The rules for using the Solvia site: who may register, what is public, how we treat content and accounts. Demonstration text of an invented company: to be replaced by one that a lawyer has approved before use.",
    sections: [
      {
        heading: "Who we are",
        paragraphs: [
          "The site is run by Solvia, a demonstration company seated in Italy. No order placed on this demonstration installation leads to a real sale.",
        ],
      },
      {
        heading: "Account",
        paragraphs: [
          "Adults and companies may register. Companies give their VAT number, which we check in the European register; some functions open only after verification.",
          "Keep your password safe and tell us at once if you think that others know it. You can close the account at any time in the settings.",
        ],
      },
      {
        heading: "Content of the catalogue",
        paragraphs: [
          "Data, drawings and prices are prepared with care but may contain errors: the maker's data sheet prevails. Pictures are indicative. Trademarks belong to their owners.",
          "The system check is advice based on the figures of the data sheets: it does not replace the design by a qualified engineer.",
        ],
      },
      {
        heading: "Fair use",
        paragraphs: [
          "It is not permitted to get around access limits, to collect the catalogue's data in bulk without an agreement, or to upload unlawful content. Whoever wants the data by machine can use the API for resellers.",
        ],
      },
      {
        heading: "Changes and law",
        paragraphs: [
          "We publish every change here with its date. Italian law applies; the rights that the law gives consumers in the country where they live remain.",
        ],
      },
    ],
  },
};
