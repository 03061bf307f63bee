import type { Guides } from "./guide.ts";

export const emobility: Guides = {
  it: {
    title: "Ricarica per auto elettriche",
    lead: "Wallbox monofase e trifase e colonnine in corrente continua, da abbinare al fotovoltaico.",
    sections: [
      {
        heading: "Quale potenza",
        paragraphs: [
          "In corrente alternata decide il caricatore di bordo dell'auto: molte accettano 7,4 kW in monofase o 11 kW in trifase, poche 22 kW. Una wallbox più potente dell'auto non ricarica più in fretta.",
          "A casa conta soprattutto la potenza del contatore: una wallbox con controllo dinamico del carico abbassa la ricarica quando partono forno e pompa di calore, e segue l'eccedenza del fotovoltaico. Chiedi se il contatore di energia necessario è compreso.",
        ],
      },
      {
        heading: "Connettore e posa",
        paragraphs: [
          "In Europa la presa in alternata è il Tipo 2. Con il cavo collegato si fa prima; con la sola presa si usa il cavo dell'auto. La lunghezza del cavo va misurata fino alla presa dell'auto parcheggiata, non fino al paraurti.",
          "Ogni punto di ricarica vuole una linea propria con la protezione differenziale indicata dal costruttore, posata da un installatore abilitato.",
        ],
      },
    ],
  },
  en: {
    title: "Charging for electric cars",
    lead: "Single-phase and three-phase wallboxes and direct-current chargers, to go with solar power.",
    sections: [
      {
        heading: "Which power",
        paragraphs: [
          "With alternating current the car's on-board charger decides: many take 7.4 kW single-phase or 11 kW three-phase, few 22 kW. A wallbox stronger than the car does not charge it faster.",
          "At home the power of the supply counts most: a wallbox with dynamic load control charges less when oven and heat pump start, and follows the solar surplus. Ask whether the energy meter that this needs is included.",
        ],
      },
      {
        heading: "Connector and place",
        paragraphs: [
          "In Europe the alternating-current socket is Type 2. An attached cable is quicker; with a socket alone the car's own cable is used. Measure the cable to the inlet of the parked car, not to its bumper.",
          "Each charging point wants a line of its own with the residual-current protection that the maker names, laid by a qualified electrician.",
        ],
      },
    ],
  },
};
