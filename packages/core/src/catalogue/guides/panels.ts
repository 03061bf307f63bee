import type { Guides } from "./guide.ts";

export const panels: Guides = {
  it: {
    title: "Pannelli fotovoltaici",
    lead: "Moduli monocristallini, full black, bifacciali e colorati, dal singolo pezzo al container, con potenza, garanzie e €/Wp a confronto.",
    sections: [
      {
        heading: "Quale modulo per quale tetto",
        paragraphs: [
          "Su un tetto di casa conta la resa per metro quadro: guarda l'efficienza, non solo i watt. Un modulo da 450 W molto grande può rendere meno, per superficie, di uno da 430 W più compatto; e deve starci, tra camini e lucernari.",
          "Il full black si sceglie per l'aspetto: scalda un poco di più e costa di più a parità di potenza. Il bifacciale rende davvero dove la luce torna da dietro, cioè a terra, su pensiline e su tetti piani chiari; appoggiato a una falda scura il retro lavora poco.",
        ],
      },
      {
        heading: "I numeri da leggere nella scheda",
        paragraphs: [
          "Il coefficiente di temperatura dice quanta potenza si perde per ogni grado sopra i 25 °C della cella: tra -0,29 e -0,35 %/°C la differenza, d'estate, è di qualche punto percentuale. La tensione a vuoto (Voc) al freddo decide quanti moduli stanno in una stringa senza superare la tensione massima dell'inverter.",
          "Le garanzie sono due e vanno lette separate: quella di prodotto copre i difetti, quella di resa promette una potenza minima dopo tanti anni. Celle N-type e mezze celle (half-cut) di solito degradano meno e soffrono meno le ombre parziali.",
        ],
      },
      {
        heading: "Comprare a pezzo, bancale o container",
        paragraphs: [
          "I moduli viaggiano in bancali: completarne uno riduce sia il prezzo al pezzo, per le aziende abilitate, sia il rischio di rotture. Prevedi sempre qualche pezzo di scorta dello stesso lotto: tra qualche anno quel modello potrebbe non esserci più.",
        ],
      },
    ],
  },
  en: {
    title: "Solar panels",
    lead: "Monocrystalline, full-black, bifacial and coloured modules, from a single piece to a container, with power, guarantees and €/Wp side by side.",
    sections: [
      {
        heading: "Which module for which roof",
        paragraphs: [
          "On a house roof the yield per square metre counts: look at the efficiency, not at the watts alone. A very large 450 W module can yield less per area than a compact 430 W one; and it has to fit between chimneys and roof windows.",
          "Full black is chosen for its looks: it gets slightly warmer and costs more for the same power. Bifacial modules pay where light comes back from behind, on the ground, on carports and on bright flat roofs; lying on a dark pitched roof, the rear side does little.",
        ],
      },
      {
        heading: "The figures to read in the data sheet",
        paragraphs: [
          "The temperature coefficient says how much power is lost for each degree above a cell temperature of 25 °C: between -0.29 and -0.35 %/°C the difference in summer is some percentage points. The open-circuit voltage (Voc) in the cold decides how many modules fit into a string without exceeding the inverter's maximum voltage.",
          "There are two guarantees, to be read apart: the product guarantee covers defects, the performance guarantee promises a minimum power after so many years. N-type and half-cut cells usually degrade less and suffer less from partial shade.",
        ],
      },
      {
        heading: "Buying a piece, a pallet or a container",
        paragraphs: [
          "Modules travel on pallets: completing one lowers the price per piece, for companies that are enabled, and the risk of breakage too. Always plan a few spare pieces of the same lot: in some years that model may be gone.",
        ],
      },
    ],
  },
};
