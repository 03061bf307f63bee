import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Ovo je prevod: ako se razlikuje od italijanskog teksta, važi italijanski tekst. Prava koja vam kao potrošaču daje zakon vaše zemlje ostaju netaknuta.",
  "terms-and-conditions": {
    title: "Uslovi korišćenja",
    lead: "Pravila korišćenja sajta Solvia: ko može da se registruje, šta je javno i kako postupamo sa sadržajem i nalozima. Ogledni tekst izmišljenog društva: pre upotrebe treba ga zameniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Ko smo",
        paragraphs: [
          "Sajt vodi Solvia, ogledno društvo sa sedištem u Italiji. Nijedna porudžbina na ovoj oglednoj instalaciji ne dovodi do stvarne prodaje.",
        ],
      },
      {
        heading: "Nalog",
        paragraphs: [
          "Mogu da se registruju punoletne osobe i firme. Firme navode PDV broj, koji proveravamo u evropskom registru; neke funkcije se otvaraju tek posle provere.",
          "Čuvajte svoju lozinku i odmah nas obavestite ako mislite da je znaju i drugi. Nalog možete zatvoriti u svakom trenutku u podešavanjima.",
        ],
      },
      {
        heading: "Sadržaj kataloga",
        paragraphs: [
          "Podatke, crteže i cene pripremamo pažljivo, ali mogu sadržati greške: merodavan je tehnički list proizvođača. Slike su informativne. Žigovi pripadaju svojim vlasnicima.",
          "Provera sistema je savet zasnovan na podacima iz tehničkih listova: ne zamenjuje projekat ovlašćenog stručnjaka.",
        ],
      },
      {
        heading: "Pravilno korišćenje",
        paragraphs: [
          "Nije dozvoljeno zaobilaziti ograničenja pristupa, masovno prikupljati podatke kataloga bez dogovora niti postavljati nezakonit sadržaj. Ko želi podatke automatski, može da koristi API za preprodavce.",
        ],
      },
      {
        heading: "Izmene i merodavno pravo",
        paragraphs: [
          "Svaku izmenu objavljujemo ovde sa njenim datumom. Primenjuje se italijansko pravo; prava koja zakon priznaje potrošaču u zemlji u kojoj živi ostaju netaknuta.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Uslovi prodaje",
    lead: "Cene, porudžbine, isporuka, odustanak i garancije, za firme i fizička lica. Ogledni tekst izmišljenog društva: pre upotrebe treba ga zameniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Cene",
        paragraphs: [
          "Fizička lica vide cene sa PDV-om i naknadama za EE otpad i baterije; firme vide neto cene sa oznakom „+ PDV”. Troškovi dostave se vide u korpi pre porudžbine. Sve cene su u evrima.",
        ],
      },
      {
        heading: "Porudžbina i zaključenje ugovora",
        paragraphs: [
          "Porudžbina je ponuda; ugovor je zaključen potvrdom koju šaljemo e-poštom. Komadi se rezervišu u trenutku porudžbine. Porudžbina koja nije plaćena u navedenom roku ističe, a komadi su ponovo dostupni.",
        ],
      },
      {
        heading: "Isporuka",
        paragraphs: [
          "Rokovi navedeni na stranici proizvoda su kalendarske nedelje od potvrde plaćanja, a za firme sa odloženim plaćanjem od porudžbine. Pri isporuci proverite pakete pred prevoznikom i upišite oštećenja u prevozni dokument.",
          "Litijumske baterije i vangabaritni delovi voze se posebnim prevozom. Preuzimanje u skladištu je besplatno.",
        ],
      },
      {
        heading: "Pravo potrošača na odustanak",
        paragraphs: [
          "Ko kupuje kao fizičko lice može da odustane od ugovora u roku od 14 dana od isporuke poslednje robe bez navođenja razloga, i to takođe preko funkcije za odustanak na stranici porudžbine. Plaćeni iznos, uključujući običnu dostavu, vraćamo u roku od 14 dana od prijema robe ili dokaza da je poslata. Troškove vraćanja snosi onaj ko odustaje. Za robu na paletama, koja se ne može vratiti poštom, procenjeni trošak jednak je trošku isporuke navedenom u porudžbini. Izuzeta je roba izrađena po meri.",
        ],
      },
      {
        heading: "Garancije",
        paragraphs: [
          "Potrošačima pripada zakonska odgovornost za saobraznost robe u trajanju od dve godine; firmama od jedne godine. Komercijalne garancije proizvođača, na proizvod i na učinak, dodaju se tome i navedene su na stranici svakog proizvoda.",
        ],
      },
      {
        heading: "Preuzimanje električnog otpada",
        paragraphs: [
          "Za svaki novi uređaj besplatno preuzimamo odgovarajući stari. Naknade za EE otpad i baterije, kada se plaćaju, posebno su iskazane u svakoj ceni.",
        ],
      },
      {
        heading: "Sporovi",
        paragraphs: ["Za potrošače je nadležan sud njihovog prebivališta; za firme sud prema sedištu društva Solvia."],
      },
    ],
  },
  privacy: {
    title: "Izjava o privatnosti",
    lead: "Koje podatke obrađujemo, zašto, koliko dugo i kako o tome možete da odlučujete. Ogledni tekst izmišljenog društva: pre upotrebe treba ga zameniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Rukovalac",
        paragraphs: [
          "Rukovalac podacima je Solvia, ogledno društvo. Za svako pitanje pišite podršci putem ćaskanja ili sa stranice svog naloga.",
        ],
      },
      {
        heading: "Podaci i svrhe",
        paragraphs: [
          "Podaci o nalogu i firmi: za ugovor i poreske obaveze. Adrese i telefon: za dostavu. Porudžbine, plaćanja i računi: za ugovor i po zakonu. Brojevi kartica nikada ne prolaze kroz naše sisteme: obrađuje ih pružalac usluga plaćanja.",
          "IP adresa i evidencija pristupa: radi bezbednosti. Bilten i komercijalne poruke: samo uz vaš pristanak, koji možete povući jednim klikom.",
        ],
      },
      {
        heading: "Čuvanje",
        paragraphs: [
          "Poreski dokumenti: deset godina. Nalog: dok je otvoren; pri zatvaranju se lični podaci brišu, osim onih koje smo po zakonu dužni da čuvamo. Evidencije pristupa: najviše dvanaest meseci.",
        ],
      },
      {
        heading: "Ko ih još vidi",
        paragraphs: [
          "Prevoznici, pružalac usluga plaćanja, pružalac infrastrukture u evropskom području, računovođa: svako samo za svoj zadatak i uz ugovor koji ga obavezuje. Podatke ne prodajemo.",
        ],
      },
      {
        heading: "Vaša prava",
        paragraphs: [
          "Svoje podatke možete videti, ispraviti, izvesti i izbrisati, ograničiti njihovu upotrebu i uložiti prigovor, u podešavanjima naloga ili tako što ćete nam pisati. Pritužbu možete podneti italijanskom organu za zaštitu podataka (Garante per la protezione dei dati personali) ili organu zemlje u kojoj živite (u Srbiji Povereniku za informacije od javnog značaja i zaštitu podataka o ličnosti).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Pravila o kolačićima",
    lead: "Šta sajt čuva u vašem pregledaču i zašto. Ogledni tekst izmišljenog društva: pre upotrebe treba ga zameniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Tehnički kolačići",
        paragraphs: [
          "Kolačić sesije, koji postoji posle prijave i služi da vas prepoznamo, i kolačić korpe, ako u nju stavljate proizvode bez prijave. Skripte stranice ne mogu da ih čitaju; ističu sami, a kolačić sesije i kada se odjavite. Pristanak nije potreban jer bez njih sajt ne radi. Treći kolačić stranici samo kaže da ste prijavljeni, da ne bi prikazala cene drugih: njega skripte mogu da čitaju i ne sadrži ništa drugo.",
        ],
      },
      {
        heading: "Memorija pregledača",
        paragraphs: [
          "Jezik, zemlja i proizvodi za poređenje ostaju u memoriji vašeg pregledača i ne šalju nam se kao profil: možete ih izbrisati u podešavanjima pregledača.",
        ],
      },
      {
        heading: "Statistika i oglašavanje",
        paragraphs: [
          "Bez vašeg pristanka ne učitavamo alate za statistiku ni oglašavanje. Ako ga date, možete ga povući kad god želite. U ovoj oglednoj instalaciji takvih alata nema.",
        ],
      },
      {
        heading: "Plaćanja",
        paragraphs: [
          "Na kasi obrazac kartice pripada pružaocu usluga plaćanja, koji koristi sopstvene tehničke kolačiće protiv prevara.",
        ],
      },
    ],
  },
};
