import type { Guides } from "./guide.ts";

export const others: Guides = {
  it: {
    title: "Accessori per il fotovoltaico",
    lead: "Connettori, dispositivi di interfaccia, ricambi e stazioni meteo: quello che completa l'impianto.",
    sections: [
      {
        heading: "Connettori: la stessa marca da tutte e due le parti",
        paragraphs: [
          "Due connettori “compatibili” di marche diverse possono scaldarsi fino a bruciare: i costruttori garantiscono solo l'accoppiamento tra i propri. Scegli il connettore del modulo e crimpalo con la pinza prevista, per la sezione del cavo che usi.",
        ],
      },
      {
        heading: "Dispositivo di interfaccia",
        paragraphs: [
          "In Italia la norma CEI 0-21 (bassa tensione) chiede il sistema di protezione di interfaccia; per impianti sopra gli 11,08 kW deve essere un dispositivo esterno all'inverter. In media tensione vale la CEI 0-16.",
        ],
      },
      {
        heading: "Misurare per capire",
        paragraphs: [
          "Una stazione meteo con sensore di irraggiamento e temperatura permette di dire se un calo di produzione viene dal cielo o dall'impianto: negli impianti grandi si ripaga al primo guasto trovato in tempo.",
        ],
      },
    ],
  },
  en: {
    title: "Accessories for solar power",
    lead: "Connectors, interface devices, spare parts and weather stations: what completes the plant.",
    sections: [
      {
        heading: "Connectors: the same brand on both sides",
        paragraphs: [
          "Two “compatible” connectors of different brands can heat up until they burn: makers guarantee the pairing of their own alone. Choose the module's connector and crimp it with the proper tool, for the section of your cable.",
        ],
      },
      {
        heading: "Interface device",
        paragraphs: [
          "In Italy the standard CEI 0-21 (low voltage) asks for an interface protection system; above 11.08 kW it must be a device outside the inverter. At medium voltage CEI 0-16 applies.",
        ],
      },
      {
        heading: "Measure to understand",
        paragraphs: [
          "A weather station with sensors of irradiance and temperature tells whether a drop in production comes from the sky or from the plant: in large plants it pays at the first fault that is found in time.",
        ],
      },
    ],
  },
};
