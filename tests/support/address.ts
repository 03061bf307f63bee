import { AddressInput } from "@solvia/core/contract/shapes/address-input";

/** An address in Milan, as a form sends it. */
export const address = (more: object = {}) =>
  AddressInput.parse({
    header: "Ada Neri",
    street: "Via Solferino",
    houseNumber: "22",
    postalCode: "20121",
    city: "Milano",
    provinceCode: "MI",
    countryCode: "IT",
    telephone: "02 8394 1234",
    ...more,
  });

/** What an address in Sicily has otherwise: delivery there costs more. */
export const sicily = {
  street: "Via Roma",
  houseNumber: "1",
  postalCode: "90133",
  city: "Palermo",
  provinceCode: "PA",
};
