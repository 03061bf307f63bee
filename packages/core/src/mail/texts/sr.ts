import type { MailTexts } from "./it.ts";

/** What letters say, in Serbian, in Latin letters. */
export const sr: MailTexts = {
  footer: "Dobijate ovu poruku jer se odnosi na vaš nalog ili vašu porudžbinu na Solviji.",
  hello: "Zdravo, {{name}}",
  notYou: "Ako to niste bili vi, odmah nam pišite.",
  resetNow: "Ako to niste bili vi, odmah je promenite.",
  resetAdvice: "Ako to niste bili vi, odmah promenite lozinku.",
  verification: {
    subject: "Potvrdite svoju e-adresu",
    preview: "Jedan klik i vaš nalog je spreman.",
    heading: "Dobro došli, {{name}}",
    text: "Potvrdite adresu da biste se prijavili. Link važi 48 sati i samo jednom.",
    action: "Potvrdi adresu",
  },
  completion: {
    subject: "Dovršite registraciju",
    preview: "Izaberite lozinku i vaš nalog je spreman.",
    text: "Naš agent je pripremio vaš nalog na Solviji sa podacima koje ste nam dali. Izaberite lozinku i prihvatite uslove da biste ga koristili. Link važi sedam dana i samo jednom.",
    action: "Dovrši registraciju",
  },
  reset: {
    subject: "Postavite novu lozinku",
    preview: "Link važi jedan sat.",
    text: "Zatražili ste novu lozinku. Ako to niste bili vi, zanemarite ovu poruku: lozinka ostaje ista.",
    action: "Izaberi lozinku",
  },
  newEmail: {
    subject: "Potvrdite novu e-adresu",
    preview: "Link važi 48 sati.",
    text: "Nakon potvrde prijavljujete se ovom adresom. Do tada važi prethodna.",
    action: "Potvrdi adresu",
  },
  emailChanged: {
    subject: "Vaša e-adresa je promenjena",
    text: "Od sada se prijavljujete novom adresom; ova više ne važi.",
  },
  passwordChanged: {
    subject: "Vaša lozinka je promenjena",
    text: "Lozinka vašeg naloga je promenjena i sve druge sesije su zatvorene.",
    keyEnded: "Ni vaš API ključ više ne važi: ako vam je potreban, napravite novi u podešavanjima.",
    action: "Postavi novu lozinku",
  },
  secondFactor: {
    on: "Provera u dva koraka je uključena",
    onText: "Od sada je za prijavu potreban i kod iz vaše aplikacije za autentifikaciju.",
    off: "Provera u dva koraka je isključena",
    offText: "Od sada je za prijavu dovoljna lozinka.",
  },
  secondFactorReset: {
    subject: "Provera u dva koraka je resetovana",
    preview: "Prijavite se lozinkom i uključite je ponovo.",
    text: "Naša podrška je isključila proveru u dva koraka vašeg naloga: kodovi iz aplikacije i rezervni kodovi više ne važe i sve sesije su zatvorene. Prijavite se lozinkom i uključite je ponovo.",
    advice: "Ako to niste vi tražili, odmah promenite lozinku i odgovorite na ovu poruku.",
    action: "Otvori podešavanja",
  },
  acting: {
    subject: "{{by}} postupa za vas na Solvia",
    text: "Od sada, najviše sat vremena, {{by}} iz Solvia može u vaše ime da puni korpu, naručuje i čuva adrese.",
    reason: "Razlog: {{reason}}",
    advice:
      "Ne može da promeni lozinku, e-poštu ni članove firme, niti da koristi vašu karticu ili račun. Ako to niste tražili, odgovorite na ovu poruku.",
    done: "Urađeno za vas: {{what}}",
    doneText: "{{by}} iz Solvia postupa u vaše ime: {{what}}.",
    kinds: {
      cart: "izmenjena korpa",
      order: "poslata ili izmenjena porudžbina",
      payment: "izabran način plaćanja",
      address: "sačuvana adresa",
      notice: "izmenjeno obaveštenje o dostupnosti",
    },
    action: "Pogledajte šta je urađeno",
  },
  companyVerified: {
    subject: "Vaša firma je proverena",
    preview: "Sada možete da se prijavite i kupujete.",
    text: "Proverili smo podatke vaše firme: sada možete da se prijavite i vidite svoje cene.",
    action: "Prijavi se",
  },
  companyRejected: {
    subject: "Nismo mogli da proverimo vašu firmu",
    text: "Nismo mogli da proverimo vašu firmu iz sledećeg razloga:",
    next: "Ispravite podatke i registrujte se ponovo: PDV broj je slobodan.",
    action: "Registruj se",
  },
  available: {
    subject: "{{product}} je ponovo na stanju",
    preview: "Tražili ste da vam javimo: sada možete da naručite.",
    text: "{{product}} je ponovo na stanju. Komadi se rezervišu pri naručivanju.",
    once: "Pišemo samo jednom: za novo obaveštenje zatražite ga ponovo na stranici proizvoda.",
    action: "Pogledaj proizvod",
  },
  roles: {
    owner: "vlasnik",
    buyer: "kupac",
    viewer: "samo pregled",
  },
  invitation: {
    subject: "{{name}} vas poziva u {{company}}",
    preview: "Link važi sedam dana.",
    heading: "Pridružite se firmi {{company}}",
    text: "{{name}} vas poziva da na Solviji radite za {{company}}, sa ulogom: {{role}}.",
    once: "Link važi samo jednom, sedam dana. Ako niste očekivali ovaj poziv, zanemarite poruku.",
    action: "Prihvati poziv",
  },
  memberRemoved: {
    subject: "Više niste deo firme {{company}}",
    preview: "Vaš nalog ostaje, bez firme.",
    text: "Vaš nalog više nije povezan sa firmom {{company}}. Porudžbine za firmu ostaju firmi.",
  },
  approval: {
    subject: "Porudžbina {{number}} za odobrenje",
    heading: "Porudžbina čeka vaše odobrenje",
    text: "{{name}} naručuje za {{amount}}, iznad ograničenja od {{limit}}.",
    kept: "Komadi su rezervisani po cenama porudžbine sedam dana; zatim porudžbina ističe.",
    action: "Pogledaj i odluči",
  },
  declined: {
    subject: "Porudžbina {{number}} nije odobrena",
    preview: "Komadi su ponovo slobodni.",
    heading: "Porudžbina {{number}} nije odobrena",
    expired: "Niko nije odlučio u roku od sedam dana.",
  },
  order: {
    see: "Pogledaj porudžbinu",
    transfer:
      "Podatke za uplatu naći ćete na svom nalogu, na stranici porudžbine: radi bezbednosti ih nikada ne šaljemo e-poštom.",
    waste:
      "Pri isporuci električnog uređaja možete besplatno predati odgovarajući stari u našem magacinu ili zatražiti odnošenje.",
    unpaid: "Uplata nije stigla na vreme.",
  },
  withdrawal: {
    right:
      "Pravo na odustanak: možete odustati bez razloga u roku od 14 dana od isporuke, a i pre nje. Cenu i standardnu dostavu vraćamo u roku od 14 dana, kad se roba vrati; trošak povraćaja snosite vi. Za robu na paletama, koja se ne može vratiti poštom, procenjeni trošak jednak je trošku isporuke navedenom u porudžbini. Proizvodi po meri ili prilagođeni su izuzeti. Za odustanak:",
    subject: "Odustanak primljen: porudžbina {{number}}",
    heading: "Primili smo vaš odustanak",
    text: "{{name}} izjavljuje odustanak od ugovora za porudžbinu {{number}}. Izjava primljena: {{at}} (vreme u Rimu).",
    sendBack: "Primljenu robu vratite u roku od 14 dana.",
    due: "Vraćamo vam: {{amount}}",
    dueBy: "Vraćamo vam do {{date}}: {{amount}}",
  },
  placed: {
    subject: "Porudžbina {{number}} je primljena",
    heading: "Hvala vam na porudžbini",
  },
  received: {
    subject: "Primljena uplata za porudžbinu {{number}}",
    heading: "Uplata primljena",
    text: "Primili smo {{amount}} za porudžbinu {{number}}.",
  },
  toReturn: {
    subject: "Uplata za povraćaj: porudžbina {{number}}",
    heading: "Vraćamo vam uplatu",
    text: "Primili smo {{amount}} za porudžbinu {{number}}, ali time nije plaćena: već je plaćena, izmenjena ili zatvorena. Vraćamo ih odakle su stigli ili ćemo vas zamoliti za IBAN.",
  },
  returned: {
    subject: "Povraćaj poslat: porudžbina {{number}}",
    heading: "Povraćaj poslat",
    text: "Vratili smo vam {{amount}} za porudžbinu {{number}}. Na računu se mogu pojaviti posle nekoliko dana.",
  },
  corrected: {
    subject: "Uplata zabeležena greškom: porudžbina {{number}}",
    heading: "Uplata je bila zabeležena greškom",
    text: "Greškom smo zabeležili {{amount}} za vašu porudžbinu {{number}}: taj novac nije za ovu porudžbinu. Na stranici porudžbine vidite šta je ostalo za plaćanje.",
  },
  failed: {
    subject: "Plaćanje nije uspelo: porudžbina {{number}}",
    preview: "Možete odmah pokušati ponovo.",
    heading: "Plaćanje nije uspelo",
    text: "Ništa nije naplaćeno.",
    action: "Pokušaj ponovo",
  },
  chargedBack: {
    subject: "Banka je povukla uplatu: porudžbina {{number}}",
    preview: "Vaša banka je povukla iznos.",
    heading: "Vaša banka je stornirala uplatu",
    text: "Vaša banka je povukla {{amount}}, već plaćeno za porudžbinu {{number}}: iznos je ponovo za plaćanje. Ako to niste tražili, odgovorite na ovu poruku.",
    action: "Na plaćanje",
  },
  reminder: {
    subject: "Podsetnik za plaćanje: porudžbina {{number}}",
    heading: "Podsetnik za plaćanje",
    text: {
      one: "Porudžbina {{number}} čeka uplatu {{count}} dan.",
      few: "Porudžbina {{number}} čeka uplatu {{count}} dana.",
      other: "Porudžbina {{number}} čeka uplatu {{count}} dana.",
    },
    ignore: "Ako ste već platili, zanemarite ovu poruku.",
  },
  stages: {
    ready: "Vaša porudžbina {{number}} je spremna za slanje",
    collectable: "Vaša porudžbina {{number}} je spremna za preuzimanje",
    delivered: "Vaša porudžbina {{number}} je isporučena",
    cancelled: "Vaša porudžbina {{number}} je otkazana",
  },
};
