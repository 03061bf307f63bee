import type { MailTexts } from "./it.ts";

/** What letters say, in Polish. */
export const pl: MailTexts = {
  footer: "Otrzymujesz tę wiadomość, ponieważ dotyczy Twojego konta lub Twojego zamówienia w Solvia.",
  hello: "Dzień dobry, {{name}}",
  notYou: "Jeśli to nie Ty, napisz do nas od razu.",
  resetNow: "Jeśli to nie Ty, zresetuj je od razu.",
  resetAdvice: "Jeśli to nie Ty, od razu zresetuj hasło.",
  verification: {
    subject: "Potwierdź swój adres e-mail",
    preview: "Jedno kliknięcie i Twoje konto jest gotowe.",
    heading: "Witamy, {{name}}",
    text: "Potwierdź adres, aby się zalogować. Link jest ważny 48 godzin i działa tylko raz.",
    action: "Potwierdź adres",
  },
  completion: {
    subject: "Dokończ rejestrację",
    preview: "Wybierz hasło i Twoje konto jest gotowe.",
    text: "Nasz przedstawiciel przygotował Twoje konto w Solvia na podstawie podanych danych. Wybierz hasło i zaakceptuj warunki, aby z niego korzystać. Link jest ważny siedem dni i działa tylko raz.",
    action: "Dokończ rejestrację",
  },
  reset: {
    subject: "Zresetuj hasło",
    preview: "Link jest ważny godzinę.",
    text: "Poproszono o nowe hasło do Twojego konta. Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostaje bez zmian.",
    action: "Wybierz hasło",
  },
  newEmail: {
    subject: "Potwierdź nowy adres e-mail",
    preview: "Link jest ważny 48 godzin.",
    text: "Po potwierdzeniu logujesz się tym adresem. Do tego czasu obowiązuje poprzedni.",
    action: "Potwierdź adres",
  },
  emailChanged: {
    subject: "Twój adres e-mail został zmieniony",
    text: "Od teraz logujesz się nowym adresem; ten już nie obowiązuje.",
  },
  passwordChanged: {
    subject: "Twoje hasło zostało zmienione",
    text: "Hasło do Twojego konta zostało zmienione, a wszystkie pozostałe sesje zakończone.",
    keyEnded: "Twój klucz API też stracił ważność: jeśli go potrzebujesz, utwórz nowy w ustawieniach.",
    action: "Zresetuj hasło",
  },
  secondFactor: {
    on: "Włączono weryfikację dwuetapową",
    onText: "Od teraz do logowania potrzebny jest także kod z aplikacji uwierzytelniającej.",
    off: "Wyłączono weryfikację dwuetapową",
    offText: "Od teraz do logowania wystarczy hasło.",
  },
  secondFactorReset: {
    subject: "Zresetowano weryfikację dwuetapową",
    preview: "Zaloguj się hasłem i włącz ją ponownie.",
    text: "Nasi pracownicy wyłączyli weryfikację dwuetapową Twojego konta: kody z aplikacji i kody zapasowe już nie działają, a wszystkie sesje zostały zakończone. Zaloguj się hasłem i włącz ją ponownie.",
    advice: "Jeśli to nie była Twoja prośba, od razu zresetuj hasło i odpowiedz na tę wiadomość.",
    action: "Otwórz ustawienia",
  },
  acting: {
    subject: "{{by}} działa za Ciebie w Solvia",
    text: "Od teraz, najwyżej przez godzinę, {{by}} z Solvia może w Twoim imieniu napełniać koszyk, zamawiać i zapisywać adresy.",
    reason: "Powód: {{reason}}",
    advice:
      "Nie może zmienić hasła, adresu e-mail ani członków firmy, ani użyć Twojej karty lub konta. Jeśli nie była to Twoja prośba, odpowiedz na tę wiadomość.",
    done: "Zrobione dla Ciebie: {{what}}",
    doneText: "{{by}} z Solvia działa w Twoim imieniu: {{what}}.",
    kinds: {
      cart: "zmieniony koszyk",
      order: "złożone lub zmienione zamówienie",
      payment: "wybrany sposób płatności",
      address: "zapisany adres",
      notice: "zmienione powiadomienie o dostępności",
    },
    action: "Zobacz, co zrobiono",
  },
  companyVerified: {
    subject: "Twoja firma została zweryfikowana",
    preview: "Możesz się teraz zalogować i kupować.",
    text: "Sprawdziliśmy dane Twojej firmy: możesz się teraz zalogować i zobaczyć swoje ceny.",
    action: "Zaloguj się",
  },
  companyRejected: {
    subject: "Nie mogliśmy zweryfikować Twojej firmy",
    text: "Nie mogliśmy zweryfikować Twojej firmy z następującego powodu:",
    next: "Popraw dane i zarejestruj się ponownie: numer VAT jest wolny.",
    action: "Zarejestruj się",
  },
  available: {
    subject: "{{product}} jest znów dostępny",
    preview: "Zgodnie z Twoją prośbą: możesz już zamówić.",
    text: "{{product}} jest znów dostępny. Sztuki rezerwujemy w chwili złożenia zamówienia.",
    once: "Piszemy tylko raz: aby otrzymać kolejne powiadomienie, poproś o nie ponownie na stronie produktu.",
    action: "Zobacz produkt",
  },
  roles: {
    owner: "właściciel",
    buyer: "kupujący",
    viewer: "tylko podgląd",
  },
  invitation: {
    subject: "{{name}} zaprasza Cię do {{company}}",
    preview: "Link jest ważny siedem dni.",
    heading: "Dołącz do {{company}}",
    text: "{{name}} zaprasza Cię do pracy w Solvia dla {{company}}, w roli: {{role}}.",
    once: "Link działa tylko raz i jest ważny siedem dni. Jeśli nie spodziewasz się tego zaproszenia, zignoruj wiadomość.",
    action: "Przyjmij zaproszenie",
  },
  memberRemoved: {
    subject: "Nie należysz już do {{company}}",
    preview: "Twoje konto pozostaje, bez firmy.",
    text: "Twoje konto nie jest już powiązane z {{company}}. Zamówienia złożone dla firmy pozostają przy firmie.",
  },
  approval: {
    subject: "Zamówienie {{number}} do zatwierdzenia",
    heading: "Zamówienie czeka na Twoje zatwierdzenie",
    text: "{{name}} składa zamówienie na {{amount}}, powyżej limitu {{limit}}.",
    kept: "Sztuki są zarezerwowane po cenach z zamówienia przez siedem dni; potem zamówienie wygasa.",
    action: "Zobacz i zdecyduj",
  },
  declined: {
    subject: "Zamówienie {{number}} niezatwierdzone",
    preview: "Sztuki są znów wolne.",
    heading: "Zamówienie {{number}} nie zostało zatwierdzone",
    expired: "Nikt nie podjął decyzji w ciągu siedmiu dni.",
  },
  order: {
    see: "Zobacz zamówienie",
    transfer:
      "Dane do przelewu znajdziesz na swoim koncie, na stronie zamówienia: ze względów bezpieczeństwa nigdy nie wysyłamy ich e-mailem.",
    waste:
      "Przy dostawie urządzenia elektrycznego możesz bezpłatnie oddać stare równoważne w naszym magazynie lub poprosić o jego odbiór.",
    unpaid: "Płatność nie dotarła na czas.",
  },
  withdrawal: {
    right:
      "Prawo odstąpienia: możesz odstąpić bez podania przyczyny w ciągu 14 dni od dostawy, a także przed nią. Zwracamy cenę i standardową wysyłkę w ciągu 14 dni, gdy towar wróci; koszt odesłania ponosisz Ty. W przypadku towarów na paletach, których nie można odesłać pocztą, szacunkowy koszt równa się kosztowi dostawy podanemu w zamówieniu. Produkty na wymiar lub spersonalizowane są wyłączone. Aby odstąpić:",
    subject: "Odstąpienie przyjęte: zamówienie {{number}}",
    heading: "Otrzymaliśmy Twoje odstąpienie",
    text: "{{name}} oświadcza odstąpienie od umowy zamówienia {{number}}. Oświadczenie otrzymano: {{at}} (czas rzymski).",
    sendBack: "Otrzymany towar odeślij w ciągu 14 dni.",
    due: "Do zwrotu dla Ciebie: {{amount}}",
    dueBy: "Do zwrotu dla Ciebie do {{date}}: {{amount}}",
  },
  placed: {
    subject: "Otrzymaliśmy zamówienie {{number}}",
    heading: "Dziękujemy za zamówienie",
  },
  received: {
    subject: "Otrzymaliśmy płatność za zamówienie {{number}}",
    heading: "Płatność otrzymana",
    text: "Otrzymaliśmy {{amount}} za zamówienie {{number}}.",
  },
  toReturn: {
    subject: "Płatność do zwrotu: zamówienie {{number}}",
    heading: "Zwracamy płatność",
    text: "Otrzymaliśmy {{amount}} za zamówienie {{number}}, ale ta kwota go nie opłaca: zostało już opłacone, zmienione lub zamknięte. Odsyłamy ją tam, skąd przyszła, albo poprosimy o numer IBAN.",
  },
  returned: {
    subject: "Zwrot wysłany: zamówienie {{number}}",
    heading: "Zwrot wysłany",
    text: "Zwróciliśmy {{amount}} za zamówienie {{number}}. Na koncie może pojawić się po kilku dniach.",
  },
  corrected: {
    subject: "Płatność odnotowana przez pomyłkę: zamówienie {{number}}",
    heading: "Płatność odnotowano przez pomyłkę",
    text: "Przez pomyłkę odnotowaliśmy {{amount}} dla zamówienia {{number}}: te pieniądze nie dotyczą tego zamówienia. Na stronie zamówienia widać, co pozostało do zapłaty.",
  },
  failed: {
    subject: "Płatność nieudana: zamówienie {{number}}",
    preview: "Możesz od razu spróbować ponownie.",
    heading: "Płatność się nie powiodła",
    text: "Nic nie zostało pobrane.",
    action: "Spróbuj ponownie",
  },
  chargedBack: {
    subject: "Płatność cofnięta przez bank: zamówienie {{number}}",
    preview: "Twój bank cofnął tę kwotę.",
    heading: "Twój bank cofnął płatność",
    text: "Twój bank cofnął {{amount}} zapłacone już za zamówienie {{number}}: kwota jest znów do zapłaty. Jeśli o to nie prosiłeś, odpowiedz na tę wiadomość.",
    action: "Przejdź do płatności",
  },
  reminder: {
    subject: "Przypomnienie o płatności: zamówienie {{number}}",
    heading: "Przypomnienie o płatności",
    text: {
      one: "Zamówienie {{number}} czeka na płatność od {{count}} dnia.",
      few: "Zamówienie {{number}} czeka na płatność od {{count}} dni.",
      many: "Zamówienie {{number}} czeka na płatność od {{count}} dni.",
      other: "Zamówienie {{number}} czeka na płatność od {{count}} dnia.",
    },
    ignore: "Jeśli płatność została już wykonana, zignoruj tę wiadomość.",
  },
  stages: {
    ready: "Twoje zamówienie {{number}} jest gotowe do wysyłki",
    collectable: "Twoje zamówienie {{number}} jest gotowe do odbioru",
    delivered: "Twoje zamówienie {{number}} zostało dostarczone",
    cancelled: "Twoje zamówienie {{number}} zostało anulowane",
  },
};
