import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Panele fotowoltaiczne",
    lead: "Moduły monokrystaliczne, full black, dwustronne i kolorowe, od jednej sztuki po kontener, z porównaniem mocy, gwarancji i €/Wp.",
    sections: [
      {
        heading: "Jaki moduł na jaki dach",
        paragraphs: [
          "Na dachu domu liczy się uzysk z metra kwadratowego: patrz na sprawność, nie tylko na waty. Bardzo duży moduł 450 W może dać z tej samej powierzchni mniej niż bardziej zwarty moduł 430 W; musi się też zmieścić między kominami a oknami dachowymi.",
          "Full black wybiera się dla wyglądu: nagrzewa się nieco mocniej i przy tej samej mocy kosztuje więcej. Moduł dwustronny naprawdę się opłaca tam, gdzie światło wraca od spodu, czyli na gruncie, na wiatach i na jasnych dachach płaskich; na ciemnej połaci jego tylna strona niewiele wnosi.",
        ],
      },
      {
        heading: "Jakie liczby czytać w karcie katalogowej",
        paragraphs: [
          "Współczynnik temperaturowy mówi, ile mocy ubywa na każdy stopień powyżej 25 °C temperatury ogniwa: między -0,29 a -0,35 %/°C różnica latem wynosi kilka punktów procentowych. Napięcie obwodu otwartego (Voc) na mrozie decyduje, ile modułów zmieści się w stringu bez przekroczenia maksymalnego napięcia falownika.",
          "Gwarancje są dwie i trzeba je czytać osobno: gwarancja na produkt obejmuje wady, a gwarancja na uzysk zapewnia moc minimalną po określonej liczbie lat. Ogniwa N-type i połówkowe (half-cut) zwykle wolniej się degradują i lepiej znoszą częściowe zacienienie.",
        ],
      },
      {
        heading: "Zakup na sztuki, palety lub kontenery",
        paragraphs: [
          "Moduły są przewożone na paletach: pełna paleta obniża zarówno cenę za sztukę, dla firm z dostępem do cen paletowych, jak i ryzyko stłuczenia. Zawsze zaplanuj kilka zapasowych sztuk z tej samej partii: za parę lat tego modelu może już nie być.",
        ],
      },
    ],
  },
  inverters: {
    title: "Falowniki fotowoltaiczne",
    lead: "Jednofazowe, trójfazowe, hybrydowe, mikrofalowniki i retrofit: wybierz według mocy, liczby MPPT i napięcia wejściowego.",
    sections: [
      {
        heading: "Jednofazowy, trójfazowy, hybrydowy",
        paragraphs: [
          "We Włoszech instalacja przyłączona do sieci niskiego napięcia może być jednofazowa do 6 kW; powyżej musi być trójfazowa. Jeśli przyłącze już jest trójfazowe, falownik trójfazowy pozwala uniknąć asymetrii faz.",
          "Falownik hybrydowy ładuje i rozładowuje akumulator po stronie prądu stałego: opłaca się, jeśli akumulator pojawi się od razu lub w ciągu kilku lat. W istniejącej instalacji urządzenie typu retrofit dodaje akumulator po stronie prądu przemiennego, bez ingerencji w dotychczasowy falownik.",
        ],
      },
      {
        heading: "Stringi, MPPT i napięcia",
        paragraphs: [
          "Każda orientacja dachu wymaga własnego MPPT: dwie połacie, dwa MPPT. Napięcie obwodu otwartego stringu w najniższej temperaturze danego miejsca musi pozostać poniżej napięcia maksymalnego, a napięcie robocze latem w oknie MPPT.",
          "Maksymalny prąd zwarciowy falownika trzeba porównać z prądem modułu, który jest wyższy w dzisiejszych dużych modułach i w modułach dwustronnych. Sprawdzenie instalacji na stronie porównania wykonuje te obliczenia na danych z kart katalogowych i mówi, czego nie może sprawdzić.",
        ],
      },
      {
        heading: "Stosunek DC/AC",
        paragraphs: [
          "Moc modułów nieco większa od mocy falownika, w stosunku od 1,1 do 1,3, pozwala lepiej wykorzystać słabsze godziny: obciętych szczytów jest niewiele. Liczy się maksymalna moc DC podana przez producenta, której nie wolno przekroczyć.",
        ],
      },
    ],
  },
  batteries: {
    title: "Akumulatory i magazyny energii",
    lead: "Magazyny wysoko- i niskonapięciowe do domu i przemysłu, z porównaniem pojemności, BMS i €/kWh.",
    sections: [
      {
        heading: "Ile pojemności potrzeba",
        paragraphs: [
          "Zacznij od zużycia między zachodem a wschodem słońca, nie od mocy instalacji: dom, który nocą zużywa 6 kWh, dobrze wykorzysta akumulator od 7 do 10 kWh. Większy zimą pozostaje w połowie pusty, a jego cena za wykorzystaną kWh rośnie.",
          "Akumulatory modułowe można rozbudować, ale zwykle tylko o moduły tego samego modelu i w ciągu kilku lat od montażu: zostaw miejsce i sprawdź, ile można połączyć równolegle.",
        ],
      },
      {
        heading: "Wysokie czy niskie napięcie",
        paragraphs: [
          "Wysokie napięcie oznacza mniejsze prądy, a więc cieńsze przewody i mniejsze straty; układ niskonapięciowy (około 48 V) łatwiej rozbudować i jest on powszechny przy falownikach off-grid. Napięcie musi być takie, jakie przyjmuje falownik hybrydowy: pilnuje tego sprawdzenie instalacji.",
        ],
      },
      {
        heading: "Bezpieczeństwo i montaż",
        paragraphs: [
          "Ogniwa LiFePO4 (litowo-żelazowo-fosforanowe) są stabilniejsze termicznie i wytrzymują więcej cykli niż inne ogniwa litowe. BMS chroni podczas ładowania i rozładowania oraz pilnuje temperatury: gdy nie jest wbudowany, trzeba go przewidzieć osobno.",
          "Sprawdź stopień ochrony: akumulator IP65 może stać na zewnątrz, osłonięty od bezpośredniego słońca, a IP20 wymaga suchego pomieszczenia. Poniżej zera ładowanie ogniw litowych jest ograniczone lub zablokowane.",
        ],
      },
    ],
  },
  emobility: {
    title: "Ładowanie samochodów elektrycznych",
    lead: "Wallboxy jednofazowe i trójfazowe oraz ładowarki prądu stałego, do połączenia z fotowoltaiką.",
    sections: [
      {
        heading: "Jaka moc",
        paragraphs: [
          "Przy prądzie przemiennym decyduje ładowarka pokładowa samochodu: wiele aut przyjmuje 7,4 kW jednofazowo lub 11 kW trójfazowo, nieliczne 22 kW. Wallbox mocniejszy od auta nie naładuje go szybciej.",
          "W domu liczy się przede wszystkim moc przyłączeniowa: wallbox z dynamicznym zarządzaniem obciążeniem zmniejsza ładowanie, gdy ruszają piekarnik i pompa ciepła, i podąża za nadwyżką z fotowoltaiki. Zapytaj, czy potrzebny do tego licznik energii jest w zestawie.",
        ],
      },
      {
        heading: "Złącze i montaż",
        paragraphs: [
          "W Europie gniazdo prądu przemiennego to Typ 2. Z zamocowanym kablem jest szybciej; przy samym gnieździe używa się kabla z samochodu. Długość kabla mierz do gniazda zaparkowanego auta, nie do zderzaka.",
          "Każdy punkt ładowania wymaga osobnego obwodu z zabezpieczeniem różnicowoprądowym wskazanym przez producenta, wykonanego przez uprawnionego elektryka.",
        ],
      },
    ],
  },
  others: {
    title: "Akcesoria do fotowoltaiki",
    lead: "Złącza, zabezpieczenia interfejsowe, części zamienne i stacje pogodowe: to, co uzupełnia instalację.",
    sections: [
      {
        heading: "Złącza: ta sama marka po obu stronach",
        paragraphs: [
          "Dwa „kompatybilne” złącza różnych marek mogą się nagrzewać aż do zapłonu: producenci gwarantują tylko połączenia własnych złączy. Wybierz złącze takie jak w module i zaciśnij je przewidzianą do tego zaciskarką, odpowiednio do przekroju używanego przewodu.",
        ],
      },
      {
        heading: "Zabezpieczenie interfejsowe",
        paragraphs: [
          "We Włoszech norma CEI 0-21 (niskie napięcie) wymaga układu zabezpieczenia interfejsowego; w instalacjach powyżej 11,08 kW musi to być urządzenie zewnętrzne względem falownika. Przy średnim napięciu obowiązuje CEI 0-16.",
        ],
      },
      {
        heading: "Mierzyć, żeby zrozumieć",
        paragraphs: [
          "Stacja pogodowa z czujnikami nasłonecznienia i temperatury pozwala stwierdzić, czy spadek produkcji wynika z pogody, czy z instalacji: w dużych instalacjach zwraca się przy pierwszej usterce wykrytej na czas.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Optymalizatory mocy",
    lead: "Osobne śledzenie MPP dla każdego modułu: przeciw zacienieniu, do odczytu każdego panelu i do bezpiecznego wyłączenia.",
    sections: [
      {
        heading: "Kiedy naprawdę są potrzebne",
        paragraphs: [
          "Tam, gdzie komin lub drzewo zacienia kilka modułów, optymalizatory nie pozwalają im pociągnąć w dół całego stringu. Na dachu niezacienionym i o jednej orientacji zysk jest mały: często wystarczy falownik z kilkoma MPPT.",
          "Przydają się też, by widzieć produkcję moduł po module, a w systemach, które to przewidują, by sprowadzić string do bezpiecznego napięcia, gdy instalacja jest wyłączona.",
        ],
      },
      {
        heading: "Kompatybilność",
        paragraphs: [
          "Niektóre optymalizatory działają tylko z falownikiem tej samej marki, inne z każdym falownikiem stringowym. Maksymalną moc i maksymalne napięcie wejściowe trzeba porównać z danymi modułu, a długość przewodów z układem modułów, pionowym lub poziomym.",
        ],
      },
    ],
  },
  structures: {
    title: "Konstrukcje montażowe",
    lead: "Profile, uchwyty, klemy, balast i kompletne systemy na dachy skośne, płaskie i z blachy oraz na grunt.",
    sections: [
      {
        heading: "Najpierw dach, potem konstrukcja",
        paragraphs: [
          "Dachówka wymaga haków mocowanych do krokwi; do blachy trapezowej służą mostki montażowe, do blachy na rąbek klemy, które jej nie przebijają; na dachu płaskim balast pozwala nie dziurawić pokrycia, jeśli strop udźwignie jego ciężar.",
          "Śnieg i wiatr w danym miejscu decydują o rozstawie mocowań: ustala go projektant. Strefy brzegowe dachu są bardziej narażone na wiatr niż środkowe.",
        ],
      },
      {
        heading: "Materiały, które się lubią",
        paragraphs: [
          "Aluminium na profile, stal nierdzewna na śruby i haki: razem są trwałe. Stal ocynkowana i aluminium, stykając się w wilgoci, korodują; blisko morza ma to jeszcze większe znaczenie.",
        ],
      },
      {
        heading: "Liczenie elementów",
        paragraphs: [
          "Na każdy rząd potrzeba dwóch profili; klemy środkowe są między modułami, klemy końcowe na krańcach rzędu, o wysokości ramy modułu. Długi profil się rozszerza: powyżej około dziesięciu metrów potrzebne jest złącze dylatacyjne.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Rozdzielnice elektryczne",
    lead: "Skrzynki stringowe, rozdzielnice interfejsowe i AC/DC, okablowane, według liczby stringów i mocy instalacji.",
    sections: [
      {
        heading: "Jaka rozdzielnica i gdzie",
        paragraphs: [
          "Skrzynka stringowa zbiera stringi i zabezpiecza je po stronie prądu stałego; rozdzielnica AC/DC łączy zabezpieczenia obu stron; rozdzielnica interfejsowa odłącza instalację od sieci przy zaniku napięcia w sieci, jak wymaga tego CEI 0-21.",
        ],
      },
      {
        heading: "Co sprawdzić",
        paragraphs: [
          "Stringi na wejściu i na wyjściu, zakres mocy, maksymalne napięcie DC i stopień ochrony: na zewnątrz co najmniej IP65, z dala od bezpośredniego słońca. Ograniczniki przepięć się zużywają: muszą dać się wymienić, a ich wskaźnik musi być widoczny.",
          "Przy trzech lub więcej stringach połączonych równolegle z reguły potrzebne są bezpieczniki stringowe; przy jednym lub dwóch zwykle nie: decyduje o tym maksymalny prąd wsteczny modułu.",
        ],
      },
    ],
  },
};
