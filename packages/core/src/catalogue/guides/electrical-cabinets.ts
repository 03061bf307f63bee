import type { Guides } from "./guide.ts";

export const electricalCabinets: Guides = {
  it: {
    title: "Quadri elettrici",
    lead: "Quadri di campo, di interfaccia e AC/DC cablati, per numero di stringhe e potenza dell'impianto.",
    sections: [
      {
        heading: "Quale quadro, dove",
        paragraphs: [
          "Il quadro di campo raccoglie le stringhe e le protegge sul lato in corrente continua; quello AC/DC unisce le protezioni dei due lati; quello di interfaccia separa l'impianto dalla rete quando la rete manca, come chiede la CEI 0-21.",
        ],
      },
      {
        heading: "Che cosa controllare",
        paragraphs: [
          "Stringhe in ingresso e in uscita, campo di potenza, tensione massima in continua e grado di protezione: all'esterno almeno IP65, lontano dal sole diretto. Gli scaricatori di sovratensione si consumano: devono potersi sostituire, e la spia deve vedersi.",
          "Con tre o più stringhe in parallelo servono di regola fusibili di stringa; con una o due, di solito no: lo dice la corrente inversa massima del modulo.",
        ],
      },
    ],
  },
  en: {
    title: "Electrical cabinets",
    lead: "Field, interface and AC/DC cabinets, wired, by number of strings and power of the plant.",
    sections: [
      {
        heading: "Which cabinet, where",
        paragraphs: [
          "The field cabinet gathers the strings and protects them on the direct-current side; the AC/DC one joins the protections of both sides; the interface cabinet separates the plant from the grid when the grid fails, as CEI 0-21 asks in Italy.",
        ],
      },
      {
        heading: "What to check",
        paragraphs: [
          "Input and output strings, power range, maximum DC voltage and protection class: outside at least IP65, away from direct sun. Surge arresters wear out: they must be replaceable, and their sign must be seen.",
          "Three or more parallel strings as a rule need string fuses; one or two usually don't: the module's maximum reverse current says so.",
        ],
      },
    ],
  },
};
