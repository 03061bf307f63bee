import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Solarmodule",
    lead: "Monokristalline, Full-Black-, bifaziale und farbige Module, vom Einzelstück bis zum Container, mit Leistung, Garantien und €/Wp im Vergleich.",
    sections: [
      {
        heading: "Welches Modul für welches Dach",
        paragraphs: [
          "Auf einem Hausdach zählt der Ertrag pro Quadratmeter: Achten Sie auf den Wirkungsgrad, nicht nur auf die Watt. Ein sehr großes 450-W-Modul kann pro Fläche weniger bringen als ein kompakteres mit 430 W; außerdem muss es zwischen Schornsteinen und Dachfenstern Platz finden.",
          "Full Black wählt man wegen der Optik: Diese Module werden etwas wärmer und kosten bei gleicher Leistung mehr. Bifaziale Module lohnen sich dort, wo Licht auf die Rückseite zurückgeworfen wird, also auf Freiflächen, Carports und hellen Flachdächern; dicht über einer dunklen Dachschräge trägt die Rückseite wenig bei.",
        ],
      },
      {
        heading: "Die wichtigen Werte im Datenblatt",
        paragraphs: [
          "Der Temperaturkoeffizient gibt an, wie viel Leistung mit jedem Grad über 25 °C Zelltemperatur verloren geht: Zwischen -0,29 und -0,35 %/°C macht das im Sommer einige Prozentpunkte aus. Die Leerlaufspannung (Voc) bei Kälte entscheidet, wie viele Module in einen String passen, ohne dass die maximale Eingangsspannung des Wechselrichters überschritten wird.",
          "Es gibt zwei Garantien, die getrennt zu lesen sind: Die Produktgarantie deckt Mängel ab, die Leistungsgarantie sichert nach einer bestimmten Zahl von Jahren eine Mindestleistung zu. N-Typ-Zellen und Halbzellen (Half-Cut) degradieren meist weniger und sind bei Teilverschattung weniger empfindlich.",
        ],
      },
      {
        heading: "Einzeln, palettenweise oder im Container kaufen",
        paragraphs: [
          "Module reisen auf Paletten: Wer eine Palette auffüllt, senkt das Bruchrisiko und, als freigeschaltetes Unternehmen, auch den Stückpreis. Planen Sie immer einige Reservemodule aus derselben Charge ein: In ein paar Jahren gibt es dieses Modell vielleicht nicht mehr.",
        ],
      },
    ],
  },
  inverters: {
    title: "PV-Wechselrichter",
    lead: "Einphasig, dreiphasig, Hybrid, Mikrowechselrichter und Retrofit: Wählen Sie nach Leistung, Zahl der MPP-Tracker und Eingangsspannung.",
    sections: [
      {
        heading: "Einphasig, dreiphasig, Hybrid",
        paragraphs: [
          "In Italien darf eine Anlage am Niederspannungsnetz bis 6 kW einphasig sein; darüber muss sie dreiphasig einspeisen. Ist der Hausanschluss ohnehin dreiphasig, vermeidet ein dreiphasiger Wechselrichter eine Schieflast.",
          "Ein Hybridwechselrichter lädt und entlädt die Batterie auf der Gleichstromseite: Er lohnt sich, wenn der Speicher sofort oder in den nächsten Jahren dazukommt. Bei einer bestehenden Anlage bindet ein Retrofit-Gerät die Batterie auf der Wechselstromseite ein, ohne dass der vorhandene Wechselrichter angetastet wird.",
        ],
      },
      {
        heading: "Strings, MPPT und Spannungen",
        paragraphs: [
          "Jede Ausrichtung des Dachs braucht ihren eigenen MPP-Tracker: zwei Dachseiten, zwei MPPT. Die Leerlaufspannung des Strings muss bei der tiefsten Temperatur am Standort unter der maximalen Eingangsspannung bleiben, die Betriebsspannung im Sommer innerhalb des MPPT-Fensters.",
          "Der maximale Kurzschlussstrom des Eingangs ist mit dem des Moduls zu vergleichen, der bei den heutigen großen und bei bifazialen Modulen höher liegt. Die Anlagenprüfung auf der Vergleichsseite rechnet das mit den Werten der Datenblätter durch und sagt auch, was sie nicht prüfen kann.",
        ],
      },
      {
        heading: "DC/AC-Verhältnis",
        paragraphs: [
          "Eine Modulleistung, die etwas über der des Wechselrichters liegt, beim 1,1- bis 1,3-Fachen, nutzt die schwachen Stunden besser aus: Gekappt werden nur wenige Spitzen. Maßgebend ist die vom Hersteller angegebene maximale DC-Leistung, die nicht überschritten werden darf.",
        ],
      },
    ],
  },
  batteries: {
    title: "Batteriespeicher",
    lead: "Hochvolt- und Niedervoltspeicher für Haus und Industrie, mit Kapazität, BMS und €/kWh im Vergleich.",
    sections: [
      {
        heading: "Wie viel Kapazität nötig ist",
        paragraphs: [
          "Gehen Sie vom Verbrauch zwischen Sonnenuntergang und Sonnenaufgang aus, nicht von der Anlagenleistung: Ein Haushalt, der nachts 6 kWh verbraucht, nutzt eine Batterie mit 7 bis 10 kWh gut aus. Eine größere bleibt im Winter halb leer, und ihr Preis pro genutzter kWh steigt.",
          "Modulare Batterien lassen sich erweitern, meist aber nur mit Modulen desselben Modells und innerhalb weniger Jahre nach der Installation: Lassen Sie Platz dafür und lesen Sie nach, wie viele parallel geschaltet werden dürfen.",
        ],
      },
      {
        heading: "Hochvolt oder Niedervolt",
        paragraphs: [
          "Hochvoltsysteme arbeiten mit kleineren Strömen, also mit dünneren Kabeln und weniger Verlusten; Niedervoltsysteme (rund 48 V) sind einfacher zu erweitern und bei Off-Grid-Wechselrichtern weit verbreitet. Die Spannung muss zu der passen, die der Hybridwechselrichter zulässt: Die Anlagenprüfung kontrolliert das.",
        ],
      },
      {
        heading: "Sicherheit und Aufstellort",
        paragraphs: [
          "LiFePO4-Zellen (Lithium-Eisenphosphat) sind thermisch stabiler und erreichen mehr Zyklen als andere Lithium-Zellchemien. Das BMS schützt vor Überladung, Tiefentladung und kritischen Temperaturen: Ist es nicht integriert, muss es separat eingeplant werden.",
          "Achten Sie auf die Schutzart: IP65 erlaubt die Aufstellung im Freien, vor direkter Sonne geschützt; IP20 verlangt einen trockenen Raum. Unter null Grad ist das Laden von Lithiumzellen eingeschränkt oder gesperrt.",
        ],
      },
    ],
  },
  emobility: {
    title: "Ladetechnik für Elektroautos",
    lead: "Ein- und dreiphasige Wallboxen und Gleichstrom-Ladestationen, passend zur Photovoltaikanlage.",
    sections: [
      {
        heading: "Welche Ladeleistung",
        paragraphs: [
          "Beim Laden mit Wechselstrom entscheidet das Bordladegerät des Autos: Viele nehmen einphasig 7,4 kW oder dreiphasig 11 kW auf, wenige 22 kW. Eine Wallbox, die mehr kann als das Auto, lädt nicht schneller.",
          "Zu Hause zählt vor allem die Leistung des Hausanschlusses: Eine Wallbox mit dynamischem Lastmanagement drosselt das Laden, wenn Backofen und Wärmepumpe anlaufen, und folgt dem PV-Überschuss. Fragen Sie nach, ob der dafür nötige Energiezähler im Lieferumfang ist.",
        ],
      },
      {
        heading: "Stecker und Montage",
        paragraphs: [
          "Für Wechselstrom ist in Europa Typ 2 der Standard. Mit fest angeschlossenem Kabel geht es schneller; mit reiner Ladesteckdose benutzt man das Kabel des Autos. Messen Sie die Kabellänge bis zum Ladeanschluss des geparkten Autos, nicht bis zur Stoßstange.",
          "Jeder Ladepunkt braucht eine eigene Zuleitung mit dem vom Hersteller vorgegebenen Fehlerstromschutz, verlegt von einem zugelassenen Elektrofachbetrieb.",
        ],
      },
    ],
  },
  others: {
    title: "Photovoltaik-Zubehör",
    lead: "Steckverbinder, Schnittstellenschutz, Ersatzteile und Wetterstationen: alles, was die Anlage vervollständigt.",
    sections: [
      {
        heading: "Steckverbinder: auf beiden Seiten dieselbe Marke",
        paragraphs: [
          "Zwei „kompatible“ Steckverbinder verschiedener Marken können sich erhitzen, bis sie in Brand geraten: Die Hersteller garantieren nur die Verbindung ihrer eigenen Stecker und Buchsen. Wählen Sie den Steckverbinder des Moduls und crimpen Sie ihn mit der vorgesehenen Zange für den Querschnitt Ihres Kabels.",
        ],
      },
      {
        heading: "Schnittstellenschutz",
        paragraphs: [
          "In Italien verlangt die Norm CEI 0-21 (Niederspannung) einen Schnittstellenschutz; bei Anlagen über 11,08 kW muss er als eigenes Gerät außerhalb des Wechselrichters ausgeführt sein. In der Mittelspannung gilt die CEI 0-16.",
        ],
      },
      {
        heading: "Messen, um zu verstehen",
        paragraphs: [
          "Eine Wetterstation mit Einstrahlungs- und Temperatursensor zeigt, ob ein Ertragsrückgang vom Wetter oder von der Anlage kommt: Bei großen Anlagen macht sie sich mit dem ersten rechtzeitig erkannten Fehler bezahlt.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Leistungsoptimierer",
    lead: "Ein MPP-Tracker für jedes Modul: gegen Verschattung, für die Überwachung jedes einzelnen Moduls und für sicheres Abschalten.",
    sections: [
      {
        heading: "Wann sie wirklich nötig sind",
        paragraphs: [
          "Wo ein Schornstein oder ein Baum einige Module verschattet, verhindert der Optimierer, dass sie den ganzen String herunterziehen. Auf einem verschattungsfreien Dach mit nur einer Ausrichtung ist der Gewinn klein: Oft genügt ein Wechselrichter mit mehreren MPP-Trackern.",
          "Optimierer zeigen außerdem den Ertrag Modul für Modul und bringen, in Systemen, die das vorsehen, den String auf eine sichere Spannung, wenn die Anlage abgeschaltet ist.",
        ],
      },
      {
        heading: "Kompatibilität",
        paragraphs: [
          "Manche Optimierer arbeiten nur mit dem Wechselrichter derselben Marke, andere mit jedem Stringwechselrichter. Maximale Eingangsleistung und Eingangsspannung sind mit den Werten des Moduls zu vergleichen, die Kabellänge mit der Verlegung, hochkant oder quer.",
        ],
      },
    ],
  },
  structures: {
    title: "Montagesysteme",
    lead: "Profile, Halter, Klemmen, Ballast und komplette Systeme für Schräg-, Flach- und Blechdächer und für die Freifläche.",
    sections: [
      {
        heading: "Erst das Dach, dann das Montagesystem",
        paragraphs: [
          "Ziegel verlangen Dachhaken, die am Sparren befestigt sind; auf Trapezblech werden Kurzschienen befestigt, am Stehfalz Klemmen, die das Blech nicht durchdringen; auf dem Flachdach schont Ballast die Abdichtung, sofern die Decke das Gewicht trägt.",
          "Die Schnee- und Windlasten am Standort bestimmen den Abstand der Befestigungspunkte: Ihn legt der Planer fest. In den Randzonen des Dachs ist die Windlast höher als in der Mitte.",
        ],
      },
      {
        heading: "Werkstoffe, die sich vertragen",
        paragraphs: [
          "Aluminium für die Profile, Edelstahl für Schrauben und Haken: Zusammen halten sie lange. Verzinkter Stahl und Aluminium korrodieren, wenn sie sich bei Feuchtigkeit berühren; in Meeresnähe gilt das erst recht.",
        ],
      },
      {
        heading: "Die Teile zählen",
        paragraphs: [
          "Für jede Modulreihe braucht es zwei Profile; Mittelklemmen sitzen zwischen den Modulen, Endklemmen an den Enden, jeweils passend zur Rahmenhöhe des Moduls. Ein langes Profil dehnt sich aus: Ab etwa zehn Metern ist eine Dehnungsfuge nötig.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Schaltschränke",
    lead: "Verdrahtete Generatoranschlusskästen, Schnittstellenschränke und AC/DC-Schränke, nach Stringzahl und Anlagenleistung.",
    sections: [
      {
        heading: "Welcher Schrank an welcher Stelle",
        paragraphs: [
          "Der Generatoranschlusskasten führt die Strings zusammen und schützt sie auf der Gleichstromseite; der AC/DC-Schrank vereint die Schutzgeräte beider Seiten; der Schnittstellenschrank trennt die Anlage bei Netzausfall vom Netz, wie es in Italien die CEI 0-21 verlangt.",
        ],
      },
      {
        heading: "Worauf zu achten ist",
        paragraphs: [
          "Zahl der Strings am Ein- und Ausgang, Leistungsbereich, maximale DC-Spannung und Schutzart: im Freien mindestens IP65, vor direkter Sonne geschützt. Überspannungsableiter verschleißen: Sie müssen austauschbar und ihre Anzeige muss sichtbar sein.",
          "Bei drei oder mehr parallelen Strings sind in der Regel Strangsicherungen nötig, bei einem oder zwei meist nicht: Maßgebend ist die Rückstrombelastbarkeit des Moduls.",
        ],
      },
    ],
  },
};
