import type { MailTexts } from "./it.ts";

/** What letters say, in German. */
export const de: MailTexts = {
  footer: "Sie erhalten diese Nachricht, weil sie Ihr Konto oder eine Ihrer Bestellungen bei Solvia betrifft.",
  hello: "Guten Tag {{name}}",
  notYou: "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort.",
  resetNow: "Wenn Sie das nicht waren, setzen Sie es bitte sofort zurück.",
  resetAdvice: "Wenn Sie das nicht waren, setzen Sie bitte sofort Ihr Passwort zurück.",
  verification: {
    subject: "Bestätigen Sie Ihre E-Mail-Adresse",
    preview: "Ein Klick, und Ihr Konto ist bereit.",
    heading: "Willkommen, {{name}}",
    text: "Bestätigen Sie Ihre Adresse, um sich anzumelden. Der Link gilt 48 Stunden und nur einmal.",
    action: "Adresse bestätigen",
  },
  completion: {
    subject: "Schließen Sie Ihre Registrierung ab",
    preview: "Wählen Sie Ihr Passwort, und Ihr Konto ist bereit.",
    text: "Einer unserer Mitarbeiter hat mit Ihren Angaben Ihr Konto bei Solvia vorbereitet. Wählen Sie Ihr Passwort und akzeptieren Sie die Bedingungen, um es zu nutzen. Der Link gilt sieben Tage und nur einmal.",
    action: "Registrierung abschließen",
  },
  reset: {
    subject: "Setzen Sie Ihr Passwort zurück",
    preview: "Der Link gilt eine Stunde.",
    text: "Sie haben ein neues Passwort angefordert. Wenn Sie das nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.",
    action: "Passwort wählen",
  },
  newEmail: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    preview: "Der Link gilt 48 Stunden.",
    text: "Nach der Bestätigung melden Sie sich mit dieser Adresse an. Bis dahin gilt die bisherige.",
    action: "Adresse bestätigen",
  },
  emailChanged: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    text: "Ab jetzt melden Sie sich mit der neuen Adresse an; diese gilt nicht mehr.",
  },
  passwordChanged: {
    subject: "Ihr Passwort wurde geändert",
    text: "Das Passwort Ihres Kontos wurde geändert, alle anderen Sitzungen sind beendet.",
    keyEnded:
      "Auch Ihr API-Schlüssel gilt nicht mehr: Erstellen Sie in den Einstellungen einen neuen, wenn Sie ihn brauchen.",
    action: "Passwort zurücksetzen",
  },
  secondFactor: {
    on: "Bestätigung in zwei Schritten aktiviert",
    onText: "Ab jetzt brauchen Sie zur Anmeldung auch den Code Ihrer Authentifizierungs-App.",
    off: "Bestätigung in zwei Schritten deaktiviert",
    offText: "Ab jetzt genügt zur Anmeldung Ihr Passwort.",
  },
  secondFactorReset: {
    subject: "Bestätigung in zwei Schritten zurückgesetzt",
    preview: "Melden Sie sich mit Ihrem Passwort an und aktivieren Sie sie erneut.",
    text: "Unser Kundendienst hat die Bestätigung in zwei Schritten Ihres Kontos deaktiviert: Die Codes der App und die Wiederherstellungscodes gelten nicht mehr, und alle Sitzungen sind beendet. Melden Sie sich mit Ihrem Passwort an und aktivieren Sie sie erneut.",
    advice:
      "Wenn Sie das nicht veranlasst haben, setzen Sie bitte sofort Ihr Passwort zurück und antworten Sie auf diese Nachricht.",
    action: "Einstellungen öffnen",
  },
  acting: {
    subject: "{{by}} handelt auf Solvia für Sie",
    text: "Ab jetzt, höchstens eine Stunde lang, kann {{by}} von Solvia in Ihrem Namen den Warenkorb füllen, bestellen und Adressen speichern.",
    reason: "Grund: {{reason}}",
    advice:
      "Passwort, E-Mail und Mitglieder Ihres Unternehmens bleiben unberührt, ebenso Ihre Karte und Ihr Konto. Wenn Sie nicht darum gebeten haben, antworten Sie auf diese Nachricht.",
    done: "Für Sie erledigt: {{what}}",
    doneText: "{{by}} von Solvia hat in Ihrem Namen gehandelt: {{what}}.",
    kinds: {
      cart: "Warenkorb geändert",
      order: "Bestellung aufgegeben oder geändert",
      payment: "Zahlungsart gewählt",
      address: "Adresse gespeichert",
      notice: "Verfügbarkeitshinweis geändert",
    },
    action: "Ansehen, was getan wurde",
  },
  companyVerified: {
    subject: "Ihr Unternehmen ist bestätigt",
    preview: "Sie können sich jetzt anmelden und bestellen.",
    text: "Wir haben die Angaben zu Ihrem Unternehmen geprüft: Sie können sich jetzt anmelden und Ihre Preise sehen.",
    action: "Anmelden",
  },
  companyRejected: {
    subject: "Wir konnten Ihr Unternehmen nicht bestätigen",
    text: "Wir konnten Ihr Unternehmen aus folgendem Grund nicht bestätigen:",
    next: "Berichtigen Sie die Angaben und registrieren Sie sich erneut: Die USt-IdNr. ist wieder frei.",
    action: "Registrieren",
  },
  available: {
    subject: "{{product}} ist wieder verfügbar",
    preview: "Sie haben uns darum gebeten: Jetzt können Sie bestellen.",
    text: "{{product}} ist wieder verfügbar. Die Stücke werden mit der Bestellung reserviert.",
    once: "Wir schreiben Ihnen nur einmal: Für eine weitere Benachrichtigung melden Sie sich auf der Produktseite erneut an.",
    action: "Zum Produkt",
  },
  roles: {
    owner: "Inhaber",
    buyer: "Einkäufer",
    viewer: "nur Lesezugriff",
  },
  invitation: {
    subject: "{{name}} lädt Sie zu {{company}} ein",
    preview: "Der Link gilt sieben Tage.",
    heading: "Treten Sie {{company}} bei",
    text: "{{name}} lädt Sie ein, bei Solvia für {{company}} zu arbeiten. Ihre Rolle: {{role}}.",
    once: "Der Link gilt sieben Tage und nur einmal. Wenn Sie diese Einladung nicht erwartet haben, ignorieren Sie die Nachricht.",
    action: "Einladung annehmen",
  },
  memberRemoved: {
    subject: "Sie gehören nicht mehr zu {{company}}",
    preview: "Ihr Konto bleibt bestehen, ohne das Unternehmen.",
    text: "Ihr Konto ist nicht mehr mit {{company}} verbunden. Bestellungen für das Unternehmen bleiben beim Unternehmen.",
  },
  approval: {
    subject: "Bestellung {{number}} zur Freigabe",
    heading: "Eine Bestellung wartet auf Ihre Freigabe",
    text: "{{name}} hat für {{amount}} bestellt, über dem Limit von {{limit}}.",
    kept: "Die Stücke sind sieben Tage lang zu den Preisen der Bestellung reserviert; danach verfällt die Bestellung.",
    action: "Ansehen und entscheiden",
  },
  declined: {
    subject: "Bestellung {{number}} nicht freigegeben",
    preview: "Die Stücke sind wieder frei.",
    heading: "Bestellung {{number}} wurde nicht freigegeben",
    expired: "Innerhalb von sieben Tagen hat niemand entschieden.",
  },
  order: {
    see: "Bestellung ansehen",
    transfer:
      "Die Bankdaten für die Überweisung finden Sie in Ihrem Konto auf der Seite der Bestellung: Zur Sicherheit schicken wir sie nie per E-Mail.",
    waste:
      "Bei Lieferung eines Elektrogeräts können Sie ein gleichwertiges Altgerät kostenlos in unserem Lager abgeben oder abholen lassen.",
    unpaid: "Die Zahlung ist nicht rechtzeitig eingegangen.",
  },
  withdrawal: {
    right:
      "Widerrufsrecht: Sie können ohne Angabe von Gründen innerhalb von 14 Tagen ab Lieferung widerrufen, auch schon vorher. Wir erstatten Preis und Standardversand innerhalb von 14 Tagen, sobald die Ware zurück ist; die Rücksendung zahlen Sie. Für Ware auf Paletten, die nicht per Post zurückgehen kann, entsprechen die geschätzten Kosten den in der Bestellung genannten Lieferkosten. Nach Maß gefertigte oder personalisierte Produkte sind ausgenommen. Widerrufen:",
    subject: "Widerruf eingegangen: Bestellung {{number}}",
    heading: "Wir haben Ihren Widerruf erhalten",
    text: "{{name}} hat den Vertrag der Bestellung {{number}} widerrufen. Erklärung eingegangen: {{at}} (Zeit in Rom).",
    sendBack: "Bitte senden Sie erhaltene Ware innerhalb von 14 Tagen zurück.",
    due: "Sie erhalten zurück: {{amount}}",
    dueBy: "Sie erhalten bis {{date}} zurück: {{amount}}",
  },
  placed: {
    subject: "Bestellung {{number}} eingegangen",
    heading: "Vielen Dank für Ihre Bestellung",
  },
  received: {
    subject: "Zahlung für Bestellung {{number}} eingegangen",
    heading: "Zahlung eingegangen",
    text: "Wir haben {{amount}} für Bestellung {{number}} erhalten.",
  },
  toReturn: {
    subject: "Zahlung wird erstattet: Bestellung {{number}}",
    heading: "Wir erstatten eine Zahlung",
    text: "Wir haben {{amount}} für Bestellung {{number}} erhalten, die sie nicht bezahlen: Die Bestellung ist schon bezahlt, wurde geändert oder ist geschlossen. Das Geld geht dorthin zurück, woher es kam, oder wir bitten Sie um eine IBAN.",
  },
  returned: {
    subject: "Erstattung gesendet: Bestellung {{number}}",
    heading: "Erstattung gesendet",
    text: "Wir haben Ihnen {{amount}} für Bestellung {{number}} erstattet. Bis zur Gutschrift können einige Tage vergehen.",
  },
  corrected: {
    subject: "Zahlung irrtümlich vermerkt: Bestellung {{number}}",
    heading: "Eine Zahlung war irrtümlich vermerkt",
    text: "Wir hatten {{amount}} für Ihre Bestellung {{number}} irrtümlich vermerkt: Dieses Geld gehört nicht zu dieser Bestellung. Auf der Seite der Bestellung sehen Sie, was noch zu zahlen ist.",
  },
  failed: {
    subject: "Zahlung fehlgeschlagen: Bestellung {{number}}",
    preview: "Sie können es sofort erneut versuchen.",
    heading: "Die Zahlung ist fehlgeschlagen",
    text: "Es wurde nichts abgebucht.",
    action: "Erneut versuchen",
  },
  chargedBack: {
    subject: "Zahlung von der Bank zurückgebucht: Bestellung {{number}}",
    preview: "Ihre Bank hat den Betrag zurückgeholt.",
    heading: "Ihre Bank hat die Zahlung zurückgebucht",
    text: "Ihre Bank hat {{amount}} zurückgeholt, die für Bestellung {{number}} schon bezahlt waren: Der Betrag ist wieder offen. Haben Sie das nicht veranlasst, antworten Sie auf diese E-Mail.",
    action: "Zur Zahlung",
  },
  reminder: {
    subject: "Zahlungserinnerung: Bestellung {{number}}",
    heading: "Zahlungserinnerung",
    text: {
      one: "Bestellung {{number}} wartet seit {{count}} Tag auf die Zahlung.",
      other: "Bestellung {{number}} wartet seit {{count}} Tagen auf die Zahlung.",
    },
    ignore: "Wenn Sie bereits bezahlt haben, ignorieren Sie diese Nachricht.",
  },
  stages: {
    ready: "Ihre Bestellung {{number}} ist versandbereit",
    collectable: "Ihre Bestellung {{number}} ist abholbereit",
    delivered: "Ihre Bestellung {{number}} wurde zugestellt",
    cancelled: "Ihre Bestellung {{number}} wurde storniert",
  },
};
