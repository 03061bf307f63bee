/** The house's own pages as every footer names them, in Italian and English. */
export const houseLinks = [
  { path: "/about-us", it: "Chi siamo", en: "About us" },
  { path: "/contact", it: "Contatti", en: "Contact us" },
  { path: "/work-with-us", it: "Lavora con noi", en: "Work with us" },
  { path: "/subscribe-to-newsletter", it: "Newsletter", en: "Newsletter" },
  { path: "/plans", it: "Piani", en: "Plans" },
  { path: "/articles", it: "Articoli", en: "Articles" },
  { path: "/academy", it: "Accademia", en: "Academy" },
  { path: "/webinars", it: "Webinar", en: "Webinars" },
  { path: "/questions", it: "Domande e risposte", en: "Questions and answers" },
  {
    path: "/find-your-professional-photovoltaic-installer",
    it: "Trova un installatore",
    en: "Find an installer",
  },
  { path: "/services", it: "Servizi", en: "Services" },
  { path: "/terms-and-conditions", it: "Termini e condizioni", en: "Terms and conditions" },
  { path: "/sales-conditions", it: "Condizioni di vendita", en: "Conditions of sale" },
  { path: "/privacy", it: "Privacy", en: "Privacy" },
  { path: "/cookie-policy", it: "Cookie", en: "Cookies" },
] as const;
