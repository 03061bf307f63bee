import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
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
  inverters: {
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
  batteries: {
    title: "Batterie di accumulo",
    lead: "Accumulo ad alta e bassa tensione per la casa e per l'industria, con capacità, BMS e €/kWh a confronto.",
    sections: [
      {
        heading: "Quanta capacità serve",
        paragraphs: [
          "Parti dal consumo tra il tramonto e l'alba, non dalla potenza dell'impianto: una casa che di notte usa 6 kWh sfrutta bene una batteria da 7 a 10 kWh. Una batteria più grande, d'inverno, resta mezza vuota, e il suo prezzo per kWh usato sale.",
          "Le batterie modulari si ampliano, ma di solito solo con moduli dello stesso modello e entro pochi anni dall'installazione: lascia lo spazio e leggi quante se ne possono mettere in parallelo.",
        ],
      },
      {
        heading: "Alta o bassa tensione",
        paragraphs: [
          "L'alta tensione lavora con correnti più piccole, quindi cavi più sottili e meno perdite; la bassa tensione (circa 48 V) è più semplice da ampliare e molto diffusa con gli inverter off-grid. La tensione deve essere quella che l'inverter ibrido accetta: la verifica di sistema lo controlla.",
        ],
      },
      {
        heading: "Sicurezza e posa",
        paragraphs: [
          "Le celle LiFePO4 (litio ferro fosfato) sono termicamente più stabili e durano più cicli di altre chimiche al litio. Il BMS protegge da carica, scarica e temperatura: quando non è integrato va previsto a parte.",
          "Guarda il grado di protezione: IP65 può stare all'esterno al riparo dal sole diretto, IP20 chiede un locale asciutto. Sotto zero la ricarica delle celle al litio è limitata o impedita.",
        ],
      },
    ],
  },
  emobility: {
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
  others: {
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
  optimizers: {
    title: "Ottimizzatori di potenza",
    lead: "Un inseguitore per ogni modulo: contro le ombre, per leggere ogni pannello, per spegnere in sicurezza.",
    sections: [
      {
        heading: "Quando servono davvero",
        paragraphs: [
          "Dove un camino o un albero fa ombra a pochi moduli, l'ottimizzatore evita che tirino giù l'intera stringa. Su un tetto libero e con una sola orientazione il guadagno è piccolo: spesso basta un inverter con più MPPT.",
          "Servono anche per vedere la produzione modulo per modulo e, nei sistemi che lo prevedono, per portare la stringa a una tensione sicura quando l'impianto è spento.",
        ],
      },
      {
        heading: "Compatibilità",
        paragraphs: [
          "Alcuni ottimizzatori lavorano solo con l'inverter della stessa marca, altri con qualsiasi inverter di stringa. La potenza e la tensione massima in ingresso vanno confrontate con quelle del modulo; la lunghezza dei cavi con la posa, verticale o orizzontale.",
        ],
      },
    ],
  },
  structures: {
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
  electrical_cabinet: {
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
};
