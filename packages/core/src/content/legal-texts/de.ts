import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Dies ist eine Übersetzung: Weicht sie vom italienischen Text ab, gilt der italienische Text. Rechte, die Ihnen als Verbraucher nach dem Recht Ihres Wohnsitzlandes zustehen, bleiben unberührt.",
  "terms-and-conditions": {
    title: "Nutzungsbedingungen",
    lead: "Die Regeln für die Nutzung der Website Solvia: wer sich registrieren kann, was öffentlich ist, wie wir mit Inhalten und Konten umgehen. Mustertext eines erfundenen Unternehmens: Vor dem Einsatz ist er durch einen anwaltlich geprüften Text zu ersetzen.",
    sections: [
      {
        heading: "Wer wir sind",
        paragraphs: [
          "Die Website wird von Solvia betrieben, einem Demonstrationsunternehmen mit Sitz in Italien. Keine Bestellung in dieser Demonstrationsumgebung führt zu einem tatsächlichen Verkauf.",
        ],
      },
      {
        heading: "Konto",
        paragraphs: [
          "Registrieren können sich volljährige Personen und Unternehmen. Unternehmen geben ihre Umsatzsteuer-Identifikationsnummer an, die wir im europäischen Register prüfen; einige Funktionen werden erst nach der Verifizierung freigeschaltet.",
          "Bewahren Sie Ihr Passwort sicher auf und benachrichtigen Sie uns sofort, wenn Sie vermuten, dass andere es kennen. Sie können Ihr Konto jederzeit in den Einstellungen schließen.",
        ],
      },
      {
        heading: "Inhalte des Katalogs",
        paragraphs: [
          "Produktangaben, Zeichnungen und Preise werden sorgfältig erstellt, können aber Fehler enthalten: Maßgeblich ist das technische Datenblatt des Herstellers. Abbildungen sind unverbindlich. Marken gehören ihren jeweiligen Inhabern.",
          "Die Anlagenprüfung ist eine Empfehlung auf der Grundlage der Datenblattwerte: Sie ersetzt nicht die Planung durch eine zugelassene Fachkraft.",
        ],
      },
      {
        heading: "Zulässige Nutzung",
        paragraphs: [
          "Es ist nicht erlaubt, Zugriffsbeschränkungen zu umgehen, Katalogdaten ohne Vereinbarung massenhaft auszulesen oder rechtswidrige Inhalte hochzuladen. Wer die Daten automatisiert beziehen möchte, kann die API für Wiederverkäufer nutzen.",
        ],
      },
      {
        heading: "Änderungen und anwendbares Recht",
        paragraphs: [
          "Jede Änderung veröffentlichen wir hier mit ihrem Datum. Es gilt italienisches Recht; die Rechte, die Verbrauchern nach dem Recht ihres Wohnsitzlandes zustehen, bleiben unberührt.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Verkaufsbedingungen",
    lead: "Preise, Bestellung, Lieferung, Widerruf und Gewährleistung, für Unternehmen und Privatkunden. Mustertext eines erfundenen Unternehmens: Vor dem Einsatz ist er durch einen anwaltlich geprüften Text zu ersetzen.",
    sections: [
      {
        heading: "Preise",
        paragraphs: [
          "Privatkunden sehen die Preise einschließlich Mehrwertsteuer, WEEE-Entsorgungsbeitrag und Batteriebeitrag, Unternehmen die Nettopreise mit dem Hinweis „zzgl. MwSt.“. Die Versandkosten stehen vor der Bestellung im Warenkorb. Alle Preise sind in Euro angegeben.",
        ],
      },
      {
        heading: "Bestellung und Vertragsschluss",
        paragraphs: [
          "Die Bestellung ist ein Angebot; der Vertrag kommt mit der Bestätigung zustande, die wir per E-Mail senden. Die Ware wird im Moment der Bestellung reserviert. Eine Bestellung, die nicht innerhalb der angegebenen Frist bezahlt wird, verfällt, und die Ware ist wieder verfügbar.",
        ],
      },
      {
        heading: "Lieferung",
        paragraphs: [
          "Die auf der Produktseite angegebenen Zeiten sind Kalenderwochen ab Zahlungsbestätigung, bei Unternehmen mit Zahlungsziel ab Bestellung. Prüfen Sie die Packstücke bei der Anlieferung im Beisein des Frachtführers und vermerken Sie Schäden auf dem Lieferschein.",
          "Lithiumbatterien und Sendungen mit Überlänge werden mit eigens dafür bestimmten Fahrzeugen befördert. Die Abholung im Lager ist kostenlos.",
        ],
      },
      {
        heading: "Widerrufsrecht der Verbraucher",
        paragraphs: [
          "Wer als Privatperson kauft, kann den Vertrag innerhalb von 14 Tagen nach Lieferung der letzten Ware ohne Angabe von Gründen widerrufen, auch mit der Widerrufsfunktion auf der Seite der Bestellung. Wir erstatten den gezahlten Betrag einschließlich der Kosten der Standardlieferung innerhalb von 14 Tagen, nachdem wir die Ware oder den Nachweis ihrer Absendung erhalten haben. Die Kosten der Rücksendung trägt, wer widerruft. Für Ware auf Paletten, die nicht per Post zurückgehen kann, entsprechen die geschätzten Kosten den in der Bestellung genannten Lieferkosten. Ausgenommen sind nach Maß gefertigte Waren.",
        ],
      },
      {
        heading: "Gewährleistung und Garantien",
        paragraphs: [
          "Verbrauchern steht die gesetzliche Gewährleistung von zwei Jahren zu, Unternehmen eine von einem Jahr. Die Produkt- und Leistungsgarantien des Herstellers kommen hinzu und stehen auf der Seite jedes Produkts.",
        ],
      },
      {
        heading: "Rücknahme von Elektroaltgeräten",
        paragraphs: [
          "Für jedes neue Gerät nehmen wir ein gleichwertiges Altgerät kostenlos zurück. Der WEEE-Entsorgungsbeitrag und der Batteriebeitrag sind, soweit sie anfallen, in jedem Preis gesondert ausgewiesen.",
        ],
      },
      {
        heading: "Streitigkeiten",
        paragraphs: [
          "Für Verbraucher ist das Gericht ihres Wohnsitzes zuständig, für Unternehmen das Gericht am Sitz von Solvia.",
        ],
      },
    ],
  },
  privacy: {
    title: "Datenschutzerklärung",
    lead: "Welche Daten wir verarbeiten, warum, wie lange, und wie Sie selbst entscheiden können. Mustertext eines erfundenen Unternehmens: Vor dem Einsatz ist er durch einen anwaltlich geprüften Text zu ersetzen.",
    sections: [
      {
        heading: "Verantwortlicher",
        paragraphs: [
          "Verantwortlich für die Verarbeitung ist Solvia, ein Demonstrationsunternehmen. Bei Fragen schreiben Sie dem Kundendienst im Chat oder über die Seite Ihres Kontos.",
        ],
      },
      {
        heading: "Daten und Zwecke",
        paragraphs: [
          "Daten des Kontos und des Unternehmens: für den Vertrag und steuerliche Pflichten. Adressen und Telefonnummer: für die Lieferung. Bestellungen, Zahlungen und Rechnungen: für den Vertrag und aufgrund gesetzlicher Pflicht. Kartennummern gelangen nie in unsere Systeme: Sie werden vom Zahlungsdienstleister verarbeitet.",
          "IP-Adresse und Zugriffsprotokoll: für die Sicherheit. Newsletter und Werbung: nur mit Ihrer Einwilligung, die Sie mit einem Klick widerrufen können.",
        ],
      },
      {
        heading: "Speicherdauer",
        paragraphs: [
          "Steuerliche Unterlagen: zehn Jahre. Konto: solange es besteht; wird es geschlossen, löschen wir die personenbezogenen Daten, außer denen, die wir gesetzlich aufbewahren müssen. Zugriffsprotokolle: höchstens zwölf Monate.",
        ],
      },
      {
        heading: "Wer die Daten sonst sieht",
        paragraphs: [
          "Frachtführer, Zahlungsdienstleister, Infrastrukturanbieter im europäischen Raum und Steuerberater: jeder nur für seine Aufgabe und vertraglich gebunden. Wir verkaufen keine Daten.",
        ],
      },
      {
        heading: "Ihre Rechte",
        paragraphs: [
          "Sie können Ihre Daten einsehen, berichtigen, exportieren und löschen, ihre Nutzung einschränken und ihr widersprechen, in den Einstellungen des Kontos oder indem Sie uns schreiben. Sie können sich bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) oder bei der Aufsichtsbehörde des Landes beschweren, in dem Sie leben.",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Cookie-Richtlinie",
    lead: "Was die Website in Ihrem Browser speichert und warum. Mustertext eines erfundenen Unternehmens: Vor dem Einsatz ist er durch einen anwaltlich geprüften Text zu ersetzen.",
    sections: [
      {
        heading: "Technische Cookies",
        paragraphs: [
          "Ein Sitzungscookie, das nach der Anmeldung besteht und dazu dient, Sie wiederzuerkennen, und ein Cookie für den Warenkorb, wenn Sie Produkte hineinlegen, ohne angemeldet zu sein. Skripte der Seite können beide nicht lesen; sie laufen von selbst ab, das der Sitzung auch, wenn Sie sich abmelden. Eine Einwilligung ist nicht nötig, weil die Website ohne sie nicht funktioniert. Ein drittes Cookie sagt der Seite nur, dass Sie angemeldet sind, damit sie nicht die Preise anderer zeigt: Dieses können Skripte lesen, und es enthält sonst nichts.",
        ],
      },
      {
        heading: "Browserspeicher",
        paragraphs: [
          "Sprache, Land und die zu vergleichenden Produkte bleiben im Speicher Ihres Browsers und werden uns nicht als Profil übermittelt: Sie können sie in den Einstellungen des Browsers löschen.",
        ],
      },
      {
        heading: "Statistik und Werbung",
        paragraphs: [
          "Ohne Ihre Einwilligung laden wir keine Werkzeuge für Statistik oder Werbung. Eine erteilte Einwilligung können Sie jederzeit widerrufen. In dieser Demonstrationsumgebung gibt es keine solchen Werkzeuge.",
        ],
      },
      {
        heading: "Zahlungen",
        paragraphs: [
          "An der Kasse gehört das Kartenformular dem Zahlungsdienstleister, der eigene technische Cookies zur Betrugsabwehr verwendet.",
        ],
      },
    ],
  },
};
