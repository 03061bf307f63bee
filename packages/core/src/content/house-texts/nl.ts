import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Over ons",
    lead: "Solvia verkoopt materiaal voor zonne-energie aan wie installeert en aan wie onder het dak woont, met uitgelegde prijzen en echte voorraad. Het is een demonstratiebedrijf: catalogus en teksten laten zien hoe de winkel werkt.",
    sections: [
      {
        heading: "Prijzen die zichzelf uitleggen",
        paragraphs: [
          "Elk bedrag toont hoe het is opgebouwd: product, AEEA- en batterijbijdrage, verzending, btw. Dezelfde berekening geldt in de winkelwagen, in de bestelling, in de offerte en op de factuur.",
        ],
      },
      {
        heading: "Wat je ziet, is er",
        paragraphs: [
          "De beschikbare hoeveelheid is de voorraad in het magazijn min wat al gereserveerd is. Stuks worden gereserveerd op het moment van bestellen: niemand verkoopt ze twee keer.",
        ],
      },
      {
        heading: "Eerst rekenen, dan bestellen",
        paragraphs: [
          "De systeemcontrole vergelijkt panelen, omvormers en batterijen aan de hand van de cijfers uit de databladen en zegt wat past, wat niet past en wat niet te controleren is, met de redenen erbij.",
        ],
      },
      {
        heading: "Voor bedrijven en particulieren",
        paragraphs: [
          "Geverifieerde bedrijven zien nettoprijzen, pallets en eigen betalingsvoorwaarden; particulieren zien meteen de eindprijs. We leveren in achttien Europese landen.",
        ],
      },
    ],
  },
  services: {
    title: "Diensten",
    lead: "Wat we naast verzenden doen: offertes, pallets en containers, systeemcontrole, wederverkoop zonder magazijn. Diensten van een demonstratiebedrijf.",
    sections: [
      {
        heading: "Offertes",
        paragraphs: [
          "Voor complete installaties of grote aantallen vraag je een offerte aan: de regels blijven tot de vervaldatum vaststaan op de aangeboden prijzen en worden met één klik een bestelling.",
        ],
      },
      {
        heading: "Pallets en containers",
        paragraphs: [
          "Toegelaten bedrijven kopen per pallet en per container tegen een speciale prijs; de productpagina laat zien hoeveel stuks er nog ontbreken en hoeveel dat bespaart.",
        ],
      },
      {
        heading: "Systeemcontrole",
        paragraphs: [
          "Strings, MPPT-venster, stromen, DC/AC-verhouding, fasen en batterijspanning, met de laagste temperatuur op de locatie. Het is een advies, gratis en zonder registratie.",
        ],
      },
      {
        heading: "Wederverkoop zonder magazijn",
        paragraphs: [
          "Wederverkopers koppelen hun eigen winkel via de API: catalogus, prijzen, voorraad en bestellingen, met neutrale verpakking en verzending naar de eindklant.",
        ],
      },
      {
        heading: "Levering en ondersteuning",
        paragraphs: [
          "Laadklep, afhalen in het magazijn, de documenten van elk product op de productpagina, technische ondersteuning via chat tijdens kantooruren. Gratis inname van gelijkwaardige oude apparatuur (AEEA).",
        ],
      },
    ],
  },
};
