import type { Guides } from "./guide.ts";

export const batteries: Guides = {
  it: {
    title: "Batterie di accumulo",
    lead: "Accumulo ad alta e bassa tensione per la casa e per l'industria, con capacità, BMS e €/kWh a confronto.",
    sections: [
      {
        heading: "Quanta capacità serve",
        paragraphs: [
          "Parti dal consumo tra il tramonto e l'alba, non dalla potenza dell'impianto: una casa che di notte usa 6 kWh sfrutta bene una batteria da 7 a 10 kWh. Una batteria più grande, d'inverno, resta mezza vuota, e il suo prezzo per kWh usato sale.",
          "Le batterie modulari si ampliano, ma di solito solo con moduli dello stesso modello e entro pochi anni dall'installazione: lascia lo spazio e leggi quante se ne possono mettere in parallelo.",
        ],
      },
      {
        heading: "Alta o bassa tensione",
        paragraphs: [
          "L'alta tensione lavora con correnti più piccole, quindi cavi più sottili e meno perdite; la bassa tensione (circa 48 V) è più semplice da ampliare e molto diffusa con gli inverter off-grid. La tensione deve essere quella che l'inverter ibrido accetta: la verifica di sistema lo controlla.",
        ],
      },
      {
        heading: "Sicurezza e posa",
        paragraphs: [
          "Le celle LiFePO4 (litio ferro fosfato) sono termicamente più stabili e durano più cicli di altre chimiche al litio. Il BMS protegge da carica, scarica e temperatura: quando non è integrato va previsto a parte.",
          "Guarda il grado di protezione: IP65 può stare all'esterno al riparo dal sole diretto, IP20 chiede un locale asciutto. Sotto zero la ricarica delle celle al litio è limitata o impedita.",
        ],
      },
    ],
  },
  en: {
    title: "Storage batteries",
    lead: "High- and low-tension storage for homes and industry, with capacity, BMS and €/kWh side by side.",
    sections: [
      {
        heading: "How much capacity",
        paragraphs: [
          "Start from what is used between sunset and dawn, not from the plant's power: a home that uses 6 kWh at night makes good use of a battery of 7 to 10 kWh. A larger one stays half empty in winter, and its price per kWh used goes up.",
          "Modular batteries can be extended, but usually only with modules of the same model and within a few years: leave room, and read how many may work in parallel.",
        ],
      },
      {
        heading: "High or low tension",
        paragraphs: [
          "High tension works with smaller currents, hence thinner cables and fewer losses; low tension (about 48 V) is simpler to extend and common with off-grid inverters. It must be the tension that the hybrid inverter takes: the system check looks at it.",
        ],
      },
      {
        heading: "Safety and place",
        paragraphs: [
          "LiFePO4 cells (lithium iron phosphate) are thermally more stable and last more cycles than other lithium chemistries. The BMS protects from charge, discharge and temperature: where it isn't integrated it has to be planned apart.",
          "Look at the protection class: IP65 may stand outside, out of direct sun; IP20 asks for a dry room. Below zero the charging of lithium cells is limited or blocked.",
        ],
      },
    ],
  },
};
