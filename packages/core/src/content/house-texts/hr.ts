import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "O nama",
    lead: "Solvia prodaje fotonaponsku opremu onima koji je ugrađuju i onima koji žive pod krovom, uz objašnjene cijene i stvarnu dostupnost. To je demonstracijska tvrtka: katalog i tekstovi pokazuju kako trgovina radi.",
    sections: [
      {
        heading: "Cijene koje se same objašnjavaju",
        paragraphs: [
          "Svaki iznos pokazuje od čega se sastoji: proizvod, naknade za EE otpad i baterije, dostava, PDV. Isti izračun vrijedi u košarici, u narudžbi, u ponudi i na računu.",
        ],
      },
      {
        heading: "Ono što vidite doista je dostupno",
        paragraphs: [
          "Dostupna količina je ono što je u skladištu, umanjeno za ono što je već rezervirano. Komadi se rezerviraju u trenutku narudžbe: nitko ih ne prodaje dvaput.",
        ],
      },
      {
        heading: "Najprije izračun, pa košarica",
        paragraphs: [
          "Provjera sustava uspoređuje panele, izmjenjivače i baterije na temelju brojki iz tehničkih listova i kaže što se slaže, što ne i što se ne može provjeriti, uz razloge.",
        ],
      },
      {
        heading: "Za tvrtke i privatne osobe",
        paragraphs: [
          "Provjerene tvrtke vide neto cijene, palete i posebne uvjete plaćanja; privatne osobe odmah vide konačnu cijenu. Poslujemo u osamnaest europskih zemalja.",
        ],
      },
    ],
  },
  services: {
    title: "Usluge",
    lead: "Što radimo osim slanja: ponude, palete i kontejneri, provjera sustava, preprodaja bez skladišta. Usluge demonstracijske tvrtke.",
    sections: [
      {
        heading: "Ponude",
        paragraphs: [
          "Za cijele elektrane ili velike količine zatražite ponudu: njezine stavke zadržavaju ponuđene cijene do isteka roka i jednim klikom postaju narudžba.",
        ],
      },
      {
        heading: "Palete i kontejneri",
        paragraphs: [
          "Tvrtke s odobrenim pristupom kupuju na palete i kontejnere po posebnoj cijeni; stranica proizvoda pokazuje koliko komada nedostaje do pune palete ili kontejnera i koliko se time štedi.",
        ],
      },
      {
        heading: "Provjera sustava",
        paragraphs: [
          "Stringovi, MPPT prozor, struje, omjer DC/AC, faze i napon baterije, uz najnižu temperaturu lokacije. To je savjet, besplatan i bez registracije.",
        ],
      },
      {
        heading: "Preprodaja bez skladišta",
        paragraphs: [
          "Preprodavatelji povezuju svoju trgovinu putem API-ja: katalog, cijene, dostupnost i narudžbe, s anonimnim pakiranjem i slanjem krajnjem kupcu.",
        ],
      },
      {
        heading: "Dostava i podrška",
        paragraphs: [
          "Hidraulična rampa, preuzimanje u skladištu, dokumenti svakog proizvoda na njegovoj stranici, tehnička pomoć u chatu u radno vrijeme. Besplatno preuzimanje istovrijednog starog uređaja (EE otpad).",
        ],
      },
    ],
  },
};
