import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Fotonaponski paneli",
    lead: "Monokristalni, full black, dvostrani i moduli u boji, od jednog komada do kontejnera, uz poređenje snage, garancija i €/Wp.",
    sections: [
      {
        heading: "Koji modul za koji krov",
        paragraphs: [
          "Na krovu kuće važan je prinos po kvadratnom metru: gledajte efikasnost, a ne samo vate. Vrlo velik modul od 450 W može po površini dati manje od kompaktnijeg modula od 430 W; a mora i da stane između dimnjaka i krovnih prozora.",
          "Full black se bira zbog izgleda: malo se više greje i pri istoj snazi košta više. Dvostrani modul se zaista isplati tamo gde se svetlost vraća od pozadi, dakle na tlu, na nadstrešnicama i na svetlim ravnim krovovima; na tamnom kosom krovu zadnja strana slabo radi.",
        ],
      },
      {
        heading: "Brojke koje treba pročitati u tehničkom listu",
        paragraphs: [
          "Temperaturni koeficijent govori koliko se snage gubi za svaki stepen iznad 25 °C temperature ćelije: između -0,29 i -0,35 %/°C razlika je leti nekoliko procentnih poena. Napon otvorenog kola (Voc) na hladnoći određuje koliko modula staje u jedan string, a da se ne pređe najveći dozvoljeni napon invertora.",
          "Garancije su dve i treba ih čitati odvojeno: garancija na proizvod pokriva nedostatke, a garancija na učinak obećava najmanju snagu posle određenog broja godina. N-type ćelije i polovične ćelije (half-cut) obično manje degradiraju i manje su osetljive na delimično zasenčenje.",
        ],
      },
      {
        heading: "Kupovina na komad, paletu ili kontejner",
        paragraphs: [
          "Moduli putuju na paletama: puna paleta smanjuje i cenu po komadu, za firme sa odobrenim pristupom, i rizik od loma. Uvek predvidite nekoliko rezervnih komada iz iste serije: za koju godinu tog modela možda više neće biti.",
        ],
      },
    ],
  },
  inverters: {
    title: "Fotonaponski invertori",
    lead: "Monofazni, trofazni, hibridni, mikroinvertori i retrofit: izaberite prema snazi, broju MPPT-ova i ulaznom naponu.",
    sections: [
      {
        heading: "Monofazni, trofazni, hibridni",
        paragraphs: [
          "U Italiji elektrana priključena na niskonaponsku mrežu može biti monofazna do 6 kW; iznad toga mora biti trofazna. Ako je priključak već trofazni, trofaznim invertorom izbegava se nesimetrija faza.",
          "Hibridni invertor puni i prazni bateriju na strani jednosmerne struje: isplati se ako baterija stiže odmah ili u roku od nekoliko godina. Na postojećoj elektrani retrofit uređaj dodaje bateriju na strani naizmenične struje, bez diranja postojećeg invertora.",
        ],
      },
      {
        heading: "Stringovi, MPPT i naponi",
        paragraphs: [
          "Svaka orijentacija krova traži svoj MPPT: dve krovne ravni, dva MPPT-a. Napon otvorenog kola stringa na najnižoj temperaturi lokacije mora ostati ispod najvećeg dozvoljenog napona, a radni napon leti unutar MPPT prozora.",
          "Najveću dozvoljenu struju kratkog spoja treba uporediti sa strujom modula, koja je veća kod današnjih velikih i kod dvostranih modula. Provera sistema na stranici za poređenje računa sve to sa brojkama iz tehničkih listova i kaže šta ne može da proveri.",
        ],
      },
      {
        heading: "Odnos DC/AC",
        paragraphs: [
          "Snaga modula nešto veća od snage invertora, između 1,1 i 1,3 puta, bolje koristi slabije sate: odsečenih vrhova je malo. Merodavna je najveća DC snaga koju navodi proizvođač i ona se ne sme preći.",
        ],
      },
    ],
  },
  batteries: {
    title: "Baterije za skladištenje energije",
    lead: "Visokonaponsko i niskonaponsko skladištenje za dom i industriju, uz poređenje kapaciteta, BMS-a i €/kWh.",
    sections: [
      {
        heading: "Koliki kapacitet je potreban",
        paragraphs: [
          "Krenite od potrošnje između zalaska i izlaska sunca, a ne od snage elektrane: kuća koja noću troši 6 kWh dobro koristi bateriju od 7 do 10 kWh. Veća baterija zimi ostaje poluprazna, pa njena cena po iskorišćenom kWh raste.",
          "Modularne baterije mogu da se prošire, ali obično samo modulima istog modela i u roku od nekoliko godina od ugradnje: ostavite prostor i pročitajte koliko ih može raditi paralelno.",
        ],
      },
      {
        heading: "Visoki ili niski napon",
        paragraphs: [
          "Visoki napon radi sa manjim strujama, dakle sa tanjim kablovima i manjim gubicima; niski napon (oko 48 V) lakše se proširuje i vrlo je rasprostranjen uz off-grid invertore. Napon mora biti onaj koji hibridni invertor prihvata: na to pazi provera sistema.",
        ],
      },
      {
        heading: "Bezbednost i ugradnja",
        paragraphs: [
          "LiFePO4 ćelije (litijum-gvožđe-fosfat) termički su stabilnije i traju više ciklusa od drugih litijumskih tehnologija. BMS štiti pri punjenju i pražnjenju i nadzire temperaturu: kada nije ugrađen, treba ga predvideti posebno.",
          "Pogledajte stepen zaštite: baterija sa IP65 može da stoji napolju, zaklonjena od direktnog sunca, a IP20 traži suvu prostoriju. Ispod nule je punjenje litijumskih ćelija ograničeno ili onemogućeno.",
        ],
      },
    ],
  },
  emobility: {
    title: "Punjenje električnih automobila",
    lead: "Monofazni i trofazni wallbox punjači i DC punjači, za povezivanje sa fotonaponskom elektranom.",
    sections: [
      {
        heading: "Koja snaga",
        paragraphs: [
          "Kod naizmenične struje odlučuje punjač ugrađen u automobil: mnogi prihvataju 7,4 kW monofazno ili 11 kW trofazno, a retki 22 kW. Wallbox jači od automobila ne puni brže.",
          "Kod kuće je najvažnija odobrena snaga priključka: wallbox sa dinamičkim upravljanjem opterećenjem smanjuje punjenje kada se uključe rerna i toplotna pumpa, i prati višak iz fotonaponske elektrane. Pitajte da li je za to potrebno brojilo energije u kompletu.",
        ],
      },
      {
        heading: "Konektor i ugradnja",
        paragraphs: [
          "U Evropi je utičnica za naizmeničnu struju Tip 2. Sa fiksnim kablom ide brže; kada postoji samo utičnica, koristi se kabl iz automobila. Dužinu kabla merite do priključka parkiranog automobila, a ne do branika.",
          "Svako mesto za punjenje traži sopstveno strujno kolo sa diferencijalnom zaštitom koju navodi proizvođač, a izvodi ga ovlašćeni električar.",
        ],
      },
    ],
  },
  others: {
    title: "Pribor za fotonaponske sisteme",
    lead: "Konektori, interfejsni uređaji, rezervni delovi i meteo stanice: ono što upotpunjuje elektranu.",
    sections: [
      {
        heading: "Konektori: ista marka sa obe strane",
        paragraphs: [
          "Dva „kompatibilna“ konektora različitih marki mogu se zagrejati dok ne izgore: proizvođači garantuju samo spoj sopstvenih konektora. Izaberite konektor kakav ima modul i krimpujte ga predviđenim kleštima, za presek kabla koji koristite.",
        ],
      },
      {
        heading: "Interfejsni uređaj",
        paragraphs: [
          "U Italiji standard CEI 0-21 (niski napon) traži sistem interfejsne zaštite; za elektrane iznad 11,08 kW to mora biti uređaj izvan invertora. Na srednjem naponu važi CEI 0-16.",
        ],
      },
      {
        heading: "Meriti da bi se razumelo",
        paragraphs: [
          "Meteo stanica sa senzorima sunčevog zračenja i temperature pokazuje da li pad proizvodnje dolazi od neba ili od elektrane: u velikim elektranama isplati se već kod prvog kvara otkrivenog na vreme.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Optimizatori snage",
    lead: "Zaseban MPPT za svaki modul: protiv senki, za očitavanje svakog panela i za bezbedno isključenje.",
    sections: [
      {
        heading: "Kada su zaista potrebni",
        paragraphs: [
          "Gde dimnjak ili drvo baca senku na nekoliko modula, optimizator ne dozvoljava da oni povuku ceo string nadole. Na nezasenčenom krovu jedne orijentacije dobitak je mali: često je dovoljan invertor sa više MPPT-ova.",
          "Služe i za uvid u proizvodnju modul po modul, a u sistemima koji to predviđaju i da string dovedu na bezbedan napon kada je elektrana isključena.",
        ],
      },
      {
        heading: "Kompatibilnost",
        paragraphs: [
          "Neki optimizatori rade samo sa invertorom iste marke, a drugi sa svakim string invertorom. Najveću ulaznu snagu i napon treba uporediti sa podacima modula, a dužinu kablova sa rasporedom modula, uspravnim ili položenim.",
        ],
      },
    ],
  },
  structures: {
    title: "Montažne konstrukcije",
    lead: "Profili, nosači, stege, balast i kompletni sistemi za kose, ravne i limene krovove i za tlo.",
    sections: [
      {
        heading: "Prvo krov, pa konstrukcija",
        paragraphs: [
          "Crep traži kuke pričvršćene za rog; na trapezasti lim idu kratki profili, na falcovani stege koje ga ne buše; na ravnom krovu balast čuva hidroizolaciju od bušenja, ako ploča nosi njegovu težinu.",
          "Sneg i vetar na lokaciji određuju razmak između tačaka pričvršćenja: utvrđuje ga projektant. Ivične zone krova izložene su vetru više od srednjih.",
        ],
      },
      {
        heading: "Materijali koji se slažu",
        paragraphs: [
          "Aluminijum za profile, nerđajući čelik za zavrtnje i kuke: zajedno traju. Pocinkovani čelik i aluminijum u dodiru i na vlazi korodiraju; blizu mora to je još važnije.",
        ],
      },
      {
        heading: "Brojanje komada",
        paragraphs: [
          "Za svaki red potrebna su dva profila; srednje stege stoje između modula, a krajnje na krajevima reda, u visini rama modula. Dugačak profil se širi: iznad desetak metara potrebna je dilataciona spojnica.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Elektro ormani",
    lead: "String ormani, interfejsni i AC/DC ormani, ožičeni, prema broju stringova i snazi elektrane.",
    sections: [
      {
        heading: "Koji orman i gde",
        paragraphs: [
          "String orman okuplja stringove i štiti ih na strani jednosmerne struje; AC/DC orman objedinjuje zaštite obe strane; interfejsni orman odvaja elektranu od mreže kada mreža nestane, kako traži CEI 0-21.",
        ],
      },
      {
        heading: "Šta treba proveriti",
        paragraphs: [
          "Ulazni i izlazni stringovi, opseg snage, najveći jednosmerni napon i stepen zaštite: napolju najmanje IP65, dalje od direktnog sunca. Odvodnici prenapona se troše: moraju biti zamenljivi, a njihov indikator vidljiv.",
          "Sa tri ili više paralelnih stringova po pravilu su potrebni osigurači stringa; sa jednim ili dva obično nisu: to kazuje najveća povratna struja modula.",
        ],
      },
    ],
  },
};
