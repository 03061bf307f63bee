import type { Guides } from "./guide.ts";

export const optimizers: Guides = {
  it: {
    title: "Ottimizzatori di potenza",
    lead: "Un inseguitore per ogni modulo: contro le ombre, per leggere ogni pannello, per spegnere in sicurezza.",
    sections: [
      {
        heading: "Quando servono davvero",
        paragraphs: [
          "Dove un camino o un albero fa ombra a pochi moduli, l'ottimizzatore evita che tirino giù l'intera stringa. Su un tetto libero e con una sola orientazione il guadagno è piccolo: spesso basta un inverter con più MPPT.",
          "Servono anche per vedere la produzione modulo per modulo e, nei sistemi che lo prevedono, per portare la stringa a una tensione sicura quando l'impianto è spento.",
        ],
      },
      {
        heading: "Compatibilità",
        paragraphs: [
          "Alcuni ottimizzatori lavorano solo con l'inverter della stessa marca, altri con qualsiasi inverter di stringa. La potenza e la tensione massima in ingresso vanno confrontate con quelle del modulo; la lunghezza dei cavi con la posa, verticale o orizzontale.",
        ],
      },
    ],
  },
  en: {
    title: "Power optimizers",
    lead: "A tracker for each module: against shade, to read each panel, to shut down safely.",
    sections: [
      {
        heading: "When they are really needed",
        paragraphs: [
          "Where a chimney or a tree shades a few modules, optimizers keep them from pulling down the whole string. On a free roof with one orientation the gain is small: an inverter with several MPPTs is often enough.",
          "They also show production module by module and, in systems made for it, bring the string to a safe voltage when the plant is off.",
        ],
      },
      {
        heading: "Compatibility",
        paragraphs: [
          "Some optimizers work only with an inverter of the same brand, others with any string inverter. Compare the maximum input power and voltage with the module's, and the length of the cables with the layout, upright or lying.",
        ],
      },
    ],
  },
};
