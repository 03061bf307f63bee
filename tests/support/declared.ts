/** A person's declaration for the reduced rate, as its form sends it. */
export const declared = {
  name: "Giulia",
  surname: "Ferraro",
  birthPlace: "Milano",
  birthDate: "1991-03-12",
  residence: "Via Solferino 22, 20121 Milano",
  fiscalCode: "FRRGLI91C52F205M",
  plantAddress: "Via Solferino 22",
  plantCity: "Milano",
  plantProvince: "mi",
  plantWatts: 3000,
  goods: "10 moduli",
  place: "Milano",
};
