import type { KitFields } from "@solvia/core/catalogue/kits/kit";
import { languages, type Language } from "@solvia/core/platform/locale";

/** The demonstration's kits, by what they are for. */
export type KitName = "home" | "threephase" | "workshop";

type NameAndDescription = readonly [name: string, description: string];

/** Names and descriptions of the kits, in every language. */
const textsOfKits: Readonly<Record<Language, Readonly<Record<KitName, NameAndDescription>>>> = {
  it: {
    home: [
      "Kit casa 6 kW con accumulo",
      "Quattordici moduli neri, un inverter ibrido monofase e una batteria: di giorno si usa il sole, la sera quello che è avanzato.\n\nLe parti sono verificate insieme: stringhe, correnti, tensione della batteria.",
    ],
    threephase: [
      "Kit trifase 10 kW con accumulo",
      "Ventiquattro moduli e un inverter ibrido trifase con la sua batteria, per case grandi, pompe di calore e piccole aziende.",
    ],
    workshop: [
      "Kit capannone 20 kW",
      "Quarantotto moduli e un inverter trifase per il tetto di un capannone, con il dispositivo di interfaccia.",
    ],
  },
  en: {
    home: [
      "6 kW home kit with storage",
      "Fourteen black panels, a single-phase hybrid inverter and a battery: use the sun by day, and what is left of it in the evening.\n\nThe parts are checked together: strings, currents, battery voltage.",
    ],
    threephase: [
      "10 kW three-phase kit with storage",
      "Twenty-four panels and a three-phase hybrid inverter with its battery, for large homes, heat pumps and small companies.",
    ],
    workshop: [
      "20 kW kit for a workshop",
      "Forty-eight panels and a three-phase inverter for the roof of a workshop, with the interface protection device.",
    ],
  },
  es: {
    home: [
      "Kit doméstico de 6 kW con acumulación",
      "Catorce módulos negros, un inversor híbrido monofásico y una batería: de día se usa el sol y por la noche, lo que ha sobrado.\n\nLas partes están comprobadas juntas: strings, corrientes y tensión de la batería.",
    ],
    threephase: [
      "Kit trifásico de 10 kW con acumulación",
      "Veinticuatro módulos y un inversor híbrido trifásico con su batería, para casas grandes, bombas de calor y pequeñas empresas.",
    ],
    workshop: [
      "Kit de 20 kW para nave industrial",
      "Cuarenta y ocho módulos y un inversor trifásico para el tejado de una nave, con el dispositivo de interfaz.",
    ],
  },
  fr: {
    home: [
      "Kit maison 6 kW avec stockage",
      "Quatorze modules noirs, un onduleur hybride monophasé et une batterie : le soleil le jour, et le soir ce qu'il en reste.\n\nLes éléments sont vérifiés ensemble : strings, courants, tension de la batterie.",
    ],
    threephase: [
      "Kit triphasé 10 kW avec stockage",
      "Vingt-quatre modules et un onduleur hybride triphasé avec sa batterie, pour les grandes maisons, les pompes à chaleur et les petites entreprises.",
    ],
    workshop: [
      "Kit 20 kW pour bâtiment professionnel",
      "Quarante-huit modules et un onduleur triphasé pour le toit d'un hangar, avec le dispositif de découplage.",
    ],
  },
  de: {
    home: [
      "6-kW-Set für das Eigenheim mit Speicher",
      "Vierzehn schwarze Module, ein einphasiger Hybridwechselrichter und eine Batterie: tagsüber Sonnenstrom, abends der Rest davon.\n\nDie Teile sind gemeinsam geprüft: Strings, Ströme, Batteriespannung.",
    ],
    threephase: [
      "Dreiphasiges 10-kW-Set mit Speicher",
      "Vierundzwanzig Module und ein dreiphasiger Hybridwechselrichter mit passender Batterie, für große Häuser, Wärmepumpen und kleine Betriebe.",
    ],
    workshop: [
      "20-kW-Set für die Gewerbehalle",
      "Achtundvierzig Module und ein dreiphasiger Wechselrichter für das Hallendach, mit Schnittstellenschutz.",
    ],
  },
  ro: {
    home: [
      "Kit pentru casă de 6 kW cu stocare",
      "Paisprezece module negre, un invertor hibrid monofazat și o baterie: ziua se folosește soarele, seara ce a rămas din el.\n\nPiesele sunt verificate împreună: stringuri, curenți, tensiunea bateriei.",
    ],
    threephase: [
      "Kit trifazat de 10 kW cu stocare",
      "Douăzeci și patru de module și un invertor hibrid trifazat cu bateria lui, pentru case mari, pompe de căldură și firme mici.",
    ],
    workshop: [
      "Kit de 20 kW pentru hală",
      "Patruzeci și opt de module și un invertor trifazat pentru acoperișul unei hale, cu dispozitivul de interfață.",
    ],
  },
  pt: {
    home: [
      "Kit residencial de 6 kW com armazenamento",
      "Catorze módulos pretos, um inversor híbrido monofásico e uma bateria: de dia usa-se o sol, à noite o que sobrou.\n\nAs partes são verificadas em conjunto: strings, correntes, tensão da bateria.",
    ],
    threephase: [
      "Kit trifásico de 10 kW com armazenamento",
      "Vinte e quatro módulos e um inversor híbrido trifásico com a respetiva bateria, para casas grandes, bombas de calor e pequenas empresas.",
    ],
    workshop: [
      "Kit de 20 kW para pavilhão",
      "Quarenta e oito módulos e um inversor trifásico para a cobertura de um pavilhão, com o dispositivo de interface.",
    ],
  },
  nl: {
    home: [
      "Kit van 6 kW voor thuis met opslag",
      "Veertien zwarte panelen, een eenfasige hybride omvormer en een batterij: overdag de zon, 's avonds wat ervan over is.\n\nDe onderdelen zijn samen gecontroleerd: strings, stromen, batterijspanning.",
    ],
    threephase: [
      "Driefasenkit van 10 kW met opslag",
      "Vierentwintig panelen en een driefasige hybride omvormer met bijbehorende batterij, voor grote huizen, warmtepompen en kleine bedrijven.",
    ],
    workshop: [
      "Kit van 20 kW voor een bedrijfshal",
      "Achtenveertig panelen en een driefasige omvormer voor het dak van een hal, met de netkoppelbeveiliging.",
    ],
  },
  bg: {
    home: [
      "Комплект за дома 6 kW с батерия",
      "Четиринадесет черни модула, еднофазен хибриден инвертор и батерия: през деня се ползва слънцето, вечер това, което е останало.\n\nЧастите са проверени заедно: стрингове, токове, напрежение на батерията.",
    ],
    threephase: [
      "Трифазен комплект 10 kW с батерия",
      "Двадесет и четири модула и трифазен хибриден инвертор със своята батерия, за големи къщи, термопомпи и малки фирми.",
    ],
    workshop: [
      "Комплект за хале 20 kW",
      "Четиридесет и осем модула и трифазен инвертор за покрива на хале, с интерфейсното устройство за защита.",
    ],
  },
  pl: {
    home: [
      "Zestaw domowy 6 kW z magazynem energii",
      "Czternaście czarnych modułów, jednofazowy falownik hybrydowy i akumulator: w dzień korzysta się ze słońca, wieczorem z tego, co zostało.\n\nCzęści są sprawdzone razem: stringi, prądy, napięcie akumulatora.",
    ],
    threephase: [
      "Zestaw trójfazowy 10 kW z magazynem energii",
      "Dwadzieścia cztery moduły i trójfazowy falownik hybrydowy z akumulatorem, dla dużych domów, pomp ciepła i małych firm.",
    ],
    workshop: [
      "Zestaw 20 kW na dach hali",
      "Czterdzieści osiem modułów i trójfazowy falownik na dach hali, z zabezpieczeniem przyłączeniowym.",
    ],
  },
  sr: {
    home: [
      "Komplet za kuću 6 kW sa skladištenjem",
      "Četrnaest crnih modula, jednofazni hibridni invertor i baterija: danju se koristi sunce, uveče ono što je ostalo.\n\nDelovi su provereni zajedno: stringovi, struje, napon baterije.",
    ],
    threephase: [
      "Trofazni komplet 10 kW sa skladištenjem",
      "Dvadeset četiri modula i trofazni hibridni invertor sa svojom baterijom, za velike kuće, toplotne pumpe i male firme.",
    ],
    workshop: [
      "Komplet za halu 20 kW",
      "Četrdeset osam modula i trofazni invertor za krov hale, sa zaštitnim uređajem priključka.",
    ],
  },
  uk: {
    home: [
      "Комплект для дому 6 кВт із накопиченням",
      "Чотирнадцять чорних модулів, однофазний гібридний інвертор і акумулятор: удень працює сонце, увечері те, що від нього залишилося.\n\nЧастини перевірено разом: стринги, струми, напруга акумулятора.",
    ],
    threephase: [
      "Трифазний комплект 10 кВт із накопиченням",
      "Двадцять чотири модулі й трифазний гібридний інвертор зі своїм акумулятором, для великих будинків, теплових насосів і малих підприємств.",
    ],
    workshop: [
      "Комплект 20 кВт для цеху",
      "Сорок вісім модулів і трифазний інвертор на дах цеху, з пристроєм захисту від мережі.",
    ],
  },
  nb: {
    home: [
      "Boligpakke på 6 kW med lagring",
      "Fjorten svarte moduler, en enfaset hybridomformer og et batteri: sol om dagen, og resten av den om kvelden.\n\nDelene er kontrollert sammen: strenger, strømmer, batterispenning.",
    ],
    threephase: [
      "Trefasepakke på 10 kW med lagring",
      "Tjuefire moduler og en trefaset hybridomformer med tilhørende batteri, for store hus, varmepumper og små bedrifter.",
    ],
    workshop: ["Hallpakke på 20 kW", "Førtiåtte moduler og en trefaset omformer til taket på en hall, med nettvern."],
  },
  hr: {
    home: [
      "Komplet za kuću 6 kW s pohranom",
      "Četrnaest crnih modula, jednofazni hibridni izmjenjivač i baterija: danju se koristi sunce, navečer ono što je ostalo.\n\nDijelovi su provjereni zajedno: stringovi, struje, napon baterije.",
    ],
    threephase: [
      "Trofazni komplet 10 kW s pohranom",
      "Dvadeset četiri modula i trofazni hibridni izmjenjivač sa svojom baterijom, za velike kuće, dizalice topline i male tvrtke.",
    ],
    workshop: [
      "Komplet za halu 20 kW",
      "Četrdeset osam modula i trofazni izmjenjivač za krov hale, s uređajem za zaštitu sučelja.",
    ],
  },
};

/** What a kit says of itself in every language. */
export const kitTexts = (kit: KitName): KitFields["texts"] => {
  const textsIn = (language: Language) => {
    const [name, description] = textsOfKits[language][kit];
    return { name, description };
  };
  const translated = languages.filter((language) => language !== "it");
  return { it: textsIn("it"), ...Object.fromEntries(translated.map((language) => [language, textsIn(language)])) };
};
