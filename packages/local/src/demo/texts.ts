import type { SeriesTexts } from "@solvia/core/catalogue/series/series";
import { kindTexts } from "./data/kind-texts.ts";
import { typologyName, type GoodsCategory } from "@solvia/core/catalogue/taxonomy";

type Language = "it" | "en";
interface Story {
  title: string;
  subtitle: string;
  use: string;
  care: string;
}

/** What there is to say of a kind of product, once per category and language. */
const stories: Readonly<Record<GoodsCategory, Readonly<Record<Language, Story>>>> = {
  panels: {
    it: {
      title: "Energia dal tetto, ogni giorno dell'anno",
      subtitle: "Moduli selezionati per resa, tolleranza positiva e garanzie lunghe.",
      use: "Adatti a tetti residenziali e a coperture industriali. La tensione a vuoto e la corrente di corto circuito indicate nella scheda permettono di dimensionare le stringhe prima dell'ordine, anche alle temperature minime del sito.",
      care: "La consegna avviene su bancale con angolari di protezione. All'arrivo conviene controllare gli imballi e segnalare subito i danni visibili sul documento di trasporto.",
    },
    en: {
      title: "Power from the roof, every day of the year",
      subtitle: "Modules chosen for yield, positive tolerance and long guarantees.",
      use: "For homes and for industrial roofs. Open-circuit voltage and short-circuit current are given, so that strings can be sized before ordering, down to the coldest day of the site.",
      care: "Delivered on pallets with corner protection. Check the packaging on arrival and note visible damage on the transport document at once.",
    },
  },
  inverters: {
    it: {
      title: "Il cuore dell'impianto",
      subtitle: "Conversione efficiente, finestra MPPT ampia, monitoraggio a distanza.",
      use: "Per scegliere la taglia confronta la potenza dei moduli con quella dell'inverter e verifica tensione massima, finestra MPPT e corrente per ingresso. In Italia i modelli connessi in rete richiedono la conformità CEI 0-21 o CEI 0-16.",
      care: "Installazione a parete in luogo ventilato e al riparo dal sole diretto. La garanzia del produttore decorre dalla data di acquisto.",
    },
    en: {
      title: "The heart of the system",
      subtitle: "Efficient conversion, wide MPPT window, remote monitoring.",
      use: "Compare the power of the modules with the inverter's, and check maximum voltage, MPPT window and current per input. In Italy grid-tied models must comply with CEI 0-21 or CEI 0-16.",
      care: "Mount on a wall in a ventilated place away from direct sun. The maker's guarantee runs from the date of purchase.",
    },
  },
  batteries: {
    it: {
      title: "Il sole, anche dopo il tramonto",
      subtitle: "Accumulo modulare per aumentare l'autoconsumo.",
      use: "La capacità si sceglie sul consumo serale e notturno: da 1 a 2 kWh per ogni kWp installato è la misura più comune. Verifica che la tensione, alta o bassa, corrisponda a quella dell'inverter.",
      care: "Trasporto in regime ADR. Conservare in luogo asciutto e non lasciare scarica la batteria per lunghi periodi.",
    },
    en: {
      title: "The sun, after sunset too",
      subtitle: "Modular storage that raises self-consumption.",
      use: "Choose the capacity by evening and night consumption: 1 to 2 kWh per kWp is most common. Check that the tension, high or low, is the inverter's.",
      care: "Carried under ADR rules. Keep dry, and do not leave a battery discharged for long.",
    },
  },
  emobility: {
    it: {
      title: "Il pieno, a casa o in azienda",
      subtitle: "Stazioni di ricarica per ogni presa e ogni potenza.",
      use: "Con un contatore monofase la potenza utile arriva a 7,4 kW; con la trifase a 22 kW. La gestione dinamica del carico evita il distacco del contatore.",
      care: "L'installazione è riservata a un elettricista abilitato, con protezione differenziale dedicata.",
    },
    en: {
      title: "A full charge, at home or at work",
      subtitle: "Charging stations for every socket and power.",
      use: "Up to 7.4 kW on a single-phase meter, up to 22 kW on three phases. Dynamic load management keeps the meter from tripping.",
      care: "To be installed by a qualified electrician with its own residual-current protection.",
    },
  },
  others: {
    it: {
      title: "I dettagli che fanno l'impianto",
      subtitle: "Connettori, protezioni, ricambi e misura.",
      use: "Componenti di marca per completare o riparare un impianto. Per i connettori usa sempre lo stesso produttore su entrambi i lati.",
      care: "Gli articoli piccoli viaggiano con corriere espresso in confezione singola o multipla.",
    },
    en: {
      title: "The details that make the system",
      subtitle: "Connectors, protection, spare parts and measuring.",
      use: "Branded parts to complete or repair a system. Use connectors of one maker on both sides.",
      care: "Small articles travel by courier, single or in packs.",
    },
  },
  optimizers: {
    it: {
      title: "Ogni modulo al suo meglio",
      subtitle: "Più resa con ombre, orientamenti diversi e moduli misti.",
      use: "Un ottimizzatore per modulo riduce le perdite da ombreggiamento e mostra la produzione modulo per modulo. La potenza nominale deve coprire quella del modulo.",
      care: "Si fissa al telaio o al profilo. Garanzia estesa del produttore.",
    },
    en: {
      title: "Every module at its best",
      subtitle: "More yield with shade, several orientations and mixed modules.",
      use: "One optimizer a module reduces shading losses and shows each module's production. Its rated power must cover the module's.",
      care: "Clips to the frame or the rail. Extended maker's guarantee.",
    },
  },
  structures: {
    it: {
      title: "Fissaggi che durano quanto l'impianto",
      subtitle: "Alluminio, acciaio inox e calcestruzzo per ogni copertura.",
      use: "Scegli il sistema in base alla copertura e allo spessore della cornice del modulo. Il calcolo statico, con neve e vento del sito, resta a cura del progettista.",
      care: "Le barre oltre i tre metri viaggiano con supplemento per lunghezza.",
    },
    en: {
      title: "Fixings that last as long as the system",
      subtitle: "Aluminium, stainless steel and concrete for every roof.",
      use: "Choose by roof covering and module frame. The structural design, with the site's snow and wind, remains the designer's.",
      care: "Rails over three metres travel with a surcharge for length.",
    },
  },
  electrical_cabinet: {
    it: {
      title: "Protezione cablata e collaudata",
      subtitle: "Quadri pronti da installare, con scaricatori e sezionatori.",
      use: "Scegli per numero di stringhe e potenza. Sopra 11,08 kW l'impianto richiede in Italia un dispositivo di interfaccia esterno.",
      care: "Ogni quadro arriva con schema elettrico e dichiarazione di conformità.",
    },
    en: {
      title: "Protection, wired and tested",
      subtitle: "Cabinets ready to install, with surge arresters and switches.",
      use: "Choose by strings and power. Above 11.08 kW a system in Italy needs an external interface device.",
      care: "Each cabinet comes with its diagram and declaration of conformity.",
    },
  },
};

const demonstration: Readonly<Record<Language, string>> = {
  it: "Scheda dimostrativa: i testi e i prezzi servono a provare il negozio.",
  en: "Demonstration data: texts and prices are there to try the shop.",
};

/** The texts of a series in Italian and English: what sets its kind apart first, then what holds for the category. */
export function seriesTexts(
  brand: string,
  category: GoodsCategory,
  typology: string | undefined,
): Record<Language, SeriesTexts> {
  const textsIn = (language: Language): SeriesTexts => {
    const { title, subtitle, use, care } = stories[category][language];
    const [kindTitle, paragraph] = kindTexts[`${category}/${typology ?? ""}`]?.[language] ?? [title, ""];
    const kind = typology ? `${brand} · ${typologyName(category, typology)[language]}` : brand;
    const heading = { it: "Consegna e posa", en: "Delivery and installation" }[language];
    return {
      descriptionTitle: kindTitle,
      descriptionSubtitle: subtitle,
      descriptionRich: `<h3>${kind}</h3><p>${paragraph}</p><p>${use}</p>`,
      description2Rich: `<h3>${heading}</h3><p>${care}</p><p><em>${demonstration[language]}</em></p>`,
    };
  };
  return { it: textsIn("it"), en: textsIn("en") };
}
