import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Zonnepanelen",
    lead: "Monokristallijne, full black, bifaciale en gekleurde panelen, van één stuk tot een container, met vermogen, garanties en €/Wp naast elkaar.",
    sections: [
      {
        heading: "Welk paneel voor welk dak",
        paragraphs: [
          "Op een woonhuis telt de opbrengst per vierkante meter: let op het rendement, niet alleen op de watts. Een heel groot paneel van 450 W kan per oppervlak minder opbrengen dan een compacter paneel van 430 W; bovendien moet het tussen schoorstenen en dakramen passen.",
          "Full black wordt om het uiterlijk gekozen: zulke panelen worden iets warmer en kosten meer bij hetzelfde vermogen. Bifaciale panelen lonen echt waar licht op de achterkant terugvalt, dus op de grond, op carports en op lichte platte daken; vlak boven een donker schuin dak doet de achterkant weinig.",
        ],
      },
      {
        heading: "De cijfers die tellen in het datablad",
        paragraphs: [
          "De temperatuurcoëfficiënt zegt hoeveel vermogen er verloren gaat per graad boven een celtemperatuur van 25 °C: tussen -0,29 en -0,35 %/°C scheelt dat in de zomer enkele procentpunten. De openklemspanning (Voc) bij kou bepaalt hoeveel panelen in een string passen zonder de maximale spanning van de omvormer te overschrijden.",
          "Er zijn twee garanties, die los van elkaar te lezen zijn: de productgarantie dekt gebreken, de vermogensgarantie belooft een minimaal vermogen na een bepaald aantal jaren. N-type cellen en halve cellen (half-cut) degraderen meestal minder en hebben minder last van gedeeltelijke schaduw.",
        ],
      },
      {
        heading: "Per stuk, per pallet of per container kopen",
        paragraphs: [
          "Panelen reizen op pallets: een volle pallet verlaagt de stuksprijs, voor bedrijven die daarvoor zijn toegelaten, én de kans op breuk. Reken altijd op enkele reservepanelen uit dezelfde partij: over een paar jaar is dat model er misschien niet meer.",
        ],
      },
    ],
  },
  inverters: {
    title: "Omvormers voor zonnepanelen",
    lead: "Eenfasig, driefasig, hybride, micro-omvormers en retrofit: kies op vermogen, aantal MPPT’s en ingangsspanning.",
    sections: [
      {
        heading: "Eenfasig, driefasig, hybride",
        paragraphs: [
          "In Italië mag een installatie op het laagspanningsnet tot 6 kW eenfasig zijn; daarboven is driefasig nodig. Is de aansluiting al driefasig, dan voorkomt een driefasige omvormer een scheve belasting van de fasen.",
          "Een hybride omvormer laadt en ontlaadt een batterij aan de gelijkstroomzijde: dat loont als de batterij er meteen of binnen enkele jaren komt. Bij een bestaande installatie voegt een retrofit de batterij toe aan de wisselstroomzijde, zonder dat er iets aan de aanwezige omvormer verandert.",
        ],
      },
      {
        heading: "Strings, MPPT’s en spanningen",
        paragraphs: [
          "Elke oriëntatie van het dak vraagt een eigen MPPT: twee dakvlakken, twee MPPT’s. De openklemspanning van de string moet bij de laagste temperatuur op de locatie onder de maximale spanning blijven; de werkspanning in de zomer binnen het MPPT-venster.",
          "Vergelijk de maximale kortsluitstroom met die van het paneel, die bij de grote panelen van nu en bij bifaciale panelen hoger ligt. De systeemcontrole op de vergelijkingspagina rekent dit na met de cijfers uit de databladen en zegt wat ze niet kan controleren.",
        ],
      },
      {
        heading: "DC/AC-verhouding",
        paragraphs: [
          "Een paneelvermogen dat iets boven dat van de omvormer ligt, 1,1 tot 1,3 keer, benut de zwakke uren beter: er worden maar weinig pieken afgetopt. Bepalend is het maximale DC-vermogen dat de fabrikant opgeeft; dat mag niet worden overschreden.",
        ],
      },
    ],
  },
  batteries: {
    title: "Thuis- en bedrijfsbatterijen",
    lead: "Hoogspannings- en laagspanningsopslag voor woning en industrie, met capaciteit, BMS en €/kWh naast elkaar.",
    sections: [
      {
        heading: "Hoeveel capaciteit er nodig is",
        paragraphs: [
          "Ga uit van het verbruik tussen zonsondergang en zonsopgang, niet van het vermogen van de installatie: een huishouden dat ’s nachts 6 kWh verbruikt, benut een batterij van 7 tot 10 kWh goed. Een grotere blijft ’s winters half leeg en de prijs per gebruikte kWh loopt op.",
          "Modulaire batterijen zijn uit te breiden, maar meestal alleen met modules van hetzelfde model en binnen enkele jaren na de installatie: houd ruimte vrij en lees na hoeveel er parallel mogen staan.",
        ],
      },
      {
        heading: "Hoogspanning of laagspanning",
        paragraphs: [
          "Hoogspanningsbatterijen werken met kleinere stromen, dus met dunnere kabels en minder verlies; laagspanningsbatterijen (circa 48 V) zijn eenvoudiger uit te breiden en komen veel voor bij off-grid-omvormers. De spanning moet die zijn die de hybride omvormer aankan: de systeemcontrole kijkt dat na.",
        ],
      },
      {
        heading: "Veiligheid en plaatsing",
        paragraphs: [
          "LiFePO4-cellen (lithium-ijzerfosfaat) zijn thermisch stabieler en gaan meer cycli mee dan andere lithiumcellen. Het BMS beschermt tegen overlading, diepontlading en te hoge of te lage temperaturen: is het niet geïntegreerd, dan moet het apart worden ingepland.",
          "Let op de beschermingsgraad: IP65 mag buiten staan, uit de directe zon; IP20 vraagt een droge ruimte. Onder nul is het laden van lithiumcellen beperkt of geblokkeerd.",
        ],
      },
    ],
  },
  emobility: {
    title: "Laden van elektrische auto’s",
    lead: "Eenfasige en driefasige wallboxen en DC-laders, te combineren met zonnepanelen.",
    sections: [
      {
        heading: "Welk laadvermogen",
        paragraphs: [
          "Bij wisselstroom beslist de boordlader van de auto: veel auto’s kunnen 7,4 kW eenfasig of 11 kW driefasig aan, slechts enkele 22 kW. Een wallbox die meer kan dan de auto, laadt niet sneller.",
          "Thuis telt vooral het vermogen van de aansluiting: een wallbox met dynamische load balancing laadt minder hard wanneer oven en warmtepomp aanslaan, en volgt het overschot aan zonnestroom. Vraag na of de benodigde energiemeter is inbegrepen.",
        ],
      },
      {
        heading: "Stekker en montage",
        paragraphs: [
          "In Europa is Type 2 de standaard voor wisselstroom. Met een vaste kabel gaat het sneller; met alleen een contactdoos gebruik je de kabel van de auto. Meet de kabellengte tot de laadaansluiting van de geparkeerde auto, niet tot de bumper.",
          "Elk laadpunt vraagt een eigen groep met de aardlekbeveiliging die de fabrikant voorschrijft, aangelegd door een erkend installateur.",
        ],
      },
    ],
  },
  others: {
    title: "Accessoires voor zonnepanelen",
    lead: "Connectoren, netbeveiliging, reserveonderdelen en weerstations: alles wat de installatie compleet maakt.",
    sections: [
      {
        heading: "Connectoren: hetzelfde merk aan beide kanten",
        paragraphs: [
          "Twee “compatibele” connectoren van verschillende merken kunnen zo heet worden dat ze verbranden: fabrikanten garanderen alleen de koppeling van hun eigen connectoren. Kies de connector van het paneel en krimp die met de voorgeschreven tang, voor de doorsnede van de gebruikte kabel.",
        ],
      },
      {
        heading: "Netbeveiliging",
        paragraphs: [
          "In Italië eist de norm CEI 0-21 (laagspanning) een netbeveiliging (interfacebeveiliging); bij installaties boven 11,08 kW moet dat een apparaat buiten de omvormer zijn. Op middenspanning geldt de CEI 0-16.",
        ],
      },
      {
        heading: "Meten om te begrijpen",
        paragraphs: [
          "Een weerstation met een instralings- en een temperatuursensor laat zien of een lagere opbrengst aan het weer ligt of aan de installatie: bij grote installaties verdient het zich terug met de eerste storing die op tijd wordt gevonden.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Power optimizers",
    lead: "Een MPPT voor elk paneel: tegen schaduw, om elk paneel uit te lezen en om veilig uit te schakelen.",
    sections: [
      {
        heading: "Wanneer ze echt nodig zijn",
        paragraphs: [
          "Waar een schoorsteen of boom schaduw op enkele panelen werpt, voorkomt de optimizer dat ze de hele string omlaag trekken. Op een vrij dak met één oriëntatie is de winst klein: een omvormer met meerdere MPPT’s is vaak genoeg.",
          "Optimizers laten ook de opbrengst per paneel zien en brengen, in systemen die daarvoor gemaakt zijn, de string op een veilige spanning wanneer de installatie uit staat.",
        ],
      },
      {
        heading: "Compatibiliteit",
        paragraphs: [
          "Sommige optimizers werken alleen met een omvormer van hetzelfde merk, andere met elke stringomvormer. Vergelijk het maximale ingangsvermogen en de maximale ingangsspanning met die van het paneel, en de kabellengte met de opstelling, staand of liggend.",
        ],
      },
    ],
  },
  structures: {
    title: "Montagesystemen",
    lead: "Profielen, beugels, klemmen, ballast en complete systemen voor schuine daken, platte daken, plaatdaken en grondopstellingen.",
    sections: [
      {
        heading: "Eerst het dak, dan het montagesysteem",
        paragraphs: [
          "Dakpannen vragen dakhaken die op de daksporen zijn bevestigd; op damwandplaten komen korte profielen, op een felsdak klemmen die de plaat niet doorboren; op een plat dak spaart ballast de dakbedekking, als de dakconstructie het gewicht kan dragen.",
          "Sneeuw en wind op de locatie bepalen de afstand tussen de bevestigingen: de ontwerper legt die vast. De randen van een dak vangen meer wind dan het midden.",
        ],
      },
      {
        heading: "Materialen die elkaar verdragen",
        paragraphs: [
          "Aluminium voor de profielen, rvs voor schroeven en haken: samen gaan ze lang mee. Verzinkt staal en aluminium corroderen als ze elkaar in een vochtige omgeving raken; dicht bij zee geldt dat nog sterker.",
        ],
      },
      {
        heading: "De onderdelen tellen",
        paragraphs: [
          "Elke rij vraagt twee profielen; middenklemmen zitten tussen de panelen, eindklemmen aan de uiteinden, passend bij de framehoogte van het paneel. Een lang profiel zet uit: boven ongeveer tien meter is een dilatatievoeg nodig.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Schakelkasten",
    lead: "Voorbedrade stringkasten, netbeveiligingskasten en AC/DC-kasten, naar aantal strings en vermogen van de installatie.",
    sections: [
      {
        heading: "Welke kast, en waar",
        paragraphs: [
          "De stringkast brengt de strings samen en beveiligt ze aan de gelijkstroomzijde; de AC/DC-kast verenigt de beveiligingen van beide zijden; de netbeveiligingskast scheidt de installatie van het net wanneer het net uitvalt, zoals CEI 0-21 in Italië eist.",
        ],
      },
      {
        heading: "Waar je op moet letten",
        paragraphs: [
          "Strings aan ingang en uitgang, vermogensbereik, maximale DC-spanning en beschermingsgraad: buiten minstens IP65, uit de directe zon. Overspanningsafleiders slijten: ze moeten vervangbaar zijn en hun indicator moet zichtbaar blijven.",
          "Bij drie of meer parallelle strings zijn in de regel stringzekeringen nodig, bij een of twee meestal niet: dat blijkt uit de maximale tegenstroom van het paneel.",
        ],
      },
    ],
  },
};
