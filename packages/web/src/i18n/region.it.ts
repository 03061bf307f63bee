/** Texts of the country and language dialog, in Italian. */
export const region = {
  country: "Paese di consegna",
  countryHint: "Prezzi, IVA e disponibilità sono quelli di questo Paese.",
  ofAccount: "Il Paese è quello del tuo account.",
  messages: "Prefisso telefonico {{prefix}} · e-mail in {{language}}.",
  language: "Lingua del sito",
  languageHint: "Con questa lingua ti scriviamo anche le e-mail.",
  noCountry: "Nessun Paese con questo nome",
  euro: "I prezzi sono sempre in euro.",
};
