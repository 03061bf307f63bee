/**
 * The words of the declaration (domain-rules 1.2). The law's references are those in force before 2027 (domain-rules 0): a new numbering is a new
 * text, and certificates that were drawn keep their PDF.
 */
export const declarationText = {
  title: "Dichiarazione per l'applicazione dell'aliquota IVA ridotta 10%",
  law: "n. 127-quinquies e n. 127-sexies, Tabella A, parte III, allegata al D.P.R. 26 ottobre 1972, n. 633",
  foot: "Solvia · dichiarazione {{id}}",
  page: "pagina {{number}} di {{of}}",
  declarant: "1. Dichiarante",
  name: "Nome e cognome",
  fiscalCode: "Codice fiscale",
  born: "Nato/a a, il",
  residence: "Residenza",
  representativeOf: "Legale rappresentante di",
  attorneyOf: "Procuratore di",
  sellerHead: "2. Venditore",
  sellerName: "Denominazione e sede",
  plant: "3. Impianto",
  where: "Ubicazione",
  customersPlants: "impianti dei propri committenti, indicati in ciascun ordine",
  podPending: "non ancora assegnato",
  power: "Potenza dichiarata",
  work: "Intervento",
  newPlant: "nuovo impianto",
  extension: "ampliamento di un impianto esistente",
  capacity: "4. In qualità di",
  finalUser: "utilizzatore finale dei beni",
  installer: "installatore o costruttore dell'impianto",
  goods: "5. Beni",
  allGoods: "tutti i beni acquistati da {{seller}} nell'anno della firma e destinati ai predetti impianti",
  declares: "6. Dichiara sotto la propria responsabilità",
  statements: [
    "che i beni sono beni finiti e saranno direttamente impiegati per costruire o installare un impianto di produzione di energia elettrica da fonte solare, ai sensi dei n. 127-quinquies e 127-sexies, Tabella A, parte III, D.P.R. 633/1972;",
    "che i beni non sono destinati alla rivendita;",
    "di comunicare al venditore, prima della fatturazione, ogni diverso impiego dei beni;",
    "di farsi carico della maggiore imposta, delle sanzioni e degli interessi se quanto dichiarato non risultasse vero.",
  ],
  warning:
    "Il dichiarante è consapevole delle sanzioni penali previste per le dichiarazioni mendaci e la formazione di atti falsi (artt. 75 e 76 D.P.R. 445/2000).",
  privacy:
    "I dati sono trattati per gli obblighi fiscali del venditore e conservati per dieci anni (informativa sul sito, pagina Privacy).",
  placeAndDate: "{{place}}, {{on}}",
  signature: "Firma del dichiarante",
  signedOnScreen: "firma apposta a schermo dal dichiarante, dopo l'accesso al proprio account",
  attached: "Allegato: fronte e retro di un documento d'identità valido del firmatario.",
} as const;
