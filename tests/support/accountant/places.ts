import type { PlaceName } from "./case.ts";

type Place = Exclude<PlaceName, "pickup">;

const place = (countryCode: string, postalCode: string, telephone: string, more: object = {}) => ({
  countryCode,
  postalCode,
  telephone,
  ...more,
});

/** Where each place is, as an address form sends it. */
const places: Readonly<Record<Place, object>> = {
  Milano: place("IT", "20121", "02 8394 1234", { provinceCode: "MI" }),
  Napoli: place("IT", "80134", "02 8394 1234", { provinceCode: "NA" }),
  Palermo: place("IT", "90133", "02 8394 1234", { provinceCode: "PA" }),
  Berlin: place("DE", "10115", "+49 30 1234567"),
  Paris: place("FR", "75001", "+33 1 42 68 53 00"),
  Wien: place("AT", "1010", "+43 1 5131234"),
  Madrid: place("ES", "28001", "+34 912 345 678"),
  Lisboa: place("PT", "1000-001", "+351 21 123 4567"),
  Warszawa: place("PL", "00-001", "+48 22 123 45 67"),
  Amsterdam: place("NL", "1011 AB", "+31 20 123 4567"),
  Bruxelles: place("BE", "1000", "+32 2 123 45 67"),
  Luxembourg: place("LU", "1111", "+352 27 12 34 56"),
  Zagreb: place("HR", "10000", "+385 1 1234 567"),
  Bucuresti: place("RO", "010011", "+40 21 123 4567"),
  Sofia: place("BG", "1000", "+359 2 123 4567"),
  Bern: place("CH", "3011", "+41 31 123 45 67"),
  London: place("GB", "SW1A 1AA", "+44 20 7946 0958"),
  Oslo: place("NO", "0150", "+47 22 12 34 56"),
  Beograd: place("RS", "11000", "+381 11 123 4567"),
};

export const addressIn = (name: Place) => ({
  header: "Cantiere",
  street: "Via Prova",
  houseNumber: "1",
  city: name,
  ...places[name],
});
