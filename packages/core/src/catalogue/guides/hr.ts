import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Fotonaponski paneli",
    lead: "Monokristalni, full black, dvostrani i moduli u boji, od jednog komada do kontejnera, uz usporedbu snage, jamstava i €/Wp.",
    sections: [
      {
        heading: "Koji modul za koji krov",
        paragraphs: [
          "Na krovu kuće važan je prinos po četvornom metru: gledajte učinkovitost, a ne samo vate. Vrlo velik modul od 450 W može po površini dati manje od kompaktnijeg modula od 430 W; a mora i stati između dimnjaka i krovnih prozora.",
          "Full black bira se zbog izgleda: malo se više zagrijava i pri istoj snazi stoji više. Dvostrani modul doista se isplati ondje gdje se svjetlost vraća sa stražnje strane, dakle na tlu, na nadstrešnicama i na svijetlim ravnim krovovima; na tamnom kosom krovu stražnja strana slabo radi.",
        ],
      },
      {
        heading: "Brojke koje treba pročitati u tehničkom listu",
        paragraphs: [
          "Temperaturni koeficijent govori koliko se snage gubi za svaki stupanj iznad 25 °C temperature ćelije: između -0,29 i -0,35 %/°C razlika je ljeti nekoliko postotnih bodova. Napon otvorenog kruga (Voc) na hladnoći određuje koliko modula stane u jedan string, a da se ne prijeđe najveći dopušteni napon izmjenjivača.",
          "Dva su jamstva i treba ih čitati odvojeno: jamstvo na proizvod pokriva nedostatke, a jamstvo na učinak obećava najmanju snagu nakon određenog broja godina. N-type ćelije i polovične ćelije (half-cut) obično manje degradiraju i manje su osjetljive na djelomično zasjenjenje.",
        ],
      },
      {
        heading: "Kupnja na komad, paletu ili kontejner",
        paragraphs: [
          "Moduli putuju na paletama: puna paleta smanjuje i cijenu po komadu, za tvrtke s odobrenim pristupom, i rizik od loma. Uvijek predvidite nekoliko rezervnih komada iz iste serije: za koju godinu tog modela možda više neće biti.",
        ],
      },
    ],
  },
  inverters: {
    title: "Fotonaponski izmjenjivači",
    lead: "Jednofazni, trofazni, hibridni, mikroizmjenjivači i retrofit: odaberite prema snazi, broju MPPT-ova i ulaznom naponu.",
    sections: [
      {
        heading: "Jednofazni, trofazni, hibridni",
        paragraphs: [
          "U Italiji elektrana priključena na niskonaponsku mrežu može biti jednofazna do 6 kW; iznad toga mora biti trofazna. Ako je priključak već trofazni, trofaznim se izmjenjivačem izbjegava nesimetrija faza.",
          "Hibridni izmjenjivač puni i prazni bateriju na istosmjernoj strani: isplati se ako baterija stiže odmah ili u roku od nekoliko godina. Na postojećoj elektrani retrofit uređaj dodaje bateriju na izmjeničnoj strani, bez zahvata na postojećem izmjenjivaču.",
        ],
      },
      {
        heading: "Stringovi, MPPT i naponi",
        paragraphs: [
          "Svaka orijentacija krova traži svoj MPPT: dvije krovne plohe, dva MPPT-a. Napon otvorenog kruga stringa na najnižoj temperaturi lokacije mora ostati ispod najvećeg dopuštenog napona, a radni napon ljeti unutar MPPT prozora.",
          "Najveću dopuštenu struju kratkog spoja treba usporediti sa strujom modula, koja je veća kod današnjih velikih i kod dvostranih modula. Provjera sustava na stranici za usporedbu sve to izračunava s brojkama iz tehničkih listova i kaže što ne može provjeriti.",
        ],
      },
      {
        heading: "Omjer DC/AC",
        paragraphs: [
          "Snaga modula nešto veća od snage izmjenjivača, između 1,1 i 1,3 puta, bolje iskorištava slabije sate: odrezanih je vrhova malo. Mjerodavna je najveća DC snaga koju navodi proizvođač i ona se ne smije prijeći.",
        ],
      },
    ],
  },
  batteries: {
    title: "Baterije za pohranu energije",
    lead: "Visokonaponska i niskonaponska pohrana za dom i industriju, uz usporedbu kapaciteta, BMS-a i €/kWh.",
    sections: [
      {
        heading: "Koliki je kapacitet potreban",
        paragraphs: [
          "Krenite od potrošnje između zalaska i izlaska sunca, a ne od snage elektrane: kuća koja noću troši 6 kWh dobro iskorištava bateriju od 7 do 10 kWh. Veća baterija zimi ostaje poluprazna, pa njezina cijena po iskorištenom kWh raste.",
          "Modularne baterije mogu se proširiti, ali obično samo modulima istog modela i u roku od nekoliko godina od ugradnje: ostavite prostor i pročitajte koliko ih može raditi paralelno.",
        ],
      },
      {
        heading: "Visoki ili niski napon",
        paragraphs: [
          "Visoki napon radi s manjim strujama, dakle s tanjim kabelima i manjim gubicima; niski napon (oko 48 V) lakše se proširuje i vrlo je raširen uz off-grid izmjenjivače. Napon mora biti onaj koji hibridni izmjenjivač prihvaća: na to pazi provjera sustava.",
        ],
      },
      {
        heading: "Sigurnost i ugradnja",
        paragraphs: [
          "LiFePO4 ćelije (litij-željezo-fosfat) toplinski su stabilnije i traju više ciklusa od drugih litijskih tehnologija. BMS štiti pri punjenju i pražnjenju te nadzire temperaturu: kad nije ugrađen, treba ga predvidjeti zasebno.",
          "Pogledajte stupanj zaštite: baterija s IP65 može stajati na otvorenome, zaklonjena od izravnog sunca, a IP20 traži suhu prostoriju. Ispod nule je punjenje litijskih ćelija ograničeno ili onemogućeno.",
        ],
      },
    ],
  },
  emobility: {
    title: "Punjenje električnih automobila",
    lead: "Jednofazni i trofazni wallbox punjači i istosmjerni punjači, za povezivanje s fotonaponskom elektranom.",
    sections: [
      {
        heading: "Koja snaga",
        paragraphs: [
          "Kod izmjenične struje odlučuje punjač ugrađen u automobil: mnogi prihvaćaju 7,4 kW jednofazno ili 11 kW trofazno, a rijetki 22 kW. Wallbox jači od automobila ne puni brže.",
          "Kod kuće je najvažnija priključna snaga: wallbox s dinamičkim upravljanjem opterećenjem smanjuje punjenje kad se uključe pećnica i dizalica topline te prati višak iz fotonaponske elektrane. Pitajte je li za to potrebno brojilo energije u kompletu.",
        ],
      },
      {
        heading: "Konektor i ugradnja",
        paragraphs: [
          "U Europi je utičnica za izmjeničnu struju Tip 2. S fiksnim kabelom ide brže; kad postoji samo utičnica, koristi se kabel iz automobila. Duljinu kabela mjerite do priključka parkiranog automobila, a ne do branika.",
          "Svako mjesto za punjenje traži vlastiti strujni krug s diferencijalnom zaštitom koju navodi proizvođač, a izvodi ga ovlašteni elektroinstalater.",
        ],
      },
    ],
  },
  others: {
    title: "Pribor za fotonaponske sustave",
    lead: "Konektori, uređaji za odvajanje, rezervni dijelovi i meteostanice: ono što upotpunjuje elektranu.",
    sections: [
      {
        heading: "Konektori: ista marka s obje strane",
        paragraphs: [
          "Dva „kompatibilna” konektora različitih marki mogu se zagrijati dok ne izgore: proizvođači jamče samo za spoj vlastitih konektora. Odaberite konektor kakav ima modul i stisnite ga predviđenim kliještima, za presjek kabela koji koristite.",
        ],
      },
      {
        heading: "Uređaj za odvajanje od mreže",
        paragraphs: [
          "U Italiji norma CEI 0-21 (niski napon) traži sustav zaštite sučelja; za elektrane iznad 11,08 kW to mora biti uređaj izvan izmjenjivača. Na srednjem naponu vrijedi CEI 0-16.",
        ],
      },
      {
        heading: "Mjeriti da bi se razumjelo",
        paragraphs: [
          "Meteostanica sa senzorima Sunčeva zračenja i temperature pokazuje dolazi li pad proizvodnje od neba ili od elektrane: u velikim se elektranama isplati već pri prvom kvaru otkrivenom na vrijeme.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Optimizatori snage",
    lead: "Zaseban MPPT za svaki modul: protiv sjena, za očitavanje svakog panela i za sigurno isključenje.",
    sections: [
      {
        heading: "Kada su doista potrebni",
        paragraphs: [
          "Gdje dimnjak ili stablo baca sjenu na nekoliko modula, optimizator ne dopušta da oni povuku cijeli string nadolje. Na nezasjenjenom krovu jedne orijentacije dobitak je malen: često je dovoljan izmjenjivač s više MPPT-ova.",
          "Služe i za uvid u proizvodnju modul po modul, a u sustavima koji to predviđaju i da string dovedu na siguran napon kad je elektrana isključena.",
        ],
      },
      {
        heading: "Kompatibilnost",
        paragraphs: [
          "Neki optimizatori rade samo s izmjenjivačem iste marke, a drugi sa svakim string izmjenjivačem. Najveću ulaznu snagu i napon treba usporediti s podacima modula, a duljinu kabela s rasporedom modula, uspravnim ili položenim.",
        ],
      },
    ],
  },
  structures: {
    title: "Montažne konstrukcije",
    lead: "Profili, nosači, stezaljke, balast i cjeloviti sustavi za kose, ravne i limene krovove i za tlo.",
    sections: [
      {
        heading: "Najprije krov, pa konstrukcija",
        paragraphs: [
          "Crijep traži kuke pričvršćene za rog; na trapezni lim idu kratki profili, na falcani stezaljke koje ga ne buše; na ravnom krovu balast čuva hidroizolaciju od bušenja, ako ploča nosi njegovu težinu.",
          "Snijeg i vjetar na lokaciji određuju razmak između točaka pričvršćenja: utvrđuje ga projektant. Rubne zone krova izložene su vjetru više od srednjih.",
        ],
      },
      {
        heading: "Materijali koji se slažu",
        paragraphs: [
          "Aluminij za profile, nehrđajući čelik za vijke i kuke: zajedno traju. Pocinčani čelik i aluminij u dodiru i na vlazi korodiraju; blizu mora to je još važnije.",
        ],
      },
      {
        heading: "Brojenje komada",
        paragraphs: [
          "Za svaki red potrebna su dva profila; srednje stezaljke stoje između modula, a krajnje na krajevima reda, u visini okvira modula. Dugačak se profil širi: iznad desetak metara potrebna je dilatacijska spojnica.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Električni ormari",
    lead: "String ormari, ormari sučelja i AC/DC ormari, ožičeni, prema broju stringova i snazi elektrane.",
    sections: [
      {
        heading: "Koji ormar i gdje",
        paragraphs: [
          "String ormar skuplja stringove i štiti ih na istosmjernoj strani; AC/DC ormar objedinjuje zaštite obiju strana; ormar sučelja odvaja elektranu od mreže kad mreža nestane, kako traži CEI 0-21.",
        ],
      },
      {
        heading: "Što treba provjeriti",
        paragraphs: [
          "Ulazni i izlazni stringovi, raspon snage, najveći istosmjerni napon i stupanj zaštite: na otvorenome najmanje IP65, podalje od izravnog sunca. Odvodnici prenapona se troše: moraju biti zamjenjivi, a njihov pokazivač vidljiv.",
          "S tri ili više paralelnih stringova u pravilu su potrebni osigurači stringa; s jednim ili dva obično nisu: to kazuje najveća povratna struja modula.",
        ],
      },
    ],
  },
};
