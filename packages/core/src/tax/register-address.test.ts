import { expect, it } from "vitest";
import { parseRegisterAddress } from "./register-address.ts";

it.each([
  [
    "IT",
    "VIA DEI MILLE 12 \n20129 MILANO MI\n",
    { street: "Via Dei Mille", houseNumber: "12", postalCode: "20129", city: "Milano", provinceCode: "MI" },
  ],
  [
    "IT",
    "STRADA PROVINCIALE 12 SNC\n73100 LECCE LE",
    { street: "Strada Provinciale 12", houseNumber: "SNC", postalCode: "73100", city: "Lecce", provinceCode: "LE" },
  ],
  [
    "IT",
    "PIAZZA DELL'UNITA' N. 3/B\n38068 ROVERETO TN",
    { street: "Piazza Dell'Unita'", houseNumber: "3/B", postalCode: "38068", city: "Rovereto", provinceCode: "TN" },
  ],
  [
    "FR",
    "14 RUE DE LA PAIX\n75002 PARIS",
    { street: "Rue De La Paix", houseNumber: "14", postalCode: "75002", city: "Paris" },
  ],
  [
    "AT",
    "Mariahilfer Straße 88\n1070 Wien",
    { street: "Mariahilfer Straße", houseNumber: "88", postalCode: "1070", city: "Wien" },
  ],
  [
    "PL",
    "ul. Marszałkowska 10\n00-590 Warszawa",
    { street: "Ul. Marszałkowska", houseNumber: "10", postalCode: "00-590", city: "Warszawa" },
  ],
  [
    "NL",
    "Damrak 70\n1012 LM AMSTERDAM",
    { street: "Damrak", houseNumber: "70", postalCode: "1012 LM", city: "Amsterdam" },
  ],
  [
    "BE",
    "Rue Neuve 5\n1000 Bruxelles",
    { street: "Rue Neuve", houseNumber: "5", postalCode: "1000", city: "Bruxelles" },
  ],
])("%s: %j", (country, text, parts) => expect(parseRegisterAddress(text, country)).toEqual(parts));

it.each(["", "MILANO", "VIA DEI MILLE 12", "20129 MILANO MI"])("leaves %j to whoever fills in the form", (text) =>
  expect(parseRegisterAddress(text, "IT")).toBeUndefined(),
);
