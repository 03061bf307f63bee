import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "O nama",
    lead: "Solvia prodaje fotonaponsku opremu onima koji je ugrađuju i onima koji žive pod krovom, uz objašnjene cene i stvarnu dostupnost. To je demonstraciona firma: katalog i tekstovi pokazuju kako prodavnica radi.",
    sections: [
      {
        heading: "Cene koje se same objašnjavaju",
        paragraphs: [
          "Svaki iznos pokazuje od čega se sastoji: proizvod, naknade za EE otpad i baterije, dostava, PDV. Isti obračun važi u korpi, u porudžbini, u ponudi i na fakturi.",
        ],
      },
      {
        heading: "Ono što vidite zaista je na stanju",
        paragraphs: [
          "Dostupna količina je ono što je u magacinu, umanjeno za ono što je već rezervisano. Komadi se rezervišu u trenutku porudžbine: niko ih ne prodaje dvaput.",
        ],
      },
      {
        heading: "Prvo računica, pa korpa",
        paragraphs: [
          "Provera sistema upoređuje panele, invertore i baterije na osnovu brojki iz tehničkih listova i kaže šta se slaže, šta ne i šta se ne može proveriti, uz razloge.",
        ],
      },
      {
        heading: "Za firme i fizička lica",
        paragraphs: [
          "Proverene firme vide neto cene, palete i posebne uslove plaćanja; fizička lica odmah vide konačnu cenu. Poslujemo u osamnaest evropskih zemalja.",
        ],
      },
    ],
  },
  services: {
    title: "Usluge",
    lead: "Šta radimo osim isporuke: ponude, palete i kontejneri, provera sistema, preprodaja bez magacina. Usluge demonstracione firme.",
    sections: [
      {
        heading: "Ponude",
        paragraphs: [
          "Za cele elektrane ili velike količine zatražite ponudu: njene stavke zadržavaju ponuđene cene do isteka roka i jednim klikom postaju porudžbina.",
        ],
      },
      {
        heading: "Palete i kontejneri",
        paragraphs: [
          "Firme sa odobrenim pristupom kupuju na palete i kontejnere po posebnoj ceni; stranica proizvoda pokazuje koliko komada nedostaje do pune palete ili kontejnera i koliko se time štedi.",
        ],
      },
      {
        heading: "Provera sistema",
        paragraphs: [
          "Stringovi, MPPT prozor, struje, odnos DC/AC, faze i napon baterije, uz najnižu temperaturu lokacije. To je savet, besplatan i bez registracije.",
        ],
      },
      {
        heading: "Preprodaja bez magacina",
        paragraphs: [
          "Preprodavci povezuju svoju prodavnicu preko API-ja: katalog, cene, stanje i porudžbine, sa anonimnim pakovanjem i slanjem krajnjem kupcu.",
        ],
      },
      {
        heading: "Isporuka i podrška",
        paragraphs: [
          "Hidraulična rampa, preuzimanje u magacinu, dokumenti svakog proizvoda na njegovoj stranici, tehnička pomoć putem četa u radno vreme. Besplatno preuzimanje odgovarajućeg starog uređaja (EE otpad).",
        ],
      },
    ],
  },
};
