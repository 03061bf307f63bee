import type { Piece } from "./piece.ts";

/** The lessons of the course, in its order. */
export const lessons: readonly Piece[] = [
  {
    code: "sopralluogo-in-dieci-punti",
    type: "lesson",
    tags: ["sopralluogo", "progetto"],
    picture: "structures",
    days: 34,
    title: "Il sopralluogo in dieci punti",
    teaser: "Che cosa misurare e fotografare perché l’offerta non debba essere rifatta.",
    body: `<p>Un’ora sul tetto ne risparmia dieci in ufficio. Porta metro laser, bussola, inclinometro e il modulo di rilievo; fotografa tutto con un riferimento di misura.</p>
<ol><li><p><strong>Copertura</strong>: tipo di tegola o lamiera, passo, stato, presenza di amianto.</p></li><li><p><strong>Struttura</strong>: luce e sezione dei travetti, eventuali rinforzi.</p></li><li><p><strong>Orientamento e inclinazione</strong> di ogni falda.</p></li><li><p><strong>Misure utili</strong>, con le distanze da colmo, gronda e bordi.</p></li><li><p><strong>Ombre</strong>: camini, antenne, alberi, edifici; foto dell’orizzonte da est a ovest.</p></li><li><p><strong>Percorso dei cavi</strong> dal tetto all’inverter e lunghezza reale.</p></li><li><p><strong>Posto dell’inverter e della batteria</strong>: aria, temperatura, distanza da materiali che bruciano.</p></li><li><p><strong>Quadro esistente</strong>: spazi liberi, differenziali, messa a terra.</p></li><li><p><strong>Contatore</strong>: POD, potenza impegnata, monofase o trifase.</p></li><li><p><strong>Accesso del camion</strong>: larghezza, portata, dove si posa il bancale.</p></li></ol>
<p>L’ultimo punto sembra piccolo: un bancale di moduli pesa oltre 900 kg, e senza un posto in piano la consegna torna indietro.</p>`,
  },
  {
    code: "dal-consumo-alla-potenza",
    type: "lesson",
    tags: ["progetto", "dimensionamento"],
    picture: "inverters",
    days: 20,
    title: "Dal consumo annuo alla potenza dell’impianto",
    teaser: "Un calcolo da fare davanti al cliente, con i tre dati della sua bolletta.",
    body: `<p>Servono il consumo annuo, la provincia e l’orientamento della falda. Un impianto rivolto a sud e inclinato di 30° produce all’anno circa 1150 kWh per kWp a Milano, 1350 a Roma e 1500 a Palermo.</p>
<h2>Il conto</h2>
<p>Una famiglia di Bologna consuma 4200 kWh l’anno. La resa è di circa 1200 kWh/kWp a sud; su una falda a est o a ovest si moltiplica per 0,85. Per produrre quanto si consuma: 4200 / 1200 = 3,5 kWp a sud, oppure 4200 / 1020 = 4,1 kWp a est.</p>
<h2>Produrre quanto si consuma non vuol dire non comprare</h2>
<p>Senza batteria una famiglia usa direttamente dal 30 al 40 % di ciò che produce; con una batteria dimensionata sui consumi serali si arriva al 60–75 %. Il resto va in rete e si compra di notte.</p>
<h3>Esercizio</h3>
<p>Rifai il conto per una casa di Bari che consuma 5000 kWh, con metà dei moduli a est e metà a ovest. Resa a sud: 1450 kWh/kWp. <em>Risposta: 5000 / (1450 × 0,85) = 4,1 kWp.</em></p>`,
    english: {
      title: "From yearly consumption to the system’s power",
      teaser: "A calculation to do with the customer, from three figures of their bill.",
      body: `<p>You need the yearly consumption, the province and where the roof faces. A system that faces south at 30° yields about 1150 kWh per kWp and year in Milan, 1350 in Rome and 1500 in Palermo.</p>
<h2>The sum</h2>
<p>A household in Bologna uses 4200 kWh a year. The yield is about 1200 kWh/kWp facing south; facing east or west it is multiplied by 0.85. To produce what is used: 4200 / 1200 = 3.5 kWp facing south, or 4200 / 1020 = 4.1 kWp facing east.</p>
<h2>Producing what one uses doesn’t mean buying nothing</h2>
<p>Without a battery a household uses 30 to 40 % of what it produces at once; with one that suits its evenings 60 to 75 %. The rest goes into the grid and is bought at night.</p>
<h3>Exercise</h3>
<p>Do the sum for a house in Bari that uses 5000 kWh, half of the modules facing east and half west. Yield facing south: 1450 kWh/kWp. <em>Answer: 5000 / (1450 × 0.85) = 4.1 kWp.</em></p>`,
    },
  },
];

export const course: Piece = {
  code: "il-primo-impianto-residenziale",
  type: "course",
  tags: ["progetto"],
  picture: "panels",
  days: 18,
  title: "Il primo impianto residenziale",
  teaser: "Dal sopralluogo alla potenza giusta: le basi per chi comincia a installare.",
  body: `<p>Il corso accompagna chi viene dall’impiantistica elettrica al primo impianto su un tetto di casa. Ogni lezione si legge in pochi minuti e finisce con qualcosa da fare: un rilievo, un conto, una verifica.</p>
<p>Non servono prerequisiti oltre all’abilitazione: le formule sono spiegate dove si usano.</p>`,
};
