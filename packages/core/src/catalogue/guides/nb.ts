import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Solcellepaneler",
    lead: "Monokrystallinske, full black, tosidige og fargede moduler, fra enkeltstykk til container, med effekt, garantier og €/Wp side om side.",
    sections: [
      {
        heading: "Hvilken modul til hvilket tak",
        paragraphs: [
          "På et hustak er det utbyttet per kvadratmeter som teller: se på virkningsgraden, ikke bare på wattene. En svært stor modul på 450 W kan gi mindre per flate enn en mer kompakt på 430 W; og den må få plass mellom piper og takvinduer.",
          "Full black velges for utseendets skyld: den blir litt varmere og koster mer for samme effekt. Tosidige moduler lønner seg virkelig der lyset kommer tilbake bakfra, altså på bakken, på overbygg og på lyse, flate tak; på et mørkt skråtak gjør baksiden lite.",
        ],
      },
      {
        heading: "Tallene du bør lese i databladet",
        paragraphs: [
          "Temperaturkoeffisienten sier hvor mye effekt som går tapt for hver grad over en celletemperatur på 25 °C: mellom -0,29 og -0,35 %/°C er forskjellen om sommeren noen prosentpoeng. Tomgangsspenningen (Voc) i kulde avgjør hvor mange moduler det er plass til i en streng uten å overskride vekselretterens maksimale spenning.",
          "Det er to garantier, og de må leses hver for seg: produktgarantien dekker feil, ytelsesgarantien lover en minsteeffekt etter så og så mange år. N-type-celler og halvceller (half-cut) degraderer som regel mindre og tåler delvis skygge bedre.",
        ],
      },
      {
        heading: "Kjøp per stykk, pall eller container",
        paragraphs: [
          "Moduler fraktes på paller: en full pall senker både stykkprisen, for bedrifter med tilgang til pallpriser, og risikoen for brudd. Planlegg alltid med noen reservemoduler fra samme parti: om noen år finnes modellen kanskje ikke lenger.",
        ],
      },
    ],
  },
  inverters: {
    title: "Vekselrettere for solceller",
    lead: "Enfaset, trefaset, hybrid, mikrovekselrettere og retrofit: velg etter effekt, antall MPPT-er og inngangsspenning.",
    sections: [
      {
        heading: "Enfaset, trefaset, hybrid",
        paragraphs: [
          "I Italia kan et anlegg på lavspenningsnettet være enfaset opp til 6 kW; over det kreves trefaset. Er tilførselen allerede trefaset, unngår du skjevbelastning mellom fasene med en trefaset vekselretter.",
          "En hybridvekselretter lader og utlader et batteri på likestrømssiden: den lønner seg hvis batteriet kommer med en gang eller i løpet av få år. På et eksisterende anlegg legger en retrofit-enhet til batteriet på vekselstrømssiden, uten at vekselretteren må røres.",
        ],
      },
      {
        heading: "Strenger, MPPT-er og spenninger",
        paragraphs: [
          "Hver himmelretning på taket krever sin egen MPPT: to takflater, to MPPT-er. Tomgangsspenningen i strengen ved stedets laveste temperatur må holde seg under maksimal spenning; driftsspenningen om sommeren må ligge innenfor MPPT-vinduet.",
          "Vekselretterens maksimale kortslutningsstrøm må sammenlignes med modulens, som er høyere i dagens store og tosidige moduler. Systemsjekken på sammenligningssiden gjør disse beregningene med tallene fra databladene og sier hva den ikke kan sjekke.",
        ],
      },
      {
        heading: "DC/AC-forhold",
        paragraphs: [
          "En moduleffekt litt over vekselretterens, mellom 1,1 og 1,3 ganger, utnytter timene med lite sol bedre: få topper kuttes. Det som teller, er den maksimale DC-effekten som produsenten oppgir, og den må ikke overskrides.",
        ],
      },
    ],
  },
  batteries: {
    title: "Batterier for energilagring",
    lead: "Høyspennings- og lavspenningslagring for bolig og industri, med kapasitet, BMS og €/kWh side om side.",
    sections: [
      {
        heading: "Hvor mye kapasitet trengs",
        paragraphs: [
          "Ta utgangspunkt i forbruket mellom solnedgang og soloppgang, ikke i anleggets effekt: en bolig som bruker 6 kWh om natten, utnytter et batteri på 7 til 10 kWh godt. Et større batteri blir stående halvtomt om vinteren, og prisen per brukt kWh går opp.",
          "Modulære batterier kan utvides, men vanligvis bare med moduler av samme modell og innen få år etter installasjonen: sett av plass, og les hvor mange som kan kobles i parallell.",
        ],
      },
      {
        heading: "Høyspenning eller lavspenning",
        paragraphs: [
          "Høyspenning arbeider med mindre strømmer, og gir dermed tynnere kabler og mindre tap; lavspenning (rundt 48 V) er enklere å utvide og svært utbredt sammen med off-grid-vekselrettere. Spenningen må være den hybridvekselretteren godtar: det kontrollerer systemsjekken.",
        ],
      },
      {
        heading: "Sikkerhet og plassering",
        paragraphs: [
          "LiFePO4-celler (litiumjernfosfat) er termisk mer stabile og tåler flere sykluser enn andre litiumteknologier. BMS-en beskytter ved lading og utlading og overvåker temperaturen: der den ikke er innebygd, må den planlegges i tillegg.",
          "Se på kapslingsgraden: et batteri med IP65 kan stå ute, skjermet mot direkte sol; IP20 krever et tørt rom. Under null er ladingen av litiumceller begrenset eller sperret.",
        ],
      },
    ],
  },
  emobility: {
    title: "Lading av elbil",
    lead: "Enfasede og trefasede veggladere (wallbox) og likestrømsladere, som kan kombineres med solceller.",
    sections: [
      {
        heading: "Hvilken effekt",
        paragraphs: [
          "Ved vekselstrøm er det bilens ombordlader som bestemmer: mange biler tar 7,4 kW enfaset eller 11 kW trefaset, få tar 22 kW. En vegglader som er kraftigere enn bilen, lader den ikke raskere.",
          "Hjemme er det først og fremst kapasiteten på inntaket som teller: en vegglader med dynamisk laststyring lader mindre når stekeovn og varmepumpe starter, og følger solstrømoverskuddet. Spør om energimåleren dette krever, er inkludert.",
        ],
      },
      {
        heading: "Kontakt og montering",
        paragraphs: [
          "I Europa er vekselstrømskontakten Type 2. Med fast kabel går det raskere; med bare uttak brukes bilens egen kabel. Mål kabellengden fram til ladeinntaket på den parkerte bilen, ikke til støtfangeren.",
          "Hvert ladepunkt krever sin egen kurs med jordfeilvernet som produsenten angir, lagt av en autorisert installatør.",
        ],
      },
    ],
  },
  others: {
    title: "Tilbehør til solcelleanlegg",
    lead: "Kontakter, grensesnittvern, reservedeler og værstasjoner: det som gjør anlegget komplett.",
    sections: [
      {
        heading: "Kontakter: samme merke på begge sider",
        paragraphs: [
          "To «kompatible» kontakter av ulike merker kan bli så varme at de tar fyr: produsentene garanterer bare for sammenkobling av sine egne. Velg samme kontakt som på modulen, og krymp den med riktig tang for tverrsnittet på kabelen du bruker.",
        ],
      },
      {
        heading: "Grensesnittvern",
        paragraphs: [
          "I Italia krever standarden CEI 0-21 (lavspenning) et grensesnittvern; for anlegg over 11,08 kW må det være en enhet utenfor vekselretteren. For mellomspenning gjelder CEI 0-16.",
        ],
      },
      {
        heading: "Mål for å forstå",
        paragraphs: [
          "En værstasjon med sensorer for solinnstråling og temperatur viser om et fall i produksjonen kommer fra himmelen eller fra anlegget: i store anlegg betaler den seg ved den første feilen som blir funnet i tide.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Effektoptimerere",
    lead: "Egen MPP-sporing for hver modul: mot skygge, for å lese av hvert panel, for å slå av på en trygg måte.",
    sections: [
      {
        heading: "Når trengs de egentlig",
        paragraphs: [
          "Der en pipe eller et tre skygger for noen få moduler, hindrer optimererne at de trekker ned hele strengen. På et fritt tak med én himmelretning er gevinsten liten: ofte holder det med en vekselretter med flere MPPT-er.",
          "De viser også produksjonen modul for modul, og i systemer som er laget for det, bringer de strengen ned på en trygg spenning når anlegget er slått av.",
        ],
      },
      {
        heading: "Kompatibilitet",
        paragraphs: [
          "Noen optimerere virker bare med vekselretter av samme merke, andre med enhver strengvekselretter. Maksimal inngangseffekt og inngangsspenning må sammenlignes med modulens, og kabellengden med oppsettet, stående eller liggende.",
        ],
      },
    ],
  },
  structures: {
    title: "Festesystemer",
    lead: "Profiler, braketter, klemmer, ballast og komplette systemer for skråtak, flate tak, platetak og bakke.",
    sections: [
      {
        heading: "Først taket, så festesystemet",
        paragraphs: [
          "Takstein krever kroker festet i sperrene; på trapesplater brukes korte skinner, på falset tak klemmer som ikke lager hull; på flate tak sparer ballasten takbelegget for gjennomføringer, hvis dekket tåler vekten.",
          "Snø og vind på stedet avgjør avstanden mellom festepunktene: den fastsettes av den prosjekterende. Randsonene på taket får mer vind enn midten.",
        ],
      },
      {
        heading: "Materialer som går godt sammen",
        paragraphs: [
          "Aluminium til profilene, rustfritt stål til skruer og kroker: sammen varer de. Galvanisert stål og aluminium som er i kontakt i fuktige omgivelser, korroderer; nær sjøen betyr det enda mer.",
        ],
      },
      {
        heading: "Tell opp delene",
        paragraphs: [
          "Hver rad trenger to profiler; midtklemmene sitter mellom modulene, endeklemmene ytterst, i samme høyde som modulrammen. En lang profil utvider seg: over omtrent ti meter trengs en ekspansjonsskjøt.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Elektroskap",
    lead: "Strengbokser, grensesnittskap og AC/DC-skap, ferdig kablet, etter antall strenger og anleggets effekt.",
    sections: [
      {
        heading: "Hvilket skap, og hvor",
        paragraphs: [
          "Strengboksen samler strengene og beskytter dem på likestrømssiden; AC/DC-skapet samler vernene for begge sider; grensesnittskapet skiller anlegget fra nettet når nettet faller ut, slik CEI 0-21 krever.",
        ],
      },
      {
        heading: "Hva du bør kontrollere",
        paragraphs: [
          "Strenger inn og ut, effektområde, maksimal likespenning og kapslingsgrad: utendørs minst IP65, unna direkte sol. Overspenningsvern slites: de må kunne byttes, og indikatoren må være synlig.",
          "Med tre eller flere strenger i parallell trengs som regel strengsikringer; med én eller to vanligvis ikke: det framgår av modulens maksimale reversstrøm.",
        ],
      },
    ],
  },
};
