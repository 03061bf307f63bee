import type { Piece } from "./piece.ts";

/** What subscribers read. */
export const technicalNotes: readonly Piece[] = [
  {
    code: "tensione-di-stringa-al-freddo",
    type: "technicalNote",
    about: "panels",
    tags: ["stringhe", "progetto"],
    picture: "inverters",
    days: 37,
    title: "Tensione di stringa al freddo: il calcolo passo per passo",
    teaser: "Quanti moduli in serie regge l’inverter nel giorno più freddo dell’anno, con un esempio a −10 °C.",
    body: `<p>La tensione a vuoto di un modulo cresce quando la cella si raffredda. All’alba di un giorno sereno d’inverno la cella ha la temperatura dell’aria, e l’inverter non ha ancora caricato la stringa: è il caso peggiore.</p>
<h2>La formula</h2>
<p>V<sub>oc</sub>(T) = V<sub>oc,STC</sub> × [1 + β × (T − 25 °C)], con β in 1/°C e negativo. Si moltiplica per il numero di moduli e si confronta con la tensione massima d’ingresso, che non si supera mai, nemmeno per un istante.</p>
<h2>Esempio</h2>
<ul><li><p>Modulo: V<sub>oc</sub> 39,2 V, β = −0,25 %/°C.</p></li><li><p>Temperatura minima del luogo: −10 °C, quindi ΔT = −35 °C.</p></li><li><p>V<sub>oc</sub>(−10) = 39,2 × (1 + 0,0025 × 35) = 39,2 × 1,0875 = 42,6 V.</p></li><li><p>Inverter da 1000 V: 1000 / 42,6 = 23,4, al massimo <strong>23 moduli</strong>. Da 600 V: <strong>14 moduli</strong>.</p></li></ul>
<h2>La verifica opposta</h2>
<p>D’estate, con la cella a 70 °C, la tensione alla massima potenza deve restare dentro la finestra MPPT. Con V<sub>mpp</sub> 32,6 V e γ = −0,30 %/°C: 32,6 × (1 − 0,003 × 45) = 28,2 V. Sei moduli danno 169 V: sotto i 200 V di molti inverter, che allora staccano nelle ore più calde.</p>
<h2>Margini</h2>
<p>Aggiungi l’1 % per la tolleranza di misura e usa la minima storica della stazione più vicina, non la media del mese. Per i moduli bifacciali la tensione cambia poco; è la corrente a crescere fino al 10 %.</p>`,
    english: {
      title: "String voltage in the cold, step by step",
      teaser: "How many modules in series an inverter bears on the coldest day of the year, with an example at −10 °C.",
      body: `<p>A module’s open-circuit voltage rises as the cell cools. At dawn of a clear winter day the cell is as cold as the air and the inverter doesn’t load the string yet: that is the worst case.</p>
<h2>The formula</h2>
<p>V<sub>oc</sub>(T) = V<sub>oc,STC</sub> × [1 + β × (T − 25 °C)], with β in 1/°C and negative. Multiply it by the number of modules and compare it with the highest input voltage, which is never exceeded, not even for a moment.</p>
<h2>Example</h2>
<ul><li><p>Module: V<sub>oc</sub> 39.2 V, β = −0.25 %/°C.</p></li><li><p>Lowest temperature of the place: −10 °C, so ΔT = −35 °C.</p></li><li><p>V<sub>oc</sub>(−10) = 39.2 × (1 + 0.0025 × 35) = 39.2 × 1.0875 = 42.6 V.</p></li><li><p>Inverter of 1000 V: 1000 / 42.6 = 23.4, at most <strong>23 modules</strong>. Of 600 V: <strong>14 modules</strong>.</p></li></ul>
<h2>The opposite check</h2>
<p>In summer, with the cell at 70 °C, the voltage at maximum power has to stay within the MPPT window. With V<sub>mpp</sub> 32.6 V and γ = −0.30 %/°C: 32.6 × (1 − 0.003 × 45) = 28.2 V. Six modules give 169 V: below the 200 V of many inverters, which then switch off in the hottest hours.</p>
<h2>Margins</h2>
<p>Add 1 % for the tolerance of measurement, and take the lowest temperature ever recorded at the nearest station, not the month’s average. With bifacial modules the voltage changes little; it is the current that rises by up to 10 %.</p>`,
    },
  },
  {
    code: "prove-prima-della-consegna",
    type: "technicalNote",
    tags: ["collaudo", "norme"],
    picture: "electrical_cabinet",
    days: 9,
    title: "Le prove prima della consegna, secondo la CEI EN 62446-1",
    teaser: "L’ordine delle misure, i valori attesi e il verbale da lasciare al cliente.",
    body: `<p>La CEI EN 62446-1 chiede esame a vista, prove e documenti. L’ordine conta: una stringa con la polarità invertita, collegata in parallelo ad altre, può rovinare l’inverter in pochi secondi.</p>
<h2>In quest’ordine</h2>
<ol><li><p><strong>Continuità</strong> dei conduttori di protezione e degli equipotenziali.</p></li><li><p><strong>Polarità</strong> di ogni stringa, prima di chiudere i sezionatori.</p></li><li><p><strong>Tensione a vuoto</strong>: stringhe uguali stanno entro il 5 % l’una dall’altra. Un modulo in meno o un diodo guasto si vedono subito.</p></li><li><p><strong>Corrente</strong> di corto circuito o di esercizio, con irraggiamento stabile.</p></li><li><p><strong>Isolamento</strong> verso terra: 1000 V di prova per sistemi oltre 500 V, almeno 1 MΩ.</p></li><li><p><strong>Funzionamento</strong>: distacco e riconnessione dell’inverter, protezione d’interfaccia.</p></li></ol>
<h2>Attenzione</h2>
<p>La prova d’isolamento si fa con i limitatori di sovratensione scollegati, altrimenti il valore misurato è il loro. Con moduli bagnati di rugiada i MΩ scendono: annota l’ora e le condizioni.</p>
<h2>Il verbale</h2>
<p>Per ogni stringa: numero di moduli, V<sub>oc</sub>, I, irraggiamento, temperatura, isolamento. Lo stesso foglio, riempito dopo due anni, dice in un minuto se qualcosa è cambiato.</p>`,
  },
];
