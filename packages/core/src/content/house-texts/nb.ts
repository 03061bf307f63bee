import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Om oss",
    lead: "Solvia selger solcelleutstyr til dem som monterer, og til dem som bor under taket, med forklarte priser og ekte tilgjengelighet. Det er et demonstrasjonsselskap: katalog og tekster viser hvordan butikken arbeider.",
    sections: [
      {
        heading: "Priser som forklarer seg selv",
        paragraphs: [
          "Hvert beløp viser hvordan det blir til: produkt, EE-avfallsgebyr og batterigebyr, frakt, mva. Den samme utregningen gjelder i handlekurven, i bestillingen, i tilbudet og på fakturaen.",
        ],
      },
      {
        heading: "Det du ser, finnes",
        paragraphs: [
          "Tilgjengelig antall er det som ligger på lageret, minus det som allerede er reservert. Varene reserveres i det øyeblikket bestillingen sendes: ingen selger dem to ganger.",
        ],
      },
      {
        heading: "Først regnestykket, så handlekurven",
        paragraphs: [
          "Systemsjekken sammenligner paneler, vekselrettere og batterier med tallene fra databladene og sier hva som passer, hva som ikke passer, og hva som ikke kan sjekkes, med begrunnelse.",
        ],
      },
      {
        heading: "For bedrifter og privatpersoner",
        paragraphs: [
          "Verifiserte bedrifter ser nettopriser, paller og egne betalingsvilkår; privatpersoner ser sluttprisen med en gang. Vi betjener atten europeiske land.",
        ],
      },
    ],
  },
  services: {
    title: "Tjenester",
    lead: "Det vi gjør utover å sende varer: tilbud, paller og containere, systemsjekk, videresalg uten lager. Tjenester fra et demonstrasjonsselskap.",
    sections: [
      {
        heading: "Tilbud",
        paragraphs: [
          "For hele anlegg eller store mengder ber du om et tilbud: linjene beholder prisene i tilbudet til det utløper, og blir en bestilling med ett klikk.",
        ],
      },
      {
        heading: "Paller og containere",
        paragraphs: [
          "Bedrifter med tilgang kjøper per pall og container til egen pris; produktsiden viser hvor mange stykk som mangler på en full pall eller container, og hvor mye du sparer.",
        ],
      },
      {
        heading: "Systemsjekk",
        paragraphs: [
          "Strenger, MPPT-vindu, strømmer, DC/AC-forhold, faser og batterispenning, med stedets laveste temperatur. Det er et råd, gratis og uten registrering.",
        ],
      },
      {
        heading: "Videresalg uten lager",
        paragraphs: [
          "Forhandlere kobler sin egen butikk til med API-et: katalog, priser, tilgjengelighet og bestillinger, med nøytral emballasje og sending til sluttkunden.",
        ],
      },
      {
        heading: "Levering og hjelp",
        paragraphs: [
          "Bakløfter, henting på lageret, dokumentene til hvert produkt på produktsiden, teknisk hjelp på chat i kontortiden. Gratis retur av tilsvarende brukt utstyr (EE-avfall).",
        ],
      },
    ],
  },
};
