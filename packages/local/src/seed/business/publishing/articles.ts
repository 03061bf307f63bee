import type { Piece } from "./piece.ts";

/** What everybody reads. */
export const articles: readonly Piece[] = [
  {
    code: "leggere-la-scheda-di-un-modulo",
    type: "article",
    about: "panels",
    tags: ["moduli", "progetto"],
    picture: "panels",
    days: 41,
    title: "Come si legge la scheda tecnica di un modulo",
    teaser: "Potenza, tolleranza, coefficienti di temperatura: i sei numeri da guardare prima di confrontare i prezzi.",
    body: `<p>Due moduli da 450 W possono rendere in modo diverso sullo stesso tetto. La potenza di targa è misurata in laboratorio, alle condizioni <strong>STC</strong>: 1000 W/m² di irraggiamento, cella a 25 °C, massa d’aria 1,5. Sul tetto, d’estate, la cella lavora invece tra 50 e 70 °C.</p>
<h2>I numeri che contano</h2>
<ul><li><p><strong>Coefficiente di temperatura della potenza</strong>: tra −0,26 e −0,35 %/°C. Con la cella a 60 °C, cioè 35 °C sopra le STC, un modulo da −0,30 %/°C perde circa il 10,5 %.</p></li><li><p><strong>V<sub>oc</sub> e il suo coefficiente</strong>: servono per la tensione massima della stringa nel giorno più freddo.</p></li><li><p><strong>I<sub>sc</sub></strong>: va confrontata con la corrente di corto circuito ammessa per ogni ingresso MPPT.</p></li><li><p><strong>Tolleranza</strong>: 0/+5 W vuol dire che nessun modulo esce sotto la targa.</p></li><li><p><strong>Carico ammesso</strong>: 5400 Pa in pressione valgono solo con il montaggio indicato dal costruttore, spesso con i morsetti sul lato lungo.</p></li><li><p><strong>Garanzia sulla resa</strong>: guarda il valore al primo anno e il calo annuo, non solo gli anni.</p></li></ul>
<h2>NOCT e NMOT</h2>
<p>Sono le misure più vicine al tetto: 800 W/m², aria a 20 °C, vento a 1 m/s. La potenza scende di circa un quarto rispetto alle STC. Per confrontare due moduli usa la stessa colonna di entrambi, mai la targa di uno e la NMOT dell’altro.</p>
<h2>Celle n-type</h2>
<p>TOPCon, HJT e back contact hanno un degrado iniziale da luce molto basso e coefficienti di temperatura migliori del PERC. Su falde calde e poco ventilate la differenza in energia supera quella in potenza di targa.</p>`,
    english: {
      title: "How to read a module’s data sheet",
      teaser: "Power, tolerance, temperature coefficients: six figures to look at before comparing prices.",
      body: `<p>Two 450 W modules can yield differently on the same roof. The rated power is measured in a laboratory under <strong>STC</strong>: an irradiance of 1000 W/m², a cell at 25 °C, air mass 1.5. On a roof in summer the cell works at 50 to 70 °C.</p>
<h2>The figures that matter</h2>
<ul><li><p><strong>Temperature coefficient of power</strong>: between −0.26 and −0.35 %/°C. With the cell at 60 °C, 35 °C above STC, a module with −0.30 %/°C loses about 10.5 %.</p></li><li><p><strong>V<sub>oc</sub> and its coefficient</strong>: they give the string’s highest voltage on the coldest day.</p></li><li><p><strong>I<sub>sc</sub></strong>: compare it with the short-circuit current that each MPPT input allows.</p></li><li><p><strong>Tolerance</strong>: 0/+5 W means that no module leaves the factory below its rating.</p></li><li><p><strong>Load</strong>: 5400 Pa holds only for the manufacturer’s way of mounting, often with clamps on the long side.</p></li><li><p><strong>Yield warranty</strong>: look at the first year and the yearly decline, not only at the years.</p></li></ul>
<h2>NOCT and NMOT</h2>
<p>These are closer to a roof: 800 W/m², air at 20 °C, wind at 1 m/s. Power is about a quarter below STC. Compare the same column of both modules, never the rating of one with the NMOT of the other.</p>
<h2>N-type cells</h2>
<p>TOPCon, HJT and back contact cells have a very low initial degradation and better temperature coefficients than PERC. On warm roofs with little air behind the modules they gain more in energy than in rated power.</p>`,
    },
  },
  {
    code: "iva-al-10-sul-fotovoltaico",
    type: "article",
    tags: ["iva", "norme"],
    picture: "others",
    days: 27,
    title: "IVA al 10 % sul fotovoltaico: quando spetta e come si chiede",
    teaser:
      "L’aliquota ridotta per gli impianti e per i loro componenti, la dichiarazione da consegnare e gli errori che la fanno perdere.",
    body: `<p>Gli impianti di produzione di energia elettrica da fonte solare hanno l’IVA al 10 %: lo dicono i numeri 127-quinquies e 127-sexies della tabella A, parte III, del DPR 633/1972. L’aliquota non dipende da chi compra: vale per la famiglia, per il condominio e per l’impresa.</p>
<h2>Impianto completo o componenti</h2>
<p>Chi compra l’impianto posato in opera riceve una fattura al 10 %. Chi compra i componenti per costruirlo può averli al 10 % se sono <strong>beni finiti</strong> destinati a quell’impianto: moduli, inverter, strutture, quadri. Restano al 22 % le materie prime e i semilavorati, per esempio il cavo a metro o il profilo ancora da tagliare.</p>
<h2>La dichiarazione</h2>
<p>Il venditore applica il 10 % sulla parola di chi compra: serve una dichiarazione firmata che indica l’impianto a cui i beni sono destinati. Nel tuo profilo la prepari in pochi minuti, la firmi e la carichi; da lì in poi vale per gli ordini che riguardano quell’impianto.</p>
<h2>Gli errori più comuni</h2>
<ul><li><p>Chiederla dopo la fattura: si deve emettere una nota di credito.</p></li><li><p>Usarla per il magazzino, senza un impianto già individuato.</p></li><li><p>Dimenticare la firma o il documento d’identità di chi firma.</p></li></ul>
<blockquote><p>Questo articolo informa e non sostituisce il parere del tuo commercialista.</p></blockquote>`,
  },
  {
    code: "quanta-batteria-serve-a-una-famiglia",
    type: "article",
    about: "batteries",
    tags: ["accumulo", "progetto"],
    picture: "batteries",
    days: 13,
    title: "Quanta batteria serve davvero a una famiglia",
    teaser: "La capacità giusta si legge nei consumi della sera, non nella potenza dell’impianto.",
    body: `<p>Una batteria che non si svuota di notte è stata pagata per metà inutilmente; una troppo piccola è piena alle undici del mattino. La misura giusta viene dai consumi tra il tramonto e l’alba.</p>
<h2>Tre passi</h2>
<ol><li><p>Prendi i consumi orari dal portale del distributore: servono almeno un mese d’estate e uno d’inverno.</p></li><li><p>Somma i kWh tra il tramonto e l’alba di un giorno medio. In una casa di quattro persone senza pompa di calore sono di solito da 4 a 7 kWh.</p></li><li><p>Dividi per la profondità di scarica, 0,9 per le LFP, e per il rendimento di andata e ritorno, circa 0,92. Per 6 kWh serali ne servono 7,2 di capacità nominale.</p></li></ol>
<h2>Quando ne serve di più</h2>
<p>Con la pompa di calore il consumo notturno d’inverno triplica, ma proprio allora l’impianto produce poco: una batteria doppia resterebbe vuota. Conviene di più qualche modulo in più a sud-est e sud-ovest. Con l’auto elettrica caricata di notte vale lo stesso ragionamento: meglio spostare la ricarica nelle ore di sole.</p>
<h2>La potenza, non solo l’energia</h2>
<p>Guarda anche i kW di scarica: piano a induzione e forno insieme ne chiedono 5. Una batteria da 10 kWh con 2,5 kW di scarica fa comunque comprare corrente all’ora di cena.</p>`,
    english: {
      title: "How much battery a household really needs",
      teaser: "The right capacity is found in the evening’s consumption, not in the system’s power.",
      body: `<p>A battery that isn’t empty in the morning was half paid for nothing; one that is too small is full at eleven. The right size follows from what is used between sunset and sunrise.</p>
<h2>Three steps</h2>
<ol><li><p>Take the hourly consumption from the grid operator’s portal: a summer month and a winter month at least.</p></li><li><p>Add the kWh between sunset and sunrise of an average day. A household of four without a heat pump usually has 4 to 7 kWh.</p></li><li><p>Divide by the depth of discharge, 0.9 for LFP, and by the round-trip efficiency, about 0.92. For 6 kWh of an evening that is a nominal 7.2 kWh.</p></li></ol>
<h2>When it is more</h2>
<p>A heat pump triples a winter night’s consumption, but that is when the system yields little: twice the battery would stay empty. Some more modules to the south-east and south-west do more. The same goes for an electric car that is charged at night: better move the charging into the sunny hours.</p>
<h2>Power, not only energy</h2>
<p>Look at the discharge power too: an induction hob and an oven together ask for 5 kW. A 10 kWh battery that discharges at 2.5 kW still buys electricity at dinner time.</p>`,
    },
  },
];

