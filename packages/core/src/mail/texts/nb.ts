import type { MailTexts } from "./it.ts";

/** What letters say, in Norwegian (bokmål). */
export const nb: MailTexts = {
  footer: "Du får denne meldingen fordi den gjelder kontoen din eller en av bestillingene dine hos Solvia.",
  hello: "Hei, {{name}}",
  notYou: "Hvis det ikke var deg, skriv til oss med én gang.",
  resetNow: "Hvis det ikke var deg, tilbakestill det med én gang.",
  resetAdvice: "Hvis det ikke var deg, tilbakestill passordet med én gang.",
  verification: {
    subject: "Bekreft e-postadressen din",
    preview: "Ett klikk, og kontoen din er klar.",
    heading: "Velkommen, {{name}}",
    text: "Bekreft adressen for å logge inn. Lenken gjelder i 48 timer og bare én gang.",
    action: "Bekreft adressen",
  },
  completion: {
    subject: "Fullfør registreringen",
    preview: "Velg passord, og kontoen din er klar.",
    text: "En av våre selgere har klargjort kontoen din hos Solvia med opplysningene du ga oss. Velg passord og godta vilkårene for å bruke den. Lenken gjelder i sju dager og bare én gang.",
    action: "Fullfør registreringen",
  },
  reset: {
    subject: "Tilbakestill passordet",
    preview: "Lenken gjelder i én time.",
    text: "Du har bedt om nytt passord. Hvis det ikke var deg, kan du se bort fra denne meldingen: passordet er uendret.",
    action: "Velg passord",
  },
  newEmail: {
    subject: "Bekreft den nye e-postadressen",
    preview: "Lenken gjelder i 48 timer.",
    text: "Når du har bekreftet, logger du inn med denne adressen. Inntil da gjelder den gamle.",
    action: "Bekreft adressen",
  },
  emailChanged: {
    subject: "E-postadressen din er endret",
    text: "Fra nå av logger du inn med den nye adressen; denne gjelder ikke lenger.",
  },
  passwordChanged: {
    subject: "Passordet ditt er endret",
    text: "Passordet til kontoen din er endret, og alle andre økter er avsluttet.",
    keyEnded: "API-nøkkelen din gjelder heller ikke lenger: Lag en ny i innstillingene hvis du trenger den.",
    action: "Tilbakestill passordet",
  },
  secondFactor: {
    on: "Totrinnsbekreftelse slått på",
    onText: "Fra nå av trenger du også koden fra autentiseringsappen for å logge inn.",
    off: "Totrinnsbekreftelse slått av",
    offText: "Fra nå av holder det med passordet for å logge inn.",
  },
  secondFactorReset: {
    subject: "Totrinnsbekreftelsen er tilbakestilt",
    preview: "Logg inn med passordet og slå den på igjen.",
    text: "Kundeservice har slått av totrinnsbekreftelsen på kontoen din: kodene fra appen og gjenopprettingskodene gjelder ikke lenger, og alle økter er avsluttet. Logg inn med passordet og slå den på igjen.",
    advice: "Hvis du ikke ba om dette, tilbakestill passordet med én gang og svar på denne meldingen.",
    action: "Åpne innstillingene",
  },
  acting: {
    subject: "{{by}} handler for deg på Solvia",
    text: "Fra nå av, i høyst én time, kan {{by}} fra Solvia fylle handlekurven, bestille og lagre adresser i ditt navn.",
    reason: "Grunn: {{reason}}",
    advice:
      "Passord, e-post og medlemmer i bedriften kan ikke endres slik, og kortet og kontoen din kan ikke brukes. Hvis du ikke ba om dette, svar på denne meldingen.",
    done: "Gjort for deg: {{what}}",
    doneText: "{{by}} fra Solvia har handlet i ditt navn: {{what}}.",
    kinds: {
      cart: "handlekurv endret",
      order: "bestilling lagt inn eller endret",
      payment: "betalingsmåte valgt",
      address: "adresse lagret",
      notice: "varsel om tilgjengelighet endret",
    },
    action: "Se hva som er gjort",
  },
  companyVerified: {
    subject: "Bedriften din er verifisert",
    preview: "Du kan nå logge inn og handle.",
    text: "Vi har kontrollert opplysningene om bedriften din: du kan nå logge inn og se prisene dine.",
    action: "Logg inn",
  },
  companyRejected: {
    subject: "Vi kunne ikke verifisere bedriften din",
    text: "Vi kunne ikke verifisere bedriften din av denne grunnen:",
    next: "Rett opplysningene og registrer deg på nytt: mva-nummeret er ledig.",
    action: "Registrer deg",
  },
  available: {
    subject: "{{product}} er tilgjengelig igjen",
    preview: "Du ba oss si fra: nå kan du bestille.",
    text: "{{product}} er tilgjengelig igjen. Varene reserveres når bestillingen sendes.",
    once: "Vi skriver bare én gang: vil du ha et nytt varsel, ber du om det igjen på produktsiden.",
    action: "Se produktet",
  },
  roles: {
    owner: "eier",
    buyer: "innkjøper",
    viewer: "kun lesing",
  },
  invitation: {
    subject: "{{name}} inviterer deg til {{company}}",
    preview: "Lenken gjelder i sju dager.",
    heading: "Bli med i {{company}}",
    text: "{{name}} inviterer deg til å arbeide hos Solvia for {{company}}, med rollen: {{role}}.",
    once: "Lenken gjelder bare én gang, i sju dager. Hvis du ikke ventet denne invitasjonen, kan du se bort fra meldingen.",
    action: "Godta invitasjonen",
  },
  memberRemoved: {
    subject: "Du er ikke lenger en del av {{company}}",
    preview: "Kontoen din består, uten bedriften.",
    text: "Kontoen din er ikke lenger knyttet til {{company}}. Bestillinger gjort for bedriften blir hos bedriften.",
  },
  approval: {
    subject: "Bestilling {{number}} til godkjenning",
    heading: "En bestilling venter på godkjenning fra deg",
    text: "{{name}} har bestilt for {{amount}}, over grensen på {{limit}}.",
    kept: "Varene er reservert til prisene i bestillingen i sju dager; deretter faller bestillingen bort.",
    action: "Se og avgjør",
  },
  declined: {
    subject: "Bestilling {{number}} er ikke godkjent",
    preview: "Varene er ledige igjen.",
    heading: "Bestilling {{number}} ble ikke godkjent",
    expired: "Ingen tok stilling innen sju dager.",
  },
  order: {
    see: "Se bestillingen",
    transfer:
      "Bankopplysningene for overføringen finner du på kontoen din, på bestillingens side: Av sikkerhetshensyn sender vi dem aldri på e-post.",
    waste:
      "Når du får levert et elektrisk apparat, kan du gratis levere et tilsvarende gammelt på lageret vårt eller be om henting.",
    unpaid: "Betalingen kom ikke i tide.",
  },
  withdrawal: {
    right:
      "Angrerett: Du kan angre uten grunn innen 14 dager etter levering, og før den. Vi betaler tilbake prisen og vanlig frakt innen 14 dager, når varene er tilbake; returen betaler du. For varer på pall, som ikke kan sendes tilbake i posten, er kostnaden anslått til det samme som leveringen i bestillingen. Produkter laget etter mål eller tilpasset er unntatt. For å angre:",
    subject: "Angremelding mottatt: bestilling {{number}}",
    heading: "Vi har mottatt angremeldingen din",
    text: "{{name}} har gått fra avtalen om bestilling {{number}}. Meldingen mottatt: {{at}} (tid i Roma).",
    sendBack: "Send mottatte varer tilbake innen 14 dager.",
    due: "Du får tilbake: {{amount}}",
    dueBy: "Du får tilbake innen {{date}}: {{amount}}",
  },
  placed: {
    subject: "Bestilling {{number}} er mottatt",
    heading: "Takk for bestillingen",
  },
  received: {
    subject: "Betaling mottatt for bestilling {{number}}",
    heading: "Betaling mottatt",
    text: "Vi har mottatt {{amount}} for bestilling {{number}}.",
  },
  toReturn: {
    subject: "Betaling tilbakebetales: bestilling {{number}}",
    heading: "Vi betaler tilbake et beløp",
    text: "Vi har mottatt {{amount}} for bestilling {{number}}, men de betaler den ikke: Bestillingen er alt betalt, endret eller avsluttet. Vi sender dem tilbake dit de kom fra, eller ber deg om et IBAN.",
  },
  returned: {
    subject: "Tilbakebetaling sendt: bestilling {{number}}",
    heading: "Tilbakebetaling sendt",
    text: "Vi har betalt tilbake {{amount}} for bestilling {{number}}. Det kan ta noen dager før de vises på kontoen.",
  },
  corrected: {
    subject: "Betaling notert ved en feil: bestilling {{number}}",
    heading: "En betaling var notert ved en feil",
    text: "Vi hadde notert {{amount}} for bestilling {{number}} ved en feil: Pengene gjelder ikke denne bestillingen. På siden til bestillingen ser du hva som gjenstår å betale.",
  },
  failed: {
    subject: "Betalingen mislyktes: bestilling {{number}}",
    preview: "Du kan prøve igjen med én gang.",
    heading: "Betalingen mislyktes",
    text: "Ingenting er belastet.",
    action: "Prøv igjen",
  },
  chargedBack: {
    subject: "Betaling trukket tilbake av banken: bestilling {{number}}",
    preview: "Banken din har hentet beløpet tilbake.",
    heading: "Banken din har reversert betalingen",
    text: "Banken din har hentet tilbake {{amount}} som var betalt for bestilling {{number}}: beløpet må betales på nytt. Har du ikke bedt om det, svar på denne e-posten.",
    action: "Til betalingen",
  },
  reminder: {
    subject: "Betalingspåminnelse: bestilling {{number}}",
    heading: "Betalingspåminnelse",
    text: {
      one: "Bestilling {{number}} har ventet på betaling i {{count}} dag.",
      other: "Bestilling {{number}} har ventet på betaling i {{count}} dager.",
    },
    ignore: "Hvis du allerede har betalt, kan du se bort fra denne meldingen.",
  },
  stages: {
    ready: "Bestillingen din {{number}} er klar til sending",
    collectable: "Bestillingen din {{number}} er klar til henting",
    delivered: "Bestillingen din {{number}} er levert",
    cancelled: "Bestillingen din {{number}} er kansellert",
  },
};
