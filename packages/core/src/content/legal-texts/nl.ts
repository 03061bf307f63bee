import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "Dit is een vertaling: wijkt zij af van de Italiaanse tekst, dan gaat de Italiaanse tekst voor. De rechten die je als consument hebt volgens de wet van je land blijven gelden.",
  "terms-and-conditions": {
    title: "Algemene gebruiksvoorwaarden",
    lead: "De regels voor het gebruik van de site Solvia: wie zich kan registreren, wat openbaar is en hoe we met inhoud en accounts omgaan. Voorbeeldtekst van een verzonnen bedrijf: vóór gebruik te vervangen door een tekst die een jurist heeft goedgekeurd.",
    sections: [
      {
        heading: "Wie we zijn",
        paragraphs: [
          "De site wordt beheerd door Solvia, een demonstratiebedrijf met zetel in Italië. Geen enkele bestelling in deze demonstratieomgeving leidt tot een echte verkoop.",
        ],
      },
      {
        heading: "Account",
        paragraphs: [
          "Meerderjarige personen en bedrijven kunnen zich registreren. Bedrijven geven hun btw-nummer op, dat we in het Europese register controleren; sommige functies gaan pas na de verificatie open.",
          "Bewaar je wachtwoord zorgvuldig en waarschuw ons meteen als je denkt dat anderen het kennen. Je kunt je account op elk moment sluiten in de instellingen.",
        ],
      },
      {
        heading: "Inhoud van de catalogus",
        paragraphs: [
          "Gegevens, tekeningen en prijzen worden met zorg opgesteld, maar kunnen fouten bevatten: het technische gegevensblad van de fabrikant is bepalend. Afbeeldingen zijn indicatief. Merken behoren toe aan hun eigenaars.",
          "De systeemcontrole is een advies op basis van de waarden in de gegevensbladen: ze vervangt niet het ontwerp van een bevoegde technicus.",
        ],
      },
      {
        heading: "Correct gebruik",
        paragraphs: [
          "Het is niet toegestaan toegangslimieten te omzeilen, catalogusgegevens zonder afspraak op grote schaal te verzamelen of onrechtmatige inhoud te uploaden. Wie de gegevens automatisch wil ophalen, kan de API voor wederverkopers gebruiken.",
        ],
      },
      {
        heading: "Wijzigingen en toepasselijk recht",
        paragraphs: [
          "Elke wijziging publiceren we hier met de datum. Het Italiaanse recht is van toepassing; de rechten die de wet consumenten toekent in het land waar ze wonen blijven gelden.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Verkoopvoorwaarden",
    lead: "Prijzen, bestellingen, levering, herroeping en garanties, voor bedrijven en particulieren. Voorbeeldtekst van een verzonnen bedrijf: vóór gebruik te vervangen door een tekst die een jurist heeft goedgekeurd.",
    sections: [
      {
        heading: "Prijzen",
        paragraphs: [
          "Particulieren zien de prijzen inclusief btw, AEEA- en batterijbijdrage; bedrijven zien nettoprijzen met de vermelding “excl. btw”. De verzendkosten staan vóór de bestelling in de winkelwagen. Alle prijzen zijn in euro.",
        ],
      },
      {
        heading: "Bestelling en totstandkoming van de overeenkomst",
        paragraphs: [
          "De bestelling is een aanbod; de overeenkomst komt tot stand met de bevestiging die we per e-mail sturen. De stuks worden gereserveerd op het moment van bestellen. Een bestelling die niet binnen de aangegeven termijn is betaald, vervalt en de stuks komen weer beschikbaar.",
        ],
      },
      {
        heading: "Levering",
        paragraphs: [
          "De termijnen op de productpagina zijn kalenderweken vanaf de bevestiging van de betaling, of vanaf de bestelling voor bedrijven met uitgestelde betaling. Controleer de pakketten bij levering in het bijzijn van de vervoerder en noteer schade op het vervoersdocument.",
          "Lithiumbatterijen en buitenmaatse stukken worden met speciaal vervoer geleverd. Afhalen in het magazijn is gratis.",
        ],
      },
      {
        heading: "Herroepingsrecht van consumenten",
        paragraphs: [
          "Wie als particulier koopt, kan de overeenkomst binnen 14 dagen na levering van het laatste artikel herroepen zonder opgave van redenen, ook met de herroepingsfunctie op de pagina van de bestelling. We betalen het betaalde bedrag terug, inclusief de standaardverzending, binnen 14 dagen nadat we de goederen of het bewijs van verzending hebben ontvangen. De kosten van terugzending zijn voor wie herroept. Voor goederen op pallets, die niet per post terug kunnen, zijn de geschatte kosten gelijk aan de bezorgkosten in de bestelling. Op maat gemaakte goederen zijn uitgesloten.",
        ],
      },
      {
        heading: "Garanties",
        paragraphs: [
          "Consumenten hebben recht op de wettelijke conformiteitsgarantie van twee jaar; bedrijven op één jaar. De commerciële garanties van de fabrikant, op product en opbrengst, komen daarbovenop en staan op de pagina van elk product.",
        ],
      },
      {
        heading: "Inname van elektrisch afval",
        paragraphs: [
          "Voor elk nieuw apparaat nemen we het gelijkwaardige oude gratis terug. De AEEA-bijdrage en de batterijbijdrage staan, waar ze gelden, in elke prijs apart vermeld.",
        ],
      },
      {
        heading: "Geschillen",
        paragraphs: [
          "Voor consumenten is de rechter van hun woonplaats bevoegd; voor bedrijven die van de zetel van Solvia.",
        ],
      },
    ],
  },
  privacy: {
    title: "Privacyverklaring",
    lead: "Welke gegevens we verwerken, waarom, hoelang, en hoe jij erover kunt beslissen. Voorbeeldtekst van een verzonnen bedrijf: vóór gebruik te vervangen door een tekst die een jurist heeft goedgekeurd.",
    sections: [
      {
        heading: "Verwerkingsverantwoordelijke",
        paragraphs: [
          "De verwerkingsverantwoordelijke is Solvia, een demonstratiebedrijf. Stel je vragen aan de klantenservice via de chat of via de pagina van je account.",
        ],
      },
      {
        heading: "Gegevens en doeleinden",
        paragraphs: [
          "Gegevens van account en bedrijf: voor de overeenkomst en fiscale verplichtingen. Adressen en telefoonnummer: om te leveren. Bestellingen, betalingen en facturen: voor de overeenkomst en op grond van de wet. Kaartnummers komen nooit in onze systemen: de betaaldienstverlener verwerkt ze.",
          "IP-adres en toegangslogboek: voor de beveiliging. Nieuwsbrief en commerciële berichten: alleen met je toestemming, die je met één klik kunt intrekken.",
        ],
      },
      {
        heading: "Bewaartermijn",
        paragraphs: [
          "Fiscale documenten: tien jaar. Account: zolang het open is; bij sluiting worden de persoonsgegevens gewist, behalve wat we volgens de wet moeten bewaren. Toegangslogboeken: hoogstens twaalf maanden.",
        ],
      },
      {
        heading: "Wie ze verder ziet",
        paragraphs: [
          "Vervoerders, betaaldienstverlener, aanbieder van de infrastructuur in het Europese gebied en boekhouder: elk alleen voor zijn eigen taak en gebonden door een overeenkomst. We verkopen geen gegevens.",
        ],
      },
      {
        heading: "Je rechten",
        paragraphs: [
          "Je kunt je gegevens inzien, corrigeren, exporteren en wissen, het gebruik ervan beperken en er bezwaar tegen maken, in de accountinstellingen of door ons te schrijven. Je kunt een klacht indienen bij de Italiaanse gegevensbeschermingsautoriteit (Garante per la protezione dei dati personali) of bij die van het land waar je woont (in Nederland de Autoriteit Persoonsgegevens, in België de Gegevensbeschermingsautoriteit).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Cookiebeleid",
    lead: "Wat de site in je browser bewaart, en waarom. Voorbeeldtekst van een verzonnen bedrijf: vóór gebruik te vervangen door een tekst die een jurist heeft goedgekeurd.",
    sections: [
      {
        heading: "Technische cookies",
        paragraphs: [
          "Een sessiecookie, dat bestaat nadat je hebt ingelogd en dient om je te herkennen, en een cookie voor de winkelwagen, als je er producten in legt zonder in te loggen. Scripts van de pagina kunnen ze niet lezen; ze verlopen vanzelf, het sessiecookie ook wanneer je uitlogt. Toestemming is niet nodig, omdat de site zonder deze cookies niet werkt. Een derde cookie vertelt de pagina alleen dat je bent ingelogd, zodat ze geen prijzen van anderen toont: dit cookie kunnen scripts wel lezen, en er staat verder niets in.",
        ],
      },
      {
        heading: "Geheugen van de browser",
        paragraphs: [
          "Taal, land en te vergelijken producten blijven in het geheugen van je browser en worden ons niet als profiel toegestuurd: je kunt ze wissen in de instellingen van de browser.",
        ],
      },
      {
        heading: "Statistieken en reclame",
        paragraphs: [
          "Zonder je toestemming laden we geen hulpmiddelen voor statistieken of reclame. Als je die geeft, kun je haar intrekken wanneer je wilt. In deze demonstratieomgeving zijn er geen.",
        ],
      },
      {
        heading: "Betalingen",
        paragraphs: [
          "Bij het afrekenen is het kaartformulier van de betaaldienstverlener, die eigen technische cookies gebruikt tegen fraude.",
        ],
      },
    ],
  },
};
