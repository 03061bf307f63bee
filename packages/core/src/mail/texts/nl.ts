import type { MailTexts } from "./it.ts";

/** What letters say, in Dutch. */
export const nl: MailTexts = {
  footer: "Je ontvangt dit bericht omdat het over je account of een bestelling van jou bij Solvia gaat.",
  hello: "Hallo {{name}}",
  notYou: "Was jij dit niet? Schrijf ons dan meteen.",
  resetNow: "Was jij dit niet? Stel het dan meteen opnieuw in.",
  resetAdvice: "Was jij dit niet? Stel dan meteen je wachtwoord opnieuw in.",
  verification: {
    subject: "Bevestig je e-mailadres",
    preview: "Eén klik en je account is klaar.",
    heading: "Welkom, {{name}}",
    text: "Bevestig je adres om in te loggen. De link is 48 uur en één keer geldig.",
    action: "Adres bevestigen",
  },
  completion: {
    subject: "Rond je registratie af",
    preview: "Kies je wachtwoord en je account is klaar.",
    text: "Een van onze agenten heeft je account bij Solvia klaargezet met de gegevens die je ons hebt gegeven. Kies je wachtwoord en ga akkoord met de voorwaarden om het te gebruiken. De link is zeven dagen en één keer geldig.",
    action: "Registratie afronden",
  },
  reset: {
    subject: "Stel je wachtwoord opnieuw in",
    preview: "De link is een uur geldig.",
    text: "Je hebt een nieuw wachtwoord aangevraagd. Was jij dit niet? Negeer dan dit bericht: het wachtwoord blijft zoals het is.",
    action: "Wachtwoord kiezen",
  },
  newEmail: {
    subject: "Bevestig je nieuwe e-mailadres",
    preview: "De link is 48 uur geldig.",
    text: "Zodra je het bevestigt, log je in met dit adres. Tot dan geldt het oude.",
    action: "Adres bevestigen",
  },
  emailChanged: {
    subject: "Je e-mailadres is gewijzigd",
    text: "Vanaf nu log je in met het nieuwe adres; dit adres geldt niet meer.",
  },
  passwordChanged: {
    subject: "Je wachtwoord is gewijzigd",
    text: "Het wachtwoord van je account is gewijzigd en alle andere sessies zijn beëindigd.",
    keyEnded: "Ook je API-sleutel geldt niet meer: maak in de instellingen een nieuwe als je die nodig hebt.",
    action: "Wachtwoord opnieuw instellen",
  },
  secondFactor: {
    on: "Verificatie in twee stappen ingeschakeld",
    onText: "Vanaf nu heb je om in te loggen ook de code van je authenticatie-app nodig.",
    off: "Verificatie in twee stappen uitgeschakeld",
    offText: "Vanaf nu is je wachtwoord genoeg om in te loggen.",
  },
  secondFactorReset: {
    subject: "Verificatie in twee stappen gereset",
    preview: "Log in met je wachtwoord en schakel de verificatie opnieuw in.",
    text: "Onze medewerkers hebben de verificatie in twee stappen van je account uitgeschakeld: de codes van de app en de herstelcodes gelden niet meer en alle sessies zijn beëindigd. Log in met je wachtwoord en schakel de verificatie opnieuw in.",
    advice: "Heb je hier niet om gevraagd? Stel dan meteen je wachtwoord opnieuw in en beantwoord dit bericht.",
    action: "Instellingen openen",
  },
  acting: {
    subject: "{{by}} handelt voor je op Solvia",
    text: "Vanaf nu kan {{by}} van Solvia hoogstens een uur lang namens jou de winkelwagen vullen, bestellen en adressen opslaan.",
    reason: "Reden: {{reason}}",
    advice:
      "Je wachtwoord, e-mail en bedrijfsleden kan niemand zo wijzigen, en je kaart en rekening blijven onaangeroerd. Heb je hier niet om gevraagd? Beantwoord dan dit bericht.",
    done: "Voor je gedaan: {{what}}",
    doneText: "{{by}} van Solvia heeft namens jou gehandeld: {{what}}.",
    kinds: {
      cart: "winkelwagen gewijzigd",
      order: "bestelling geplaatst of gewijzigd",
      payment: "betaalwijze gekozen",
      address: "adres opgeslagen",
      notice: "beschikbaarheidsmelding gewijzigd",
    },
    action: "Bekijk wat er is gedaan",
  },
  companyVerified: {
    subject: "Je bedrijf is geverifieerd",
    preview: "Je kunt nu inloggen en kopen.",
    text: "We hebben de gegevens van je bedrijf gecontroleerd: je kunt nu inloggen en je prijzen zien.",
    action: "Inloggen",
  },
  companyRejected: {
    subject: "We konden je bedrijf niet verifiëren",
    text: "We konden je bedrijf om deze reden niet verifiëren:",
    next: "Verbeter de gegevens en registreer je opnieuw: het btw-nummer is vrij.",
    action: "Registreren",
  },
  available: {
    subject: "{{product}} is weer beschikbaar",
    preview: "Je hebt het ons gevraagd: je kunt het nu bestellen.",
    text: "{{product}} is weer beschikbaar. De stuks worden gereserveerd zodra je bestelt.",
    once: "We schrijven één keer: voor een volgend bericht vraag je het opnieuw aan op de productpagina.",
    action: "Product bekijken",
  },
  roles: {
    owner: "eigenaar",
    buyer: "inkoper",
    viewer: "alleen lezen",
  },
  invitation: {
    subject: "{{name}} nodigt je uit bij {{company}}",
    preview: "De link is zeven dagen geldig.",
    heading: "Word lid van {{company}}",
    text: "{{name}} nodigt je uit om bij Solvia voor {{company}} te werken, met de rol: {{role}}.",
    once: "De link is één keer en zeven dagen geldig. Verwachtte je deze uitnodiging niet? Negeer dan het bericht.",
    action: "Uitnodiging accepteren",
  },
  memberRemoved: {
    subject: "Je hoort niet meer bij {{company}}",
    preview: "Je account blijft bestaan, zonder het bedrijf.",
    text: "Je account is niet meer gekoppeld aan {{company}}. Bestellingen voor het bedrijf blijven bij het bedrijf.",
  },
  approval: {
    subject: "Bestelling {{number}} ter goedkeuring",
    heading: "Een bestelling wacht op je goedkeuring",
    text: "{{name}} heeft voor {{amount}} besteld, boven de limiet van {{limit}}.",
    kept: "De stuks blijven zeven dagen gereserveerd tegen de prijzen van de bestelling; daarna vervalt de bestelling.",
    action: "Bekijken en beslissen",
  },
  declined: {
    subject: "Bestelling {{number}} niet goedgekeurd",
    preview: "De stuks zijn weer vrij.",
    heading: "Bestelling {{number}} is niet goedgekeurd",
    expired: "Niemand heeft binnen zeven dagen beslist.",
  },
  order: {
    see: "Bestelling bekijken",
    transfer:
      "Je vindt de bankgegevens voor de overschrijving in je account, op de pagina van de bestelling: voor de veiligheid sturen we ze nooit per e-mail.",
    waste:
      "Bij levering van een elektrisch apparaat kun je een gelijkwaardig oud apparaat gratis bij ons magazijn inleveren of laten ophalen.",
    unpaid: "De betaling is niet op tijd binnengekomen.",
  },
  withdrawal: {
    right:
      "Herroepingsrecht: je kunt zonder reden herroepen tot 14 dagen na de levering, en ook daarvoor. We betalen de prijs en de standaardverzending binnen 14 dagen terug zodra de goederen terug zijn; de retourkosten zijn voor jou. Voor goederen op pallets, die niet per post terug kunnen, zijn de geschatte kosten gelijk aan de bezorgkosten in de bestelling. Op maat gemaakte of gepersonaliseerde producten zijn uitgesloten. Herroepen:",
    subject: "Herroeping ontvangen: bestelling {{number}}",
    heading: "We hebben je herroeping ontvangen",
    text: "{{name}} heeft de overeenkomst van bestelling {{number}} herroepen. Verklaring ontvangen: {{at}} (tijd in Rome).",
    sendBack: "Stuur ontvangen goederen binnen 14 dagen terug.",
    due: "Je krijgt terug: {{amount}}",
    dueBy: "Je krijgt uiterlijk {{date}} terug: {{amount}}",
  },
  placed: {
    subject: "Bestelling {{number}} ontvangen",
    heading: "Bedankt voor je bestelling",
  },
  received: {
    subject: "Betaling ontvangen voor bestelling {{number}}",
    heading: "Betaling ontvangen",
    text: "We hebben {{amount}} ontvangen voor bestelling {{number}}.",
  },
  toReturn: {
    subject: "Betaling terug te betalen: bestelling {{number}}",
    heading: "Wij betalen een bedrag terug",
    text: "We hebben {{amount}} voor bestelling {{number}} ontvangen, maar dit betaalt haar niet: ze is al betaald, gewijzigd of gesloten. We sturen het terug naar waar het vandaan kwam, of vragen je om een IBAN.",
  },
  returned: {
    subject: "Terugbetaling verzonden: bestelling {{number}}",
    heading: "Terugbetaling verzonden",
    text: "We hebben je {{amount}} voor bestelling {{number}} terugbetaald. Het kan enkele dagen duren voor het op je rekening staat.",
  },
  corrected: {
    subject: "Betaling per vergissing genoteerd: bestelling {{number}}",
    heading: "Een betaling was per vergissing genoteerd",
    text: "We hadden {{amount}} voor bestelling {{number}} per vergissing genoteerd: dat geld hoort niet bij deze bestelling. Op de pagina van de bestelling zie je wat nog te betalen is.",
  },
  failed: {
    subject: "Betaling mislukt: bestelling {{number}}",
    preview: "Je kunt het meteen opnieuw proberen.",
    heading: "De betaling is mislukt",
    text: "Er is niets afgeschreven.",
    action: "Opnieuw proberen",
  },
  chargedBack: {
    subject: "Betaling teruggehaald door de bank: bestelling {{number}}",
    preview: "Je bank heeft het bedrag teruggehaald.",
    heading: "Je bank heeft de betaling teruggedraaid",
    text: "Je bank heeft {{amount}} teruggehaald die al voor bestelling {{number}} was betaald: het bedrag staat weer open. Heb je daar niet om gevraagd, beantwoord dan deze e-mail.",
    action: "Naar de betaling",
  },
  reminder: {
    subject: "Betalingsherinnering: bestelling {{number}}",
    heading: "Betalingsherinnering",
    text: {
      one: "Bestelling {{number}} wacht al {{count}} dag op betaling.",
      other: "Bestelling {{number}} wacht al {{count}} dagen op betaling.",
    },
    ignore: "Heb je al betaald? Negeer dan dit bericht.",
  },
  stages: {
    ready: "Je bestelling {{number}} is klaar voor verzending",
    collectable: "Je bestelling {{number}} kan worden afgehaald",
    delivered: "Je bestelling {{number}} is bezorgd",
    cancelled: "Je bestelling {{number}} is geannuleerd",
  },
};
