import type { HouseTexts } from "../plain-text.ts";

export const houseTexts: HouseTexts = {
  "about-us": {
    title: "O nas",
    lead: "Solvia sprzedaje sprzęt fotowoltaiczny tym, którzy montują, i tym, którzy mieszkają pod dachem, z wyjaśnionymi cenami i prawdziwą dostępnością. To firma demonstracyjna: katalog i teksty pokazują, jak działa sklep.",
    sections: [
      {
        heading: "Ceny, które tłumaczą się same",
        paragraphs: [
          "Każda kwota pokazuje, z czego wynika: produkt, opłata ZSEE i opłata za baterie, dostawa, VAT. To samo wyliczenie obowiązuje w koszyku, w zamówieniu, w ofercie i na fakturze.",
        ],
      },
      {
        heading: "To, co widzisz, naprawdę jest",
        paragraphs: [
          "Dostępna ilość to stan magazynu pomniejszony o to, co już zarezerwowane. Sztuki są rezerwowane w chwili zamówienia: nikt nie sprzeda ich dwa razy.",
        ],
      },
      {
        heading: "Najpierw obliczenia, potem koszyk",
        paragraphs: [
          "Sprawdzenie instalacji zestawia panele, falowniki i akumulatory według danych z kart katalogowych i mówi, co pasuje, co nie, a czego nie da się sprawdzić, wraz z uzasadnieniem.",
        ],
      },
      {
        heading: "Dla firm i osób prywatnych",
        paragraphs: [
          "Zweryfikowane firmy widzą ceny netto, palety i własne warunki płatności; osoby prywatne od razu widzą cenę końcową. Obsługujemy osiemnaście krajów europejskich.",
        ],
      },
    ],
  },
  services: {
    title: "Usługi",
    lead: "Co robimy poza wysyłką: oferty, palety i kontenery, sprawdzenie instalacji, odsprzedaż bez magazynu. Usługi firmy demonstracyjnej.",
    sections: [
      {
        heading: "Oferty",
        paragraphs: [
          "Na całe instalacje lub duże ilości poproś o ofertę: jej pozycje zachowują zaoferowane ceny do końca terminu ważności i jednym kliknięciem stają się zamówieniem.",
        ],
      },
      {
        heading: "Palety i kontenery",
        paragraphs: [
          "Firmy z przyznanym dostępem kupują na palety i kontenery po osobnych cenach; strona produktu pokazuje, ilu sztuk brakuje do pełnej palety lub kontenera i ile się na tym oszczędza.",
        ],
      },
      {
        heading: "Sprawdzenie instalacji",
        paragraphs: [
          "Stringi, okno MPPT, prądy, stosunek DC/AC, fazy i napięcie akumulatora, z uwzględnieniem najniższej temperatury w danym miejscu. To wskazówka, bezpłatna i bez rejestracji.",
        ],
      },
      {
        heading: "Odsprzedaż bez magazynu",
        paragraphs: [
          "Sprzedawcy podłączają własny sklep przez API: katalog, ceny, dostępność i zamówienia, z anonimowym opakowaniem i wysyłką do klienta końcowego.",
        ],
      },
      {
        heading: "Dostawa i pomoc",
        paragraphs: [
          "Winda załadowcza, odbiór w magazynie, dokumenty każdego produktu na jego stronie, pomoc techniczna na czacie w godzinach pracy biura. Bezpłatny odbiór równoważnego zużytego sprzętu (ZSEE).",
        ],
      },
    ],
  },
};
