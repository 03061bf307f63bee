import type { LegalTexts } from "../plain-text.ts";

export const legalTexts: LegalTexts = {
  italianPrevails:
    "To jest tłumaczenie: w razie różnic rozstrzyga tekst włoski. Prawa, które przysługują Ci jako konsumentowi na mocy prawa Twojego kraju, pozostają nienaruszone.",
  "terms-and-conditions": {
    title: "Regulamin korzystania z serwisu",
    lead: "Zasady korzystania z serwisu Solvia: kto może się zarejestrować, co jest publiczne, jak traktujemy treści i konta. Tekst demonstracyjny zmyślonej firmy: przed użyciem należy go zastąpić tekstem zatwierdzonym przez prawnika.",
    sections: [
      {
        heading: "Kim jesteśmy",
        paragraphs: [
          "Serwis prowadzi Solvia, firma demonstracyjna z siedzibą we Włoszech. Żadne zamówienie złożone w tej instalacji demonstracyjnej nie prowadzi do rzeczywistej sprzedaży.",
        ],
      },
      {
        heading: "Konto",
        paragraphs: [
          "Zarejestrować się mogą osoby pełnoletnie i firmy. Firmy podają numer VAT, który sprawdzamy w rejestrze europejskim; niektóre funkcje otwierają się dopiero po weryfikacji.",
          "Chroń swoje hasło i powiadom nas od razu, jeśli podejrzewasz, że znają je inni. Konto możesz zamknąć w każdej chwili w ustawieniach.",
        ],
      },
      {
        heading: "Treści katalogu",
        paragraphs: [
          "Karty, rysunki i ceny przygotowujemy starannie, ale mogą zawierać błędy: rozstrzyga karta techniczna producenta. Obrazy mają charakter poglądowy. Znaki towarowe należą do ich właścicieli.",
          "Sprawdzenie systemu jest poradą opartą na danych z kart: nie zastępuje projektu uprawnionego technika.",
        ],
      },
      {
        heading: "Właściwe korzystanie",
        paragraphs: [
          "Nie wolno obchodzić ograniczeń dostępu, masowo pobierać danych katalogu bez umowy ani przesyłać treści niezgodnych z prawem. Kto chce pobierać dane automatycznie, może skorzystać z API dla odsprzedawców.",
        ],
      },
      {
        heading: "Zmiany i prawo właściwe",
        paragraphs: [
          "Każdą zmianę publikujemy tutaj wraz z datą. Stosuje się prawo włoskie; prawa, które ustawa przyznaje konsumentowi w kraju, w którym mieszka, pozostają nienaruszone.",
        ],
      },
    ],
  },
  "sales-conditions": {
    title: "Warunki sprzedaży",
    lead: "Ceny, zamówienia, dostawa, odstąpienie i gwarancje, dla firm i osób prywatnych. Tekst demonstracyjny zmyślonej firmy: przed użyciem należy go zastąpić tekstem zatwierdzonym przez prawnika.",
    sections: [
      {
        heading: "Ceny",
        paragraphs: [
          "Osoby prywatne widzą ceny z VAT, opłatą ZSEE i opłatą za baterie; firmy widzą ceny netto z oznaczeniem „+ VAT”. Koszty dostawy są widoczne w koszyku przed złożeniem zamówienia. Wszystkie ceny podane są w euro.",
        ],
      },
      {
        heading: "Zamówienie i zawarcie umowy",
        paragraphs: [
          "Zamówienie jest ofertą; umowa zostaje zawarta z chwilą potwierdzenia, które wysyłamy e-mailem. Sztuki są rezerwowane w chwili złożenia zamówienia. Zamówienie nieopłacone w podanym terminie wygasa, a sztuki stają się znów dostępne.",
        ],
      },
      {
        heading: "Dostawa",
        paragraphs: [
          "Terminy podane na stronie produktu to tygodnie kalendarzowe od potwierdzenia płatności, a dla firm z płatnością odroczoną od złożenia zamówienia. Przy dostawie sprawdź paczki w obecności przewoźnika i zapisz uszkodzenia na dokumencie przewozowym.",
          "Akumulatory litowe i elementy ponadgabarytowe podróżują specjalnym transportem. Odbiór w magazynie jest bezpłatny.",
        ],
      },
      {
        heading: "Prawo konsumentów do odstąpienia od umowy",
        paragraphs: [
          "Kto kupuje jako osoba prywatna, może odstąpić od umowy w ciągu 14 dni od dostawy ostatniej rzeczy bez podania przyczyny, także za pomocą funkcji odstąpienia na stronie zamówienia. Zwracamy zapłaconą kwotę wraz z kosztem zwykłej dostawy w ciągu 14 dni od otrzymania towaru lub dowodu jego odesłania. Koszty zwrotu ponosi odstępujący. W przypadku towarów na paletach, których nie można odesłać pocztą, szacunkowy koszt równa się kosztowi dostawy podanemu w zamówieniu. Wyłączone są rzeczy wykonane na wymiar.",
        ],
      },
      {
        heading: "Rękojmia i gwarancje",
        paragraphs: [
          "Konsumentom przysługuje ustawowa odpowiedzialność za zgodność towaru z umową przez dwa lata; firmom przez rok. Gwarancje handlowe producenta, na produkt i na wydajność, obowiązują dodatkowo i znajdują się na stronie każdego produktu.",
        ],
      },
      {
        heading: "Odbiór zużytego sprzętu elektrycznego",
        paragraphs: [
          "Za każde nowe urządzenie odbieramy bezpłatnie równoważne zużyte. Opłata ZSEE i opłata za baterie, jeśli są należne, są w każdej cenie wskazane osobno.",
        ],
      },
      {
        heading: "Spory",
        paragraphs: ["Dla konsumentów właściwy jest sąd miejsca ich zamieszkania; dla firm sąd siedziby Solvia."],
      },
    ],
  },
  privacy: {
    title: "Polityka prywatności",
    lead: "Jakie dane przetwarzamy, dlaczego, jak długo i jak możesz o tym decydować. Tekst demonstracyjny zmyślonej firmy: przed użyciem należy go zastąpić tekstem zatwierdzonym przez prawnika.",
    sections: [
      {
        heading: "Administrator",
        paragraphs: [
          "Administratorem danych jest Solvia, firma demonstracyjna. Z każdym pytaniem zwróć się do pomocy na czacie albo ze strony swojego konta.",
        ],
      },
      {
        heading: "Dane i cele",
        paragraphs: [
          "Dane konta i firmy: na potrzeby umowy i obowiązków podatkowych. Adresy i telefon: w celu dostawy. Zamówienia, płatności i faktury: na potrzeby umowy i z mocy prawa. Numery kart nigdy nie przechodzą przez nasze systemy: przetwarza je dostawca płatności.",
          "Adres IP i rejestr dostępu: dla bezpieczeństwa. Newsletter i informacje handlowe: tylko za Twoją zgodą, którą możesz wycofać jednym kliknięciem.",
        ],
      },
      {
        heading: "Przechowywanie",
        paragraphs: [
          "Dokumenty podatkowe: dziesięć lat. Konto: dopóki jest otwarte; po zamknięciu dane osobowe są usuwane, z wyjątkiem tych, które musimy zachować z mocy prawa. Rejestry dostępu: najwyżej dwanaście miesięcy.",
        ],
      },
      {
        heading: "Kto jeszcze je widzi",
        paragraphs: [
          "Przewoźnicy, dostawca płatności, dostawca infrastruktury w obszarze europejskim, księgowy: każdy tylko w zakresie swojego zadania i na podstawie wiążącej go umowy. Nie sprzedajemy danych.",
        ],
      },
      {
        heading: "Twoje prawa",
        paragraphs: [
          "Możesz zobaczyć, poprawić, wyeksportować i usunąć swoje dane, ograniczyć ich użycie i wnieść sprzeciw w ustawieniach konta albo pisząc do nas. Możesz złożyć skargę do włoskiego organu ochrony danych (Garante per la protezione dei dati personali) albo do organu kraju, w którym mieszkasz (w Polsce do Prezesa UODO).",
        ],
      },
    ],
  },
  "cookie-policy": {
    title: "Polityka plików cookie",
    lead: "Co serwis przechowuje w Twojej przeglądarce i dlaczego. Tekst demonstracyjny zmyślonej firmy: przed użyciem należy go zastąpić tekstem zatwierdzonym przez prawnika.",
    sections: [
      {
        heading: "Techniczne pliki cookie",
        paragraphs: [
          "Plik cookie sesji, który istnieje po zalogowaniu i służy do rozpoznania Cię, oraz plik cookie koszyka, jeśli wkładasz do niego produkty bez logowania. Skrypty strony nie mogą ich odczytać; wygasają same, a plik sesji także po wylogowaniu. Zgoda nie jest potrzebna, ponieważ bez nich serwis nie działa. Trzeci plik cookie mówi stronie tylko, że jesteś zalogowany, aby nie pokazywała cen innych osób: ten skrypty mogą odczytać i nie zawiera on niczego więcej.",
        ],
      },
      {
        heading: "Pamięć przeglądarki",
        paragraphs: [
          "Język, kraj i produkty do porównania pozostają w pamięci Twojej przeglądarki i nie są nam przesyłane jako profil: możesz je usunąć w ustawieniach przeglądarki.",
        ],
      },
      {
        heading: "Statystyki i reklama",
        paragraphs: [
          "Bez Twojej zgody nie wczytujemy narzędzi statystycznych ani reklamowych. Jeśli jej udzielisz, możesz ją wycofać, kiedy chcesz. W tej instalacji demonstracyjnej nie ma żadnych.",
        ],
      },
      {
        heading: "Płatności",
        paragraphs: [
          "Przy kasie formularz karty należy do dostawcy płatności, który używa własnych technicznych plików cookie przeciw oszustwom.",
        ],
      },
    ],
  },
};
