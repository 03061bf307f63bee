/** Why a company pays VAT, and where only a quotation will do, in Italian. */
export const tax = {
  title: "Perché c'è l'IVA",
  quotation: "Qui serve un preventivo",
  check: "Verifica ora la partita IVA",
  checking: "Stiamo chiedendo al registro VIES…",
  why: {
    "register-silent":
      "Il registro VIES non risponde sulla partita IVA della tua azienda: senza la sua conferma l'ordine è con l'IVA del paese di consegna. Riprova tra qualche minuto: appena risponde, l'IVA si toglie.",
    "check-needed":
      "La conferma VIES della tua partita IVA ha più di 24 ore. Verificala per comprare senza IVA: la chiediamo comunque quando ordini.",
    "number-invalid":
      "Per il registro VIES la partita IVA della tua azienda non è valida: l'ordine è con IVA. Chiedi alla tua autorità fiscale l'iscrizione al VIES, poi verifica di nuovo.",
    "company-unverified": "La tua azienda non è ancora stata verificata da noi: fino ad allora l'ordine è con IVA.",
    "xi-number-needed":
      "Per una consegna in Irlanda del Nord senza IVA serve una partita IVA con prefisso XI. Se la tua azienda ne ha una scrivici in chat: la aggiungiamo noi.",
    "italian-number":
      "La tua azienda compra con partita IVA italiana: l'IVA è quella italiana, 22 %, anche se la merce va all'estero. Se hai anche una partita IVA di un altro paese dell'Unione scrivici in chat: la aggiungiamo noi.",
    "no-union-number":
      "Senza una partita IVA di un paese dell'Unione l'IVA è quella italiana, 22 %. Se la tua azienda ne ha una scrivici in chat: la aggiungiamo noi.",
    "special-territory":
      "L'indirizzo è in un territorio con regole fiscali proprie, come Livigno, Campione d'Italia o le Canarie: qui l'ordine non si può concludere. Scrivici in chat e prepariamo un preventivo.",
    "san-marino-vatican":
      "Per San Marino e Città del Vaticano vale l'art. 71 del DPR 633/72, con una fattura di tipo proprio. Scrivici in chat e prepariamo un preventivo.",
    "union-own-rate":
      "Madeira, Azzorre, Jungholz e Mittelberg hanno un'aliquota propria. Qui possono ordinare solo le aziende con partita IVA confermata dal VIES; per tutti gli altri prepariamo un preventivo: scrivici in chat.",
    "not-served": "Per questo paese non possiamo calcolare l'IVA: scrivici in chat e prepariamo un preventivo.",
  },
};
