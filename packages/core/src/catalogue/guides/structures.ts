import type { Guides } from "./guide.ts";

export const structures: Guides = {
  it: {
    title: "Strutture di montaggio",
    lead: "Profili, staffe, morsetti, zavorre e sistemi completi per tetti a falda, piani, in lamiera e a terra.",
    sections: [
      {
        heading: "Prima il tetto, poi la struttura",
        paragraphs: [
          "Coppi e tegole vogliono ganci fissati al travetto; la lamiera grecata si serra con mini profili, l'aggraffata con morsetti che non la forano; sul tetto piano le zavorre evitano di bucare la guaina, se il solaio ne regge il peso.",
          "Neve e vento del luogo decidono la distanza tra i fissaggi: la stabilisce il progettista. Le zone di bordo del tetto prendono più vento di quelle centrali.",
        ],
      },
      {
        heading: "Materiali che vanno d'accordo",
        paragraphs: [
          "Alluminio per i profili, acciaio inox per viti e ganci: insieme durano. Acciaio zincato e alluminio, a contatto e all'umido, si corrodono; vicino al mare conta ancora di più.",
        ],
      },
      {
        heading: "Contare i pezzi",
        paragraphs: [
          "Per ogni fila servono due profili; i morsetti centrali stanno tra modulo e modulo, quelli terminali alle estremità, con l'altezza del telaio del modulo. Un profilo lungo si dilata: sopra i dieci metri circa serve un giunto di dilatazione.",
        ],
      },
    ],
  },
  en: {
    title: "Mounting structures",
    lead: "Profiles, brackets, clamps, ballasts and whole systems for pitched, flat and sheet roofs and for the ground.",
    sections: [
      {
        heading: "First the roof, then the structure",
        paragraphs: [
          "Tiles want hooks fixed to the rafter; trapezoidal sheet takes short rails, standing seam takes clamps that do not pierce it; on a flat roof ballasts spare the membrane, if the slab bears their weight.",
          "Snow and wind of the place decide how far apart the fixings are: the designer says so. The edges of a roof catch more wind than its middle.",
        ],
      },
      {
        heading: "Materials that get along",
        paragraphs: [
          "Aluminium for profiles, stainless steel for screws and hooks: together they last. Galvanised steel and aluminium in damp contact corrode; near the sea even more so.",
        ],
      },
      {
        heading: "Counting the pieces",
        paragraphs: [
          "Each row needs two profiles; middle clamps sit between modules, end clamps at the ends, in the height of the module's frame. A long profile expands: beyond about ten metres it needs an expansion joint.",
        ],
      },
    ],
  },
};
