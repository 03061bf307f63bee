/** Texts of the tax decision and the VAT register in the back office, in Italian. */
export const officeTax = {
  title: "Decisione fiscale",
  vat: "IVA",
  row: "Riga della regola",
  rule: "Regola",
  rate: "Aliquota",
  natura: "Natura",
  law: "Riferimento",
  proof: "Prova VIES",
  confirmed: "VIES: valida il {{date}}",
  rules: {
    domestic: "Cessione in Italia",
    "domestic-reduced": "Cessione in Italia, aliquota ridotta",
    "intra-community": "Cessione intracomunitaria",
    "one-stop-shop": "IVA del paese di consegna (OSS)",
    "italian-number": "IVA italiana, il cliente compra con partita IVA non comunitaria o italiana",
    export: "Esportazione",
    blocked: "Solo su preventivo",
  },
  whys: {
    "register-silent": "il registro VIES non rispondeva",
    "check-needed": "conferma VIES più vecchia di 24 ore",
    "number-invalid": "partita IVA non valida per il VIES",
    "company-unverified": "azienda non verificata",
    "xi-number-needed": "manca un numero XI",
    "italian-number": "partita IVA italiana",
    "no-union-number": "nessun numero di un altro paese dell'Unione",
    "special-territory": "territorio speciale",
    "san-marino-vatican": "San Marino o Vaticano",
    "union-own-rate": "territorio con aliquota propria",
    "not-served": "paese non servito",
  },
};

export const officeVat = {
  notAsked: "Mai chiesto",
  flagged: "Non valida due volte in sette giorni",
  consultation: "Consultazione n.",
  again: "Controlla di nuovo",
  ofTrade: "Altra partita IVA, nel VIES",
  ofOwn: "Partita IVA, nel VIES",
  insteadOf: "Controllata al posto di quella propria, {{number}}, con cui l'azienda non compra finché c'è questa.",
  unnamed: "Il registro non dice di chi è: confrontala con un documento dell'azienda.",
  whose: "La partita IVA {{number}} è dell'azienda?",
  asks: {
    unnamed:
      "Il registro la conferma valida ma non dice di chi è. L'azienda qui è «{{company}}»: con questa partita IVA compra senza IVA.",
    ofAnother:
      "Il registro la dice di «{{name}}». L'azienda qui è «{{company}}»: con questa partita IVA compra senza IVA.",
    invalid:
      "Il registro non la conosce come valida. L'azienda qui è «{{company}}»: finché il registro non la conferma, paga l'IVA.",
    unknown:
      "Il registro non risponde e non dice di chi è. L'azienda qui è «{{company}}»: quando il registro la conferma, compra senza IVA.",
  },
  whyHint: "Come lo sai: resta nello storico",
  tradeNumber: "Altra partita IVA per gli acquisti tra stati",
  refused: {
    "vat-number-italian":
      "È una partita IVA italiana: qui va quella di un altro Stato dell'Unione (DE…, FR…) o dell'Irlanda del Nord (XI…)",
    "vat-number-prefix": "Comincia con la sigla di uno Stato dell'Unione, per esempio DE123456789, o con XI",
  },
  tradeHint:
    "Di un altro paese dell'Unione, o XI per l'Irlanda del Nord. Scrivila dopo aver controllato che sia dell'azienda: con questa compra senza IVA.",
  means: {
    invalid:
      "Gli ordini che vanno in un altro paese dell'Unione sono con IVA, finché il registro non conferma il numero.",
    unknown:
      "Il silenzio non è un no: il registro è richiesto ogni notte e a ogni ordine. Fino alla risposta gli ordini che vanno in un altro paese dell'Unione sono con IVA.",
  },
};
