import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Panouri fotovoltaice",
    lead: "Module monocristaline, full black, bifaciale și colorate, de la o bucată la container, cu putere, garanții și €/Wp comparate.",
    sections: [
      {
        heading: "Ce modul pentru ce acoperiș",
        paragraphs: [
          "Pe acoperișul unei case contează producția pe metru pătrat: uitați-vă la randament, nu doar la wați. Un modul de 450 W foarte mare poate produce mai puțin, la aceeași suprafață, decât unul de 430 W mai compact; în plus, trebuie să încapă între coșuri și ferestrele de mansardă.",
          "Modulele full black se aleg pentru aspect: se încălzesc puțin mai mult și costă mai mult la aceeași putere. Cele bifaciale merită cu adevărat acolo unde lumina se reflectă spre spatele modulului, adică la sol, pe copertine și pe acoperișuri plate deschise la culoare; pe o pantă închisă la culoare, spatele produce puțin.",
        ],
      },
      {
        heading: "Cifrele de citit în fișa tehnică",
        paragraphs: [
          "Coeficientul de temperatură arată câtă putere se pierde pentru fiecare grad peste temperatura de 25 °C a celulei: între -0,29 și -0,35 %/°C diferența este, vara, de câteva puncte procentuale. Tensiunea în gol (Voc) la rece determină câte module încap într-un string fără a depăși tensiunea maximă a invertorului.",
          "Garanțiile sunt două și se citesc separat: cea de produs acoperă defectele, cea de performanță promite o putere minimă după un anumit număr de ani. Celulele de tip N și semicelulele (half-cut) se degradează de obicei mai puțin și suferă mai puțin la umbrire parțială.",
        ],
      },
      {
        heading: "Cumpărare la bucată, la palet sau la container",
        paragraphs: [
          "Modulele călătoresc pe paleți: completarea unui palet reduce atât prețul pe bucată, pentru companiile abilitate, cât și riscul de spargere. Prevedeți întotdeauna câteva module de rezervă din același lot: peste câțiva ani, modelul s-ar putea să nu mai existe.",
        ],
      },
    ],
  },
  inverters: {
    title: "Invertoare fotovoltaice",
    lead: "Monofazate, trifazate, hibride, microinvertoare și retrofit: alegeți după putere, număr de MPPT și tensiune de intrare.",
    sections: [
      {
        heading: "Monofazat, trifazat, hibrid",
        paragraphs: [
          "În Italia, o instalație racordată la joasă tensiune poate fi monofazată până la 6 kW; peste această putere trebuie să fie trifazată. Dacă alimentarea este deja trifazată, un invertor trifazat evită dezechilibrarea fazelor.",
          "Invertorul hibrid încarcă și descarcă o baterie pe partea de curent continuu: merită dacă bateria vine imediat sau în câțiva ani. La o instalație existentă, un retrofit adaugă bateria pe partea de curent alternativ, fără a umbla la invertorul montat.",
        ],
      },
      {
        heading: "Stringuri, MPPT și tensiuni",
        paragraphs: [
          "Fiecare orientare diferită a acoperișului cere propriul MPPT: două pante, două MPPT. Tensiunea în gol a stringului la cea mai scăzută temperatură a locului trebuie să rămână sub tensiunea maximă; cea de funcționare, vara, în interiorul ferestrei MPPT.",
          "Curentul maxim de scurtcircuit trebuie comparat cu cel al modulului, mai mare la modulele mari de astăzi și la cele bifaciale. Verificarea sistemului din pagina de comparație face aceste calcule cu cifrele din fișe și spune ce nu poate verifica.",
        ],
      },
      {
        heading: "Raportul DC/AC",
        paragraphs: [
          "O putere a modulelor puțin mai mare decât cea a invertorului, de 1,1 până la 1,3 ori, folosește mai bine orele cu lumină slabă: vârfurile tăiate sunt puține. Contează puterea DC maximă declarată de producător, care nu trebuie depășită.",
        ],
      },
    ],
  },
  batteries: {
    title: "Baterii de stocare",
    lead: "Stocare la înaltă și joasă tensiune pentru casă și industrie, cu capacitate, BMS și €/kWh comparate.",
    sections: [
      {
        heading: "Câtă capacitate este necesară",
        paragraphs: [
          "Porniți de la consumul dintre apus și răsărit, nu de la puterea instalației: o casă care consumă noaptea 6 kWh folosește bine o baterie de 7 până la 10 kWh. Una mai mare rămâne iarna pe jumătate goală, iar prețul ei pe kWh folosit crește.",
          "Bateriile modulare se pot extinde, dar de obicei numai cu module de același model și în primii câțiva ani de la montaj: lăsați loc și verificați câte se pot pune în paralel.",
        ],
      },
      {
        heading: "Înaltă sau joasă tensiune",
        paragraphs: [
          "Bateriile de înaltă tensiune lucrează cu curenți mai mici, deci cu cabluri mai subțiri și pierderi mai reduse; cele de joasă tensiune (circa 48 V) sunt mai simplu de extins și foarte răspândite la invertoarele off-grid. Tensiunea trebuie să fie cea acceptată de invertorul hibrid: verificarea sistemului controlează acest lucru.",
        ],
      },
      {
        heading: "Siguranță și amplasare",
        paragraphs: [
          "Celulele LiFePO4 (litiu-fier-fosfat) sunt mai stabile termic și rezistă la mai multe cicluri decât alte chimii pe bază de litiu. BMS-ul protejează la supraîncărcare, la descărcare profundă și la temperaturi extreme: când nu este integrat, trebuie prevăzut separat.",
          "Uitați-vă la gradul de protecție: o baterie IP65 poate sta la exterior, ferită de soarele direct; una IP20 cere o încăpere uscată. Sub zero grade, încărcarea celulelor cu litiu este limitată sau blocată.",
        ],
      },
    ],
  },
  emobility: {
    title: "Încărcare pentru mașini electrice",
    lead: "Wallboxuri monofazate și trifazate și stații de curent continuu, potrivite pentru sistemul fotovoltaic.",
    sections: [
      {
        heading: "Ce putere",
        paragraphs: [
          "În curent alternativ decide încărcătorul de la bordul mașinii: multe acceptă 7,4 kW monofazat sau 11 kW trifazat, puține 22 kW. Un wallbox mai puternic decât mașina nu o încarcă mai repede.",
          "Acasă contează mai ales puterea branșamentului: un wallbox cu gestionare dinamică a sarcinii reduce încărcarea când pornesc cuptorul și pompa de căldură și urmărește surplusul fotovoltaic. Întrebați dacă contorul de energie necesar este inclus.",
        ],
      },
      {
        heading: "Conector și montaj",
        paragraphs: [
          "În Europa, priza de curent alternativ este de Tip 2. Cu cablul atașat merge mai repede; dacă există doar priză, se folosește cablul mașinii. Lungimea cablului se măsoară până la priza mașinii parcate, nu până la bara de protecție.",
          "Fiecare punct de încărcare are nevoie de un circuit propriu cu protecția diferențială indicată de producător, executat de un electrician autorizat.",
        ],
      },
    ],
  },
  others: {
    title: "Accesorii pentru fotovoltaic",
    lead: "Conectori, dispozitive de interfață, piese de schimb și stații meteo: tot ce completează instalația.",
    sections: [
      {
        heading: "Conectori: aceeași marcă pe ambele părți",
        paragraphs: [
          "Doi conectori „compatibili” de mărci diferite se pot încălzi până ard: producătorii garantează numai îmbinarea propriilor conectori. Alegeți conectorul modulului și sertizați-l cu cleștele prevăzut, pentru secțiunea cablului folosit.",
        ],
      },
      {
        heading: "Dispozitivul de interfață",
        paragraphs: [
          "În Italia, norma CEI 0-21 (joasă tensiune) cere sistemul de protecție de interfață; la instalațiile de peste 11,08 kW acesta trebuie să fie un dispozitiv extern invertorului. La medie tensiune se aplică CEI 0-16.",
        ],
      },
      {
        heading: "Măsurați pentru a înțelege",
        paragraphs: [
          "O stație meteo cu senzori de iradianță și temperatură arată dacă o scădere de producție vine de la vreme sau de la instalație: la instalațiile mari se amortizează la prima defecțiune găsită la timp.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Optimizatoare de putere",
    lead: "Câte un MPPT pentru fiecare modul: împotriva umbrelor, pentru a citi fiecare panou, pentru oprire în siguranță.",
    sections: [
      {
        heading: "Când sunt cu adevărat necesare",
        paragraphs: [
          "Acolo unde un coș sau un copac umbrește câteva module, optimizatorul evită ca acestea să tragă în jos întregul string. Pe un acoperiș liber și cu o singură orientare câștigul este mic: de multe ori ajunge un invertor cu mai multe MPPT.",
          "Optimizatoarele arată și producția modul cu modul și, în sistemele care prevăd acest lucru, aduc stringul la o tensiune sigură când instalația este oprită.",
        ],
      },
      {
        heading: "Compatibilitate",
        paragraphs: [
          "Unele optimizatoare lucrează numai cu invertorul aceleiași mărci, altele cu orice invertor de string. Puterea și tensiunea maximă de intrare se compară cu cele ale modulului, iar lungimea cablurilor cu așezarea modulelor, verticală sau orizontală.",
        ],
      },
    ],
  },
  structures: {
    title: "Structuri de montaj",
    lead: "Profile, suporturi, cleme, balast și sisteme complete pentru acoperișuri înclinate, plate, din tablă și pentru sol.",
    sections: [
      {
        heading: "Întâi acoperișul, apoi structura",
        paragraphs: [
          "Țiglele cer cârlige fixate în căprior; pe tabla trapezoidală se montează miniprofile, iar pe cea fălțuită cleme care nu o găuresc; pe acoperișul plat, balastul evită găurirea membranei, dacă planșeul îi suportă greutatea.",
          "Zăpada și vântul locului determină distanța dintre fixări: o stabilește proiectantul. Marginile acoperișului prind mai mult vânt decât mijlocul lui.",
        ],
      },
      {
        heading: "Materiale care se potrivesc",
        paragraphs: [
          "Aluminiu pentru profile, oțel inoxidabil pentru șuruburi și cârlige: împreună rezistă. Oțelul zincat și aluminiul, în contact și la umezeală, se corodează; aproape de mare, cu atât mai mult.",
        ],
      },
      {
        heading: "Numărarea pieselor",
        paragraphs: [
          "Fiecare rând are nevoie de două profile; clemele de mijloc stau între module, cele de capăt la extremități, potrivite cu înălțimea ramei modulului. Un profil lung se dilată: peste aproximativ zece metri este nevoie de un rost de dilatare.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Tablouri electrice",
    lead: "Cutii de stringuri și tablouri de interfață și AC/DC, cablate, după numărul de stringuri și puterea instalației.",
    sections: [
      {
        heading: "Ce tablou și unde",
        paragraphs: [
          "Cutia de stringuri adună stringurile și le protejează pe partea de curent continuu; tabloul AC/DC reunește protecțiile ambelor părți; cel de interfață separă instalația de rețea când rețeaua cade, așa cum cere în Italia CEI 0-21.",
        ],
      },
      {
        heading: "Ce trebuie verificat",
        paragraphs: [
          "Stringuri la intrare și la ieșire, interval de putere, tensiune maximă în curent continuu și grad de protecție: la exterior cel puțin IP65, departe de soarele direct. Descărcătoarele de supratensiune se uzează: trebuie să poată fi înlocuite, iar indicatorul lor trebuie să se vadă.",
          "La trei sau mai multe stringuri în paralel sunt necesare, de regulă, siguranțe fuzibile de string; la unul sau două, de obicei nu: o spune curentul invers maxim al modulului.",
        ],
      },
    ],
  },
};
