import type { MailTexts } from "./it.ts";

/** What letters say, in Croatian. */
export const hr: MailTexts = {
  footer: "Ovu poruku primate jer se odnosi na vaš račun ili vašu narudžbu na Solviji.",
  hello: "Pozdrav, {{name}}",
  notYou: "Ako to niste bili vi, odmah nam pišite.",
  resetNow: "Ako to niste bili vi, odmah je promijenite.",
  resetAdvice: "Ako to niste bili vi, odmah promijenite lozinku.",
  verification: {
    subject: "Potvrdite svoju e-adresu",
    preview: "Jedan klik i vaš je račun spreman.",
    heading: "Dobro došli, {{name}}",
    text: "Potvrdite adresu kako biste se prijavili. Poveznica vrijedi 48 sati i samo jednom.",
    action: "Potvrdi adresu",
  },
  completion: {
    subject: "Dovršite registraciju",
    preview: "Odaberite lozinku i vaš je račun spreman.",
    text: "Naš je agent pripremio vaš račun na Solviji s podacima koje ste nam dali. Odaberite lozinku i prihvatite uvjete kako biste ga koristili. Poveznica vrijedi sedam dana i samo jednom.",
    action: "Dovrši registraciju",
  },
  reset: {
    subject: "Postavite novu lozinku",
    preview: "Poveznica vrijedi jedan sat.",
    text: "Zatražili ste novu lozinku. Ako to niste bili vi, zanemarite ovu poruku: lozinka ostaje ista.",
    action: "Odaberi lozinku",
  },
  newEmail: {
    subject: "Potvrdite novu e-adresu",
    preview: "Poveznica vrijedi 48 sati.",
    text: "Nakon potvrde prijavljujete se ovom adresom. Do tada vrijedi prethodna.",
    action: "Potvrdi adresu",
  },
  emailChanged: {
    subject: "Vaša je e-adresa promijenjena",
    text: "Od sada se prijavljujete novom adresom; ova više ne vrijedi.",
  },
  passwordChanged: {
    subject: "Vaša je lozinka promijenjena",
    text: "Lozinka vašeg računa promijenjena je i sve su druge sesije zatvorene.",
    keyEnded: "Ni vaš API ključ više ne vrijedi: ako vam treba, izradite novi u postavkama.",
    action: "Postavi novu lozinku",
  },
  secondFactor: {
    on: "Provjera u dva koraka uključena",
    onText: "Od sada je za prijavu potreban i kod iz vaše aplikacije za autentifikaciju.",
    off: "Provjera u dva koraka isključena",
    offText: "Od sada je za prijavu dovoljna lozinka.",
  },
  secondFactorReset: {
    subject: "Provjera u dva koraka je poništena",
    preview: "Prijavite se lozinkom i ponovno je uključite.",
    text: "Naša je podrška isključila provjeru u dva koraka vašeg računa: kodovi iz aplikacije i kodovi za oporavak više ne vrijede i sve su sesije zatvorene. Prijavite se lozinkom i ponovno je uključite.",
    advice: "Ako to niste vi tražili, odmah promijenite lozinku i odgovorite na ovu poruku.",
    action: "Otvori postavke",
  },
  acting: {
    subject: "{{by}} djeluje za vas na Solvia",
    text: "Od sada, najviše sat vremena, {{by}} iz Solvia može u vaše ime puniti košaricu, naručivati i spremati adrese.",
    reason: "Razlog: {{reason}}",
    advice:
      "Ne može promijeniti lozinku, e-poštu ni članove tvrtke, niti se služiti vašom karticom ili računom. Ako to niste tražili, odgovorite na ovu poruku.",
    done: "Učinjeno za vas: {{what}}",
    doneText: "{{by}} iz Solvia djeluje u vaše ime: {{what}}.",
    kinds: {
      cart: "izmijenjena košarica",
      order: "poslana ili izmijenjena narudžba",
      payment: "odabran način plaćanja",
      address: "spremljena adresa",
      notice: "izmijenjena obavijest o dostupnosti",
    },
    action: "Pogledajte što je učinjeno",
  },
  companyVerified: {
    subject: "Vaša je tvrtka provjerena",
    preview: "Sada se možete prijaviti i kupovati.",
    text: "Provjerili smo podatke vaše tvrtke: sada se možete prijaviti i vidjeti svoje cijene.",
    action: "Prijavi se",
  },
  companyRejected: {
    subject: "Nismo mogli provjeriti vašu tvrtku",
    text: "Nismo mogli provjeriti vašu tvrtku iz sljedećeg razloga:",
    next: "Ispravite podatke i registrirajte se ponovno: PDV broj je slobodan.",
    action: "Registriraj se",
  },
  available: {
    subject: "{{product}} ponovno je dostupan",
    preview: "Tražili ste da vam javimo: sada možete naručiti.",
    text: "{{product}} ponovno je dostupan. Komadi se rezerviraju pri naručivanju.",
    once: "Pišemo samo jednom: za novu obavijest zatražite je ponovno na stranici proizvoda.",
    action: "Pogledaj proizvod",
  },
  roles: {
    owner: "vlasnik",
    buyer: "kupac",
    viewer: "samo pregled",
  },
  invitation: {
    subject: "{{name}} poziva vas u {{company}}",
    preview: "Poveznica vrijedi sedam dana.",
    heading: "Pridružite se tvrtki {{company}}",
    text: "{{name}} poziva vas da na Solviji radite za {{company}}, s ulogom: {{role}}.",
    once: "Poveznica vrijedi samo jednom, sedam dana. Ako niste očekivali ovaj poziv, zanemarite poruku.",
    action: "Prihvati poziv",
  },
  memberRemoved: {
    subject: "Više niste dio tvrtke {{company}}",
    preview: "Vaš račun ostaje, bez tvrtke.",
    text: "Vaš račun više nije povezan s tvrtkom {{company}}. Narudžbe za tvrtku ostaju tvrtki.",
  },
  approval: {
    subject: "Narudžba {{number}} za odobrenje",
    heading: "Narudžba čeka vaše odobrenje",
    text: "{{name}} naručuje za {{amount}}, iznad ograničenja od {{limit}}.",
    kept: "Komadi su rezervirani po cijenama narudžbe sedam dana; zatim narudžba istječe.",
    action: "Pogledaj i odluči",
  },
  declined: {
    subject: "Narudžba {{number}} nije odobrena",
    preview: "Komadi su ponovno slobodni.",
    heading: "Narudžba {{number}} nije odobrena",
    expired: "Nitko nije odlučio u roku od sedam dana.",
  },
  order: {
    see: "Pogledaj narudžbu",
    transfer:
      "Podatke za uplatu naći ćete na svom računu, na stranici narudžbe: radi sigurnosti ih nikad ne šaljemo e-poštom.",
    waste:
      "Pri isporuci električnog uređaja možete besplatno predati istovrijedan stari u našem skladištu ili zatražiti odvoz.",
    unpaid: "Uplata nije stigla na vrijeme.",
  },
  withdrawal: {
    right:
      "Pravo na odustanak: možete odustati bez razloga u roku od 14 dana od isporuke, a i prije nje. Cijenu i standardnu dostavu vraćamo u roku od 14 dana, kad se roba vrati; trošak povrata snosite vi. Za robu na paletama, koja se ne može vratiti poštom, procijenjeni trošak jednak je trošku dostave navedenom u narudžbi. Proizvodi po mjeri ili prilagođeni izuzeti su. Za odustanak:",
    subject: "Odustanak zaprimljen: narudžba {{number}}",
    heading: "Zaprimili smo vaš odustanak",
    text: "{{name}} izjavljuje odustanak od ugovora za narudžbu {{number}}. Izjava zaprimljena: {{at}} (vrijeme u Rimu).",
    sendBack: "Primljenu robu vratite u roku od 14 dana.",
    due: "Vraćamo vam: {{amount}}",
    dueBy: "Vraćamo vam do {{date}}: {{amount}}",
  },
  placed: {
    subject: "Narudžba {{number}} zaprimljena",
    heading: "Hvala vam na narudžbi",
  },
  received: {
    subject: "Primljena uplata za narudžbu {{number}}",
    heading: "Uplata primljena",
    text: "Primili smo {{amount}} za narudžbu {{number}}.",
  },
  toReturn: {
    subject: "Uplata za povrat: narudžba {{number}}",
    heading: "Vraćamo vam uplatu",
    text: "Primili smo {{amount}} za narudžbu {{number}}, ali je time ne plaćate: već je plaćena, izmijenjena ili zatvorena. Vraćamo ih odakle su stigli ili ćemo vas zamoliti za IBAN.",
  },
  returned: {
    subject: "Povrat poslan: narudžba {{number}}",
    heading: "Povrat poslan",
    text: "Vratili smo vam {{amount}} za narudžbu {{number}}. Na računu se mogu pojaviti nakon nekoliko dana.",
  },
  corrected: {
    subject: "Uplata zabilježena greškom: narudžba {{number}}",
    heading: "Uplata je bila zabilježena greškom",
    text: "Greškom smo zabilježili {{amount}} za vašu narudžbu {{number}}: taj novac nije za ovu narudžbu. Na stranici narudžbe vidite što je ostalo za plaćanje.",
  },
  failed: {
    subject: "Plaćanje nije uspjelo: narudžba {{number}}",
    preview: "Možete odmah pokušati ponovno.",
    heading: "Plaćanje nije uspjelo",
    text: "Ništa nije naplaćeno.",
    action: "Pokušaj ponovno",
  },
  chargedBack: {
    subject: "Banka je povukla plaćanje: narudžba {{number}}",
    preview: "Vaša banka je povukla iznos.",
    heading: "Vaša banka je stornirala plaćanje",
    text: "Vaša banka je povukla {{amount}}, već plaćeno za narudžbu {{number}}: iznos je opet za platiti. Ako to niste tražili, odgovorite na ovu poruku.",
    action: "Na plaćanje",
  },
  reminder: {
    subject: "Podsjetnik za plaćanje: narudžba {{number}}",
    heading: "Podsjetnik za plaćanje",
    text: {
      one: "Narudžba {{number}} čeka uplatu {{count}} dan.",
      few: "Narudžba {{number}} čeka uplatu {{count}} dana.",
      other: "Narudžba {{number}} čeka uplatu {{count}} dana.",
    },
    ignore: "Ako ste već platili, zanemarite ovu poruku.",
  },
  stages: {
    ready: "Vaša je narudžba {{number}} spremna za slanje",
    collectable: "Vaša je narudžba {{number}} spremna za preuzimanje",
    delivered: "Vaša je narudžba {{number}} isporučena",
    cancelled: "Vaša je narudžba {{number}} otkazana",
  },
};
