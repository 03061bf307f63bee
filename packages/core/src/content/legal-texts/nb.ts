import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Dette er en oversettelse: Der den avviker fra den italienske teksten, gjelder den italienske. Rettighetene du har som forbruker etter loven i landet ditt, består.",
  "terms-and-conditions": {
    title: "Vilkår for bruk",
    lead: "Reglene for bruk av nettstedet Solvia: hvem som kan registrere seg, hva som er offentlig, og hvordan vi behandler innhold og kontoer. Eksempeltekst fra et oppdiktet selskap: Før bruk må den erstattes med en tekst som er godkjent av en jurist.",
    sections: [
      {
        heading: "Hvem vi er",
        paragraphs: [
          "Nettstedet drives av Solvia, et demonstrasjonsselskap med sete i Italia. Ingen bestilling i denne demonstrasjonsløsningen fører til et virkelig salg.",
        ],
      },
      {
        heading: "Konto",
        paragraphs: [
          "Myndige personer og bedrifter kan registrere seg. Bedrifter oppgir mva-nummeret sitt, som vi kontrollerer i det europeiske registeret; enkelte funksjoner åpnes først etter verifiseringen.",
          "Ta godt vare på passordet, og si fra til oss med en gang hvis du tror at andre kjenner det. Du kan når som helst avslutte kontoen i innstillingene.",
        ],
      },
      {
        heading: "Innholdet i katalogen",
        paragraphs: [
          "Produktopplysninger, tegninger og priser er utarbeidet med omhu, men kan inneholde feil: Det er produsentens tekniske datablad som gjelder. Bildene er veiledende. Varemerker tilhører sine respektive eiere.",
          "Systemkontrollen er et råd basert på tallene i databladene: Den erstatter ikke prosjektering utført av en godkjent fagperson.",
        ],
      },
      {
        heading: "Riktig bruk",
        paragraphs: [
          "Det er ikke tillatt å omgå tilgangsgrenser, hente ut katalogdata i stort omfang uten avtale eller laste opp ulovlig innhold. Den som vil ha dataene automatisk, kan bruke API-et for forhandlere.",
        ],
      },
      {
        heading: "Endringer og lovvalg",
        paragraphs: [
          "Vi publiserer hver endring her med dato. Italiensk rett gjelder; rettighetene som loven gir forbrukeren i landet der han eller hun bor, består.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Salgsbetingelser",
    lead: "Priser, bestilling, levering, angrerett og garantier, for bedrifter og privatpersoner. Eksempeltekst fra et oppdiktet selskap: Før bruk må den erstattes med en tekst som er godkjent av en jurist.",
    sections: [
      {
        heading: "Priser",
        paragraphs: [
          "Privatpersoner ser priser med mva., EE-avfallsgebyr og batterigebyr; bedrifter ser nettopriser, merket «ekskl. mva.». Fraktkostnadene vises i handlekurven før bestillingen. Alle priser er i euro.",
        ],
      },
      {
        heading: "Bestilling og inngåelse av avtalen",
        paragraphs: [
          "Bestillingen er et tilbud; avtalen er inngått med bekreftelsen vi sender på e-post. Varene reserveres når bestillingen sendes. En bestilling som ikke betales innen fristen, utløper, og varene blir tilgjengelige igjen.",
        ],
      },
      {
        heading: "Levering",
        paragraphs: [
          "Tidene på produktsiden er kalenderuker fra bekreftet betaling, eller fra bestillingen for bedrifter med utsatt betaling. Kontroller kolliene ved levering mens transportøren er til stede, og noter skader på transportdokumentet.",
          "Litiumbatterier og varer med overlengde sendes med egne transportmidler. Henting på lageret er gratis.",
        ],
      },
      {
        heading: "Forbrukernes angrerett",
        paragraphs: [
          "Den som kjøper som privatperson, kan gå fra avtalen innen 14 dager etter at den siste varen er levert, uten å oppgi grunn, også med angrefunksjonen på bestillingens side. Vi betaler tilbake beløpet, inkludert standard frakt, innen 14 dager etter at vi har mottatt varene eller bevis på at de er sendt. Den som angrer, betaler returkostnadene. For varer på pall, som ikke kan sendes tilbake i posten, er kostnaden anslått til det samme som leveringen i bestillingen. Varer laget etter mål er unntatt.",
        ],
      },
      {
        heading: "Garantier",
        paragraphs: [
          "Forbrukere har den lovfestede reklamasjonsretten på to år; bedrifter har ett år. Produsentens kommersielle garantier, på produkt og ytelse, kommer i tillegg og står på siden til hvert produkt.",
        ],
      },
      {
        heading: "Retur av elektrisk avfall",
        paragraphs: [
          "For hvert nye apparat tar vi gratis imot det tilsvarende gamle. EE-avfallsgebyret og batterigebyret er, der de gjelder, oppgitt særskilt i hver pris.",
        ],
      },
      {
        heading: "Tvister",
        paragraphs: [
          "For forbrukere er domstolen på bostedet rett verneting; for bedrifter domstolen der Solvia har sete.",
        ],
      },
    ],
  },
  privacy: {
    title: "Personvernerklæring",
    lead: "Hvilke opplysninger vi behandler, hvorfor, hvor lenge, og hvordan du selv kan bestemme. Eksempeltekst fra et oppdiktet selskap: Før bruk må den erstattes med en tekst som er godkjent av en jurist.",
    sections: [
      {
        heading: "Behandlingsansvarlig",
        paragraphs: [
          "Behandlingsansvarlig er Solvia, et demonstrasjonsselskap. Har du spørsmål, skriv til kundeservice i chatten eller fra siden til kontoen din.",
        ],
      },
      {
        heading: "Opplysninger og formål",
        paragraphs: [
          "Opplysninger om konto og bedrift: for avtalen og skatteplikter. Adresser og telefon: for å levere. Bestillinger, betalinger og fakturaer: for avtalen og etter loven. Kortnumre går aldri gjennom systemene våre: Betalingsleverandøren behandler dem.",
          "IP-adresse og tilgangslogg: for sikkerheten. Nyhetsbrev og kommersielle meldinger: bare med ditt samtykke, som du kan trekke tilbake med ett klikk.",
        ],
      },
      {
        heading: "Lagringstid",
        paragraphs: [
          "Skattedokumenter: ti år. Konto: så lenge den er åpen; når den avsluttes, slettes personopplysningene, unntatt dem loven pålegger oss å beholde. Tilgangslogger: høyst tolv måneder.",
        ],
      },
      {
        heading: "Hvem andre som ser dem",
        paragraphs: [
          "Transportører, betalingsleverandør, leverandør av infrastruktur i det europeiske området og regnskapsfører: hver bare for sin egen oppgave og bundet av avtale. Vi selger ikke opplysninger.",
        ],
      },
      {
        heading: "Rettighetene dine",
        paragraphs: [
          "Du kan se, rette, eksportere og slette opplysningene dine, begrense bruken av dem og protestere mot den, i kontoens innstillinger eller ved å skrive til oss. Du kan klage til den italienske datatilsynsmyndigheten (Garante per la protezione dei dati personali) eller til myndigheten i landet der du bor (i Norge Datatilsynet).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Informasjonskapsler",
    lead: "Hva nettstedet lagrer i nettleseren din, og hvorfor. Eksempeltekst fra et oppdiktet selskap: Før bruk må den erstattes med en tekst som er godkjent av en jurist.",
    sections: [
      {
        heading: "Tekniske informasjonskapsler",
        paragraphs: [
          "En øktkapsel, som finnes etter innlogging og brukes til å kjenne deg igjen, og en kapsel for handlekurven, hvis du legger varer i den uten å logge inn. Skriptene på siden kan ikke lese dem; de utløper av seg selv, øktkapselen også når du logger ut. Samtykke trengs ikke, fordi nettstedet ikke virker uten dem. En tredje informasjonskapsel forteller bare siden at du er logget inn, så den ikke viser andres priser: denne kan skript lese, og den inneholder ikke noe annet.",
        ],
      },
      {
        heading: "Nettleserens minne",
        paragraphs: [
          "Språk, land og produkter som skal sammenlignes, blir i nettleserens minne og sendes ikke til oss som profil: Du kan slette dem i nettleserens innstillinger.",
        ],
      },
      {
        heading: "Statistikk og reklame",
        paragraphs: [
          "Uten ditt samtykke laster vi ingen verktøy for statistikk eller reklame. Gir du det, kan du trekke det tilbake når du vil. I denne demonstrasjonsløsningen finnes det ingen.",
        ],
      },
      {
        heading: "Betalinger",
        paragraphs: [
          "I kassen er kortskjemaet betalingsleverandørens, som bruker egne tekniske informasjonskapsler mot svindel.",
        ],
      },
    ],
  },
};
