import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Ovo je prijevod: ako se razlikuje od talijanskog teksta, vrijedi talijanski tekst. Prava koja vam kao potrošaču daje zakon vaše zemlje ostaju netaknuta.",
  "terms-and-conditions": {
    title: "Uvjeti korištenja",
    lead: "Pravila korištenja stranice Solvia: tko se može registrirati, što je javno te kako postupamo sa sadržajem i računima. Pokazni tekst izmišljenog društva: prije upotrebe treba ga zamijeniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Tko smo",
        paragraphs: [
          "Stranicu vodi Solvia, pokazno društvo sa sjedištem u Italiji. Nijedna narudžba na ovoj pokaznoj instalaciji ne dovodi do stvarne prodaje.",
        ],
      },
      {
        heading: "Račun",
        paragraphs: [
          "Registrirati se mogu punoljetne osobe i tvrtke. Tvrtke navode PDV broj, koji provjeravamo u europskom registru; neke se funkcije otvaraju tek nakon provjere.",
          "Čuvajte svoju lozinku i odmah nas obavijestite ako mislite da je znaju i drugi. Račun možete zatvoriti u svakom trenutku u postavkama.",
        ],
      },
      {
        heading: "Sadržaj kataloga",
        paragraphs: [
          "Podatke, crteže i cijene pripremamo pažljivo, ali mogu sadržavati pogreške: mjerodavan je tehnički list proizvođača. Slike su informativne. Žigovi pripadaju svojim vlasnicima.",
          "Provjera sustava savjet je koji se temelji na podacima iz tehničkih listova: ne zamjenjuje projekt ovlaštenog stručnjaka.",
        ],
      },
      {
        heading: "Ispravno korištenje",
        paragraphs: [
          "Nije dopušteno zaobilaziti ograničenja pristupa, masovno prikupljati podatke kataloga bez dogovora ni postavljati nezakonit sadržaj. Tko želi podatke automatski, može koristiti API za preprodavače.",
        ],
      },
      {
        heading: "Izmjene i mjerodavno pravo",
        paragraphs: [
          "Svaku izmjenu objavljujemo ovdje s njezinim datumom. Primjenjuje se talijansko pravo; prava koja zakon priznaje potrošaču u zemlji u kojoj živi ostaju netaknuta.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Uvjeti prodaje",
    lead: "Cijene, narudžbe, isporuka, jednostrani raskid i jamstva, za tvrtke i privatne osobe. Pokazni tekst izmišljenog društva: prije upotrebe treba ga zamijeniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Cijene",
        paragraphs: [
          "Privatne osobe vide cijene s PDV-om i naknadama za EE otpad i baterije; tvrtke vide neto cijene s oznakom „+ PDV”. Troškovi dostave vide se u košarici prije narudžbe. Sve su cijene u eurima.",
        ],
      },
      {
        heading: "Narudžba i sklapanje ugovora",
        paragraphs: [
          "Narudžba je ponuda; ugovor je sklopljen potvrdom koju šaljemo e-poštom. Komadi se rezerviraju u trenutku narudžbe. Narudžba koja nije plaćena u navedenom roku istječe, a komadi su ponovno dostupni.",
        ],
      },
      {
        heading: "Isporuka",
        paragraphs: [
          "Rokovi navedeni na stranici proizvoda kalendarski su tjedni od potvrde plaćanja, a za tvrtke s odgođenim plaćanjem od narudžbe. Pri isporuci provjerite pakete pred prijevoznikom i upišite oštećenja u prijevozni dokument.",
          "Litijske baterije i dijelovi prekomjerne duljine voze se posebnim prijevozom. Preuzimanje u skladištu je besplatno.",
        ],
      },
      {
        heading: "Pravo potrošača na jednostrani raskid",
        paragraphs: [
          "Tko kupuje kao privatna osoba, može raskinuti ugovor u roku od 14 dana od isporuke posljednje robe bez navođenja razloga, također pomoću funkcije za raskid na stranici narudžbe. Plaćeni iznos, uključujući običnu dostavu, vraćamo u roku od 14 dana od primitka robe ili dokaza da je poslana. Troškove povrata snosi onaj tko raskida ugovor. Za robu na paletama, koja se ne može vratiti poštom, procijenjeni trošak jednak je trošku dostave navedenom u narudžbi. Izuzeta je roba izrađena po mjeri.",
        ],
      },
      {
        heading: "Jamstva",
        paragraphs: [
          "Potrošačima pripada zakonska odgovornost za usklađenost robe u trajanju od dvije godine; tvrtkama od jedne godine. Komercijalna jamstva proizvođača, za proizvod i za učinak, dolaze uz to i navedena su na stranici svakog proizvoda.",
        ],
      },
      {
        heading: "Preuzimanje električnog otpada",
        paragraphs: [
          "Za svaki novi uređaj besplatno preuzimamo istovrijedni stari. Naknade za EE otpad i baterije, kada se plaćaju, posebno su iskazane u svakoj cijeni.",
        ],
      },
      {
        heading: "Sporovi",
        paragraphs: ["Za potrošače je nadležan sud njihova prebivališta; za tvrtke sud prema sjedištu društva Solvia."],
      },
    ],
  },
  privacy: {
    title: "Izjava o privatnosti",
    lead: "Koje podatke obrađujemo, zašto, koliko dugo i kako o tome možete odlučivati. Pokazni tekst izmišljenog društva: prije upotrebe treba ga zamijeniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Voditelj obrade",
        paragraphs: [
          "Voditelj obrade je Solvia, pokazno društvo. Za svako pitanje pišite podršci putem razgovora ili sa stranice svojeg računa.",
        ],
      },
      {
        heading: "Podaci i svrhe",
        paragraphs: [
          "Podaci o računu i tvrtki: za ugovor i porezne obveze. Adrese i telefon: za dostavu. Narudžbe, plaćanja i računi: za ugovor i prema zakonu. Brojevi kartica nikada ne prolaze kroz naše sustave: obrađuje ih pružatelj usluga plaćanja.",
          "IP adresa i zapisnik pristupa: radi sigurnosti. Newsletter i komercijalne poruke: samo uz vašu privolu, koju možete povući jednim klikom.",
        ],
      },
      {
        heading: "Čuvanje",
        paragraphs: [
          "Porezni dokumenti: deset godina. Račun: dok je otvoren; pri zatvaranju se osobni podaci brišu, osim onih koje smo po zakonu dužni čuvati. Zapisnici pristupa: najviše dvanaest mjeseci.",
        ],
      },
      {
        heading: "Tko ih još vidi",
        paragraphs: [
          "Prijevoznici, pružatelj usluga plaćanja, pružatelj infrastrukture u europskom području, računovođa: svatko samo za svoj zadatak i uz ugovor koji ga obvezuje. Podatke ne prodajemo.",
        ],
      },
      {
        heading: "Vaša prava",
        paragraphs: [
          "Svoje podatke možete vidjeti, ispraviti, izvesti i izbrisati, ograničiti njihovu upotrebu i uložiti prigovor, u postavkama računa ili tako da nam pišete. Pritužbu možete podnijeti talijanskom tijelu za zaštitu podataka (Garante per la protezione dei dati personali) ili tijelu zemlje u kojoj živite (u Hrvatskoj AZOP-u).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Pravila o kolačićima",
    lead: "Što stranica čuva u vašem pregledniku i zašto. Pokazni tekst izmišljenog društva: prije upotrebe treba ga zamijeniti tekstom koji je odobrio pravnik.",
    sections: [
      {
        heading: "Tehnički kolačići",
        paragraphs: [
          "Kolačić sesije, koji postoji nakon prijave i služi da vas prepoznamo, te kolačić košarice, ako u nju stavljate proizvode bez prijave. Skripte stranice ne mogu ih čitati; istječu sami, a kolačić sesije i kada se odjavite. Privola nije potrebna jer bez njih stranica ne radi. Treći kolačić stranici govori samo da ste prijavljeni, kako ne bi prikazala cijene drugih: njega skripte mogu čitati i ne sadrži ništa drugo.",
        ],
      },
      {
        heading: "Memorija preglednika",
        paragraphs: [
          "Jezik, zemlja i proizvodi za usporedbu ostaju u memoriji vašeg preglednika i ne šalju nam se kao profil: možete ih izbrisati u postavkama preglednika.",
        ],
      },
      {
        heading: "Statistika i oglašavanje",
        paragraphs: [
          "Bez vaše privole ne učitavamo alate za statistiku ni oglašavanje. Ako je date, možete je povući kad god želite. U ovoj pokaznoj instalaciji takvih alata nema.",
        ],
      },
      {
        heading: "Plaćanja",
        paragraphs: [
          "Na blagajni obrazac kartice pripada pružatelju usluga plaćanja, koji koristi vlastite tehničke kolačiće protiv prijevara.",
        ],
      },
    ],
  },
};
