import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Despre noi",
    lead: "Solvia vinde materiale fotovoltaice celor care montează și celor care locuiesc sub acoperiș, cu prețuri explicate și disponibilități reale. Este o companie demonstrativă: catalogul și textele arată cum funcționează magazinul.",
    sections: [
      {
        heading: "Prețuri care se explică singure",
        paragraphs: [
          "Fiecare sumă își arată pașii: produs, timbru verde DEEE și contribuție pentru baterii, livrare, TVA. Același calcul este valabil în coș, în comandă, în ofertă și pe factură.",
        ],
      },
      {
        heading: "Ce vedeți există",
        paragraphs: [
          "Cantitatea disponibilă este cea din depozit minus ce este deja rezervat. Bucățile se rezervă în momentul comenzii: nimeni nu le vinde de două ori.",
        ],
      },
      {
        heading: "Întâi calculele, apoi coșul",
        paragraphs: [
          "Verificarea sistemului compară panouri, invertoare și baterii după cifrele din fișele tehnice și spune ce se potrivește, ce nu și ce nu se poate verifica, cu motivele respective.",
        ],
      },
      {
        heading: "Pentru companii și persoane fizice",
        paragraphs: [
          "Companiile verificate văd prețurile nete, paleții și condițiile de plată dedicate; persoanele fizice văd de la început prețul final. Deservim optsprezece țări europene.",
        ],
      },
    ],
  },
  services: {
    title: "Servicii",
    lead: "Ce facem pe lângă livrare: oferte, paleți și containere, verificarea sistemului, revânzare fără depozit. Serviciile unei companii demonstrative.",
    sections: [
      {
        heading: "Oferte",
        paragraphs: [
          "Pentru instalații întregi sau cantități mari se cere o ofertă: liniile ei rămân blocate la prețurile oferite până la expirare și devin comandă cu un clic.",
        ],
      },
      {
        heading: "Paleți și containere",
        paragraphs: [
          "Companiile abilitate cumpără la palet și la container la un preț dedicat; fișa produsului arată câte bucăți lipsesc până la completare și cât se economisește.",
        ],
      },
      {
        heading: "Verificarea sistemului",
        paragraphs: [
          "Stringuri, fereastră MPPT, curenți, raport DC/AC, faze și tensiunea bateriei, cu temperatura minimă a locului. Este o recomandare, gratuită și fără înregistrare.",
        ],
      },
      {
        heading: "Revânzare fără depozit",
        paragraphs: [
          "Revânzătorii își conectează propriul magazin prin API: catalog, prețuri, disponibilități și comenzi, cu ambalaj neutru și livrare la clientul final.",
        ],
      },
      {
        heading: "Livrare și asistență",
        paragraphs: [
          "Lift hidraulic, ridicare din depozit, documentele fiecărui produs în fișa lui, asistență tehnică prin chat în timpul programului de lucru. Preluare gratuită a aparatului vechi echivalent (DEEE).",
        ],
      },
    ],
  },
};
