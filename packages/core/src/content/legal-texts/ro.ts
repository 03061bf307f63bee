import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Acest text este o traducere: dacă diferă de textul italian, prevalează textul italian. Drepturile pe care legea țării dvs. vi le recunoaște în calitate de consumator rămân neatinse.",
  "terms-and-conditions": {
    title: "Termeni și condiții de utilizare",
    lead: "Regulile de utilizare a site-ului Solvia: cine se poate înregistra, ce este public, cum tratăm conținutul și conturile. Text demonstrativ al unei societăți inventate: înainte de utilizare trebuie înlocuit cu unul aprobat de un jurist.",
    sections: [
      {
        heading: "Cine suntem",
        paragraphs: [
          "Site-ul este administrat de Solvia, societate demonstrativă cu sediul în Italia. Nicio comandă făcută pe această instalare demonstrativă nu duce la o vânzare reală.",
        ],
      },
      {
        heading: "Contul",
        paragraphs: [
          "Se pot înregistra persoane majore și firme. Firmele indică codul de TVA, pe care îl verificăm în registrul european; unele funcții se deschid numai după verificare.",
          "Păstrați parola în siguranță și anunțați-ne imediat dacă bănuiți că o cunosc și alții. Vă puteți închide contul oricând din setări.",
        ],
      },
      {
        heading: "Conținutul catalogului",
        paragraphs: [
          "Fișele, desenele și prețurile sunt pregătite cu grijă, dar pot conține erori: este valabilă fișa tehnică a producătorului. Imaginile sunt orientative. Mărcile aparțin proprietarilor lor.",
          "Verificarea sistemului este un sfat bazat pe datele din fișe: nu înlocuiește proiectul unui tehnician autorizat.",
        ],
      },
      {
        heading: "Utilizare corectă",
        paragraphs: [
          "Nu este permis să ocoliți limitele de acces, să colectați în masă datele catalogului fără acord sau să încărcați conținut ilicit. Cine dorește datele în mod automat poate folosi API-ul pentru revânzători.",
        ],
      },
      {
        heading: "Modificări și legea aplicabilă",
        paragraphs: [
          "Publicăm aici fiecare modificare, cu data ei. Se aplică legea italiană; drepturile pe care legea le recunoaște consumatorului în țara în care trăiește rămân neatinse.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Condiții de vânzare",
    lead: "Prețuri, comenzi, livrare, retragere și garanții, pentru firme și persoane fizice. Text demonstrativ al unei societăți inventate: înainte de utilizare trebuie înlocuit cu unul aprobat de un jurist.",
    sections: [
      {
        heading: "Prețuri",
        paragraphs: [
          "Persoanele fizice văd prețurile cu TVA, timbru verde DEEE și contribuția pentru baterii; firmele văd prețurile nete, cu mențiunea „+ TVA”. Costurile de livrare se văd în coș înainte de comandă. Toate prețurile sunt în euro.",
        ],
      },
      {
        heading: "Comanda și încheierea contractului",
        paragraphs: [
          "Comanda este o ofertă; contractul se încheie prin confirmarea pe care o trimitem prin e-mail. Bucățile se rezervă în momentul comenzii. O comandă neplătită în termenul indicat expiră, iar bucățile devin din nou disponibile.",
        ],
      },
      {
        heading: "Livrare",
        paragraphs: [
          "Termenele indicate în fișă sunt săptămâni calendaristice de la confirmarea plății sau, pentru firmele cu plată amânată, de la comandă. La livrare, verificați coletele în fața transportatorului și notați daunele pe documentul de transport.",
          "Bateriile cu litiu și piesele agabaritice sunt transportate cu mijloace dedicate. Ridicarea din depozit este gratuită.",
        ],
      },
      {
        heading: "Dreptul de retragere al consumatorilor",
        paragraphs: [
          "Cine cumpără ca persoană fizică se poate retrage în 14 zile de la livrarea ultimului bun, fără a spune de ce, inclusiv prin funcția de retragere din pagina comenzii. Rambursăm suma plătită, inclusiv livrarea standard, în 14 zile de la primirea mărfii sau a dovezii expedierii ei. Costurile de returnare sunt suportate de cel care se retrage. Pentru mărfurile pe paleți, care nu se pot returna prin poștă, costul estimat este egal cu cel al livrării indicat în comandă. Sunt excluse bunurile făcute la comandă, pe măsură.",
        ],
      },
      {
        heading: "Garanții",
        paragraphs: [
          "Consumatorii beneficiază de garanția legală de conformitate de doi ani; firmele, de un an. Garanțiile comerciale ale producătorului, pentru produs și pentru randament, se adaugă acesteia și se găsesc în fișa fiecărui produs.",
        ],
      },
      {
        heading: "Preluarea deșeurilor electrice",
        paragraphs: [
          "Pentru fiecare echipament nou preluăm gratuit echipamentul vechi echivalent. Timbrul verde DEEE și contribuția pentru baterii, acolo unde se datorează, sunt indicate separat în fiecare preț.",
        ],
      },
      {
        heading: "Litigii",
        paragraphs: [
          "Pentru consumatori este competentă instanța de la locul de reședință; pentru firme, cea de la sediul Solvia.",
        ],
      },
    ],
  },
  privacy: {
    title: "Politica de confidențialitate",
    lead: "Ce date prelucrăm, de ce, cât timp și cum puteți decide dvs. Text demonstrativ al unei societăți inventate: înainte de utilizare trebuie înlocuit cu unul aprobat de un jurist.",
    sections: [
      {
        heading: "Operatorul",
        paragraphs: [
          "Operatorul datelor este Solvia, societate demonstrativă. Pentru orice întrebare, scrieți asistenței prin chat sau din pagina contului.",
        ],
      },
      {
        heading: "Date și scopuri",
        paragraphs: [
          "Datele contului și ale firmei: pentru contract și obligațiile fiscale. Adresele și telefonul: pentru livrare. Comenzile, plățile și facturile: pentru contract și în temeiul legii. Numerele cardurilor nu trec niciodată prin sistemele noastre: le prelucrează furnizorul de plăți.",
          "Adresa IP și jurnalul de acces: pentru securitate. Newsletterul și comunicările comerciale: numai cu acordul dvs., pe care îl puteți retrage cu un clic.",
        ],
      },
      {
        heading: "Păstrarea",
        paragraphs: [
          "Documente fiscale: zece ani. Contul: cât timp rămâne deschis; la închidere, datele personale se șterg, cu excepția celor pe care legea ne obligă să le păstrăm. Jurnale de acces: cel mult douăsprezece luni.",
        ],
      },
      {
        heading: "Cine le mai vede",
        paragraphs: [
          "Curieri, furnizorul de plăți, furnizorul infrastructurii din spațiul european, contabilul: fiecare numai pentru sarcina sa și cu un contract care îl obligă. Nu vindem date.",
        ],
      },
      {
        heading: "Drepturile dvs.",
        paragraphs: [
          "Vă puteți vedea, corecta, exporta și șterge datele, le puteți limita utilizarea și vă puteți opune, din setările contului sau scriindu-ne. Puteți depune plângere la autoritatea italiană pentru protecția datelor (Garante per la protezione dei dati personali) sau la cea din țara în care trăiți (în România, ANSPDCP).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Politica privind cookie-urile",
    lead: "Ce păstrează site-ul în browserul dvs. și de ce. Text demonstrativ al unei societăți inventate: înainte de utilizare trebuie înlocuit cu unul aprobat de un jurist.",
    sections: [
      {
        heading: "Cookie-uri tehnice",
        paragraphs: [
          "Un cookie de sesiune, care există după autentificare și servește la a vă recunoaște, și un cookie al coșului, dacă puneți produse în el fără a vă autentifica. Scripturile paginii nu le pot citi; expiră singure, iar cel de sesiune și atunci când ieșiți din cont. Nu este nevoie de acord, deoarece fără ele site-ul nu funcționează. Un al treilea cookie îi spune paginii doar că sunteți autentificat, ca să nu arate prețurile altora: pe acesta scripturile îl pot citi și nu conține altceva.",
        ],
      },
      {
        heading: "Memoria browserului",
        paragraphs: [
          "Limba, țara și produsele de comparat rămân în memoria browserului dvs. și nu ne sunt trimise ca profil: le puteți șterge din setările browserului.",
        ],
      },
      {
        heading: "Statistici și publicitate",
        paragraphs: [
          "Fără acordul dvs. nu încărcăm instrumente de statistică sau de publicitate. Dacă îl dați, îl puteți retrage oricând. În această instalare demonstrativă nu există niciunul.",
        ],
      },
      {
        heading: "Plăți",
        paragraphs: [
          "La finalizarea comenzii, formularul cardului aparține furnizorului de plăți, care folosește propriile cookie-uri tehnice împotriva fraudei.",
        ],
      },
    ],
  },
};