/** What hasn't appeared yet: one that is to, and one that is being written. */
export const awaited: Piece = {
  code: "comunita-energetiche-per-chi-installa",
  type: "article",
  tags: ["norme", "comunità energetiche"],
  picture: "emobility",
  title: "Comunità energetiche: che cosa cambia per chi installa",
  teaser: "La cabina primaria, i requisiti dell’impianto e i documenti che il cliente ti chiederà.",
  body: `<p>In una comunità energetica rinnovabile chi produce e chi consuma condividono l’energia sotto la stessa cabina primaria. Per chi installa il lavoro sul tetto non cambia; cambiano le domande del cliente e i documenti.</p>
<h2>Prima dell’offerta</h2>
<ul><li><p>Verifica la cabina primaria sulla mappa del GSE: due vie vicine possono stare sotto cabine diverse.</p></li><li><p>L’impianto deve essere nuovo o un potenziamento, e ogni sezione resta entro 1 MW.</p></li><li><p>Entra in esercizio dopo la costituzione della comunità: la data conta più della firma del contratto.</p></li></ul>
<h2>Alla consegna</h2>
<p>Servono schema unifilare, seriali dei moduli e degli inverter, dichiarazione di conformità e attestazione Terna/GAUDÌ. Tienili in un solo fascicolo: il referente della comunità li carica una volta sola.</p>`,
};

export const unfinished: Piece = {
  code: "pulizia-dei-moduli",
  type: "article",
  tags: ["manutenzione"],
  picture: "structures",
  title: "Pulizia dei moduli: quando conviene davvero",
  teaser: "Polvere, pollini, guano: quanto si perde e quando ci pensa la pioggia.",
  body: `<p>Sopra i 15° di inclinazione la pioggia basta quasi sempre. <em>Da completare con le misure dei tre impianti di prova.</em></p>`,
};
