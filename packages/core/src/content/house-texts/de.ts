import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "Über uns",
    lead: "Solvia verkauft Photovoltaikmaterial an alle, die installieren, und an alle, die unter dem Dach wohnen, mit nachvollziehbaren Preisen und echter Verfügbarkeit. Solvia ist ein Demo-Unternehmen: Katalog und Texte zeigen, wie der Shop arbeitet.",
    sections: [
      {
        heading: "Preise, die sich selbst erklären",
        paragraphs: [
          "Jeder Betrag zeigt, wie er entsteht: Produkt, WEEE-Entsorgungsbeitrag und Batteriebeitrag, Versand, MwSt. Dieselbe Rechnung gilt im Warenkorb, in der Bestellung, im Angebot und auf der Rechnung.",
        ],
      },
      {
        heading: "Was Sie sehen, ist auch da",
        paragraphs: [
          "Die verfügbare Menge ist der Lagerbestand abzüglich dessen, was schon reserviert ist. Reserviert wird im Moment der Bestellung: Kein Stück wird zweimal verkauft.",
        ],
      },
      {
        heading: "Erst rechnen, dann bestellen",
        paragraphs: [
          "Die Anlagenprüfung vergleicht Module, Wechselrichter und Batterien anhand der Datenblattwerte und sagt, was passt, was nicht passt und was sich nicht prüfen lässt, jeweils mit Begründung.",
        ],
      },
      {
        heading: "Für Unternehmen und Privatkunden",
        paragraphs: [
          "Verifizierte Unternehmen sehen Nettopreise, Paletten und eigene Zahlungsbedingungen; Privatkunden sehen sofort den Endpreis. Wir beliefern achtzehn europäische Länder.",
        ],
      },
    ],
  },
  services: {
    title: "Dienstleistungen",
    lead: "Was wir über den Versand hinaus tun: Angebote, Paletten und Container, Anlagenprüfung, Wiederverkauf ohne eigenes Lager. Dienstleistungen eines Demo-Unternehmens.",
    sections: [
      {
        heading: "Angebote",
        paragraphs: [
          "Für ganze Anlagen oder große Mengen fordern Sie ein Angebot an: Die Positionen bleiben bis zum Ablaufdatum zu den angebotenen Preisen fest und werden mit einem Klick zur Bestellung.",
        ],
      },
      {
        heading: "Paletten und Container",
        paragraphs: [
          "Freigeschaltete Unternehmen kaufen palettenweise und im Container zum Vorzugspreis; die Produktseite zeigt, wie viele Stück bis zur vollen Einheit fehlen und wie viel Sie damit sparen.",
        ],
      },
      {
        heading: "Anlagenprüfung",
        paragraphs: [
          "Strings, MPPT-Fenster, Ströme, DC/AC-Verhältnis, Phasen und Batteriespannung, berechnet mit der tiefsten Temperatur am Standort. Die Prüfung ist eine Empfehlung, kostenlos und ohne Registrierung.",
        ],
      },
      {
        heading: "Wiederverkauf ohne eigenes Lager",
        paragraphs: [
          "Wiederverkäufer binden ihren Shop über die API an: Katalog, Preise, Verfügbarkeit und Bestellungen, mit neutraler Verpackung und Versand direkt an den Endkunden.",
        ],
      },
      {
        heading: "Lieferung und Support",
        paragraphs: [
          "Hebebühne, Abholung im Lager, die Dokumente jedes Produkts auf seiner Seite, technischer Support im Chat zu den Bürozeiten. Kostenlose Rücknahme gleichwertiger Altgeräte (WEEE).",
        ],
      },
    ],
  },
};
