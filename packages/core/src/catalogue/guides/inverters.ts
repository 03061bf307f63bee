import type { Guides } from "./guide.ts";

export const inverters: Guides = {
  it: {
    title: "Inverter fotovoltaici",
    lead: "Monofase, trifase, ibridi, microinverter e retrofit: scegli per potenza, numero di MPPT e tensione di ingresso.",
    sections: [
      {
        heading: "Monofase, trifase, ibrido",
        paragraphs: [
          "In Italia un impianto collegato in bassa tensione può essere monofase fino a 6 kW; oltre serve il trifase. Se la fornitura è già trifase, un inverter trifase evita di sbilanciare le fasi.",
          "L'ibrido carica e scarica una batteria sul lato in corrente continua: conviene se la batteria arriva subito o entro pochi anni. Su un impianto che c'è già, un retrofit aggiunge la batteria sul lato in alternata senza toccare l'inverter esistente.",
        ],
      },
      {
        heading: "Stringhe, MPPT e tensioni",
        paragraphs: [
          "Ogni orientamento diverso del tetto chiede il suo MPPT: due falde, due MPPT. La tensione a vuoto della stringa alla temperatura più fredda del luogo deve restare sotto la tensione massima; quella di lavoro, d'estate, dentro la finestra MPPT.",
          "La corrente di corto circuito massima va confrontata con quella del modulo, più alta nei moduli grandi di oggi e nei bifacciali. La verifica di sistema nella pagina di confronto fa questi conti con i numeri delle schede e dice che cosa non può verificare.",
        ],
      },
      {
        heading: "Rapporto DC/AC",
        paragraphs: [
          "Una potenza dei moduli un poco superiore a quella dell'inverter, tra 1,1 e 1,3 volte, sfrutta meglio le ore deboli: i picchi tagliati sono pochi. Conta la potenza DC massima dichiarata dal costruttore, che non va superata.",
        ],
      },
    ],
  },
  en: {
    title: "Solar inverters",
    lead: "Single-phase, three-phase, hybrid, microinverters and retrofit: choose by power, number of MPPTs and input voltage.",
    sections: [
      {
        heading: "Single-phase, three-phase, hybrid",
        paragraphs: [
          "In Italy a plant on the low-voltage grid may be single-phase up to 6 kW; beyond that it must be three-phase. Where the supply is three-phase already, a three-phase inverter avoids unbalanced phases.",
          "A hybrid charges and discharges a battery on the direct-current side: it pays if the battery comes at once or within a few years. On an existing plant, a retrofit unit adds the battery on the alternating-current side without touching the inverter.",
        ],
      },
      {
        heading: "Strings, MPPTs and voltages",
        paragraphs: [
          "Each orientation of the roof asks for an MPPT of its own: two slopes, two MPPTs. The open-circuit voltage of the string at the coldest temperature of the place must stay below the maximum voltage; the working voltage in summer inside the MPPT window.",
          "The maximum short-circuit current is to be compared with the module's, which is higher in today's large and bifacial modules. The system check on the compare page does these sums with the figures of the data sheets and says what it cannot check.",
        ],
      },
      {
        heading: "DC/AC ratio",
        paragraphs: [
          "Modules somewhat stronger than the inverter, 1.1 to 1.3 times, make better use of weak hours: few peaks are cut. What counts is the maker's maximum DC power, which must not be exceeded.",
        ],
      },
    ],
  },
};
