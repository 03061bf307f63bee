import { sellersRegistration } from "../../content/index.ts";
import type { Party } from "../document.ts";
import { inBasicLatin, latin, latinTelephone } from "../../platform/text/latin.ts";
import { euros } from "./amounts.ts";

/**
 * "IT12345670157" as country and code. A Swiss number has its country's three letters in it, CHE for the enterprise: it is written whole
 * beside its country (domain-rules 1.5).
 */
export const taxIdOf = (vatNumber: string) => ({
  IdPaese: vatNumber.slice(0, 2),
  IdCodice: vatNumber.startsWith("CHE") ? vatNumber : vatNumber.slice(2),
});

const nameOf = ({ companyName, name = "", surname = "" }: Party) =>
  companyName ? { Denominazione: latin(companyName, 80) } : { Nome: latin(name, 60), Cognome: latin(surname, 60) };

/** Abroad the postal code stands before the town, for its field takes Italy's five figures alone. */
function seatOf({ street, houseNumber, postalCode, city, provinceCode, countryCode }: Party) {
  const abroad = countryCode !== "IT";
  const number = inBasicLatin(houseNumber);
  // What doesn't fit into the number's own field stands with the street.
  const fits = number.length > 0 && number.length <= 8;
  return {
    Indirizzo: latin(fits ? street : `${street} ${houseNumber}`, 60),
    ...(fits && { NumeroCivico: number }),
    CAP: abroad ? "00000" : postalCode,
    Comune: latin(abroad ? `${postalCode} ${city}` : city, 60),
    ...(!abroad && provinceCode && { Provincia: provinceCode }),
    Nazione: countryCode,
  };
}

/** CedentePrestatore. */
export function sellerXml(seller: Party) {
  const { office, number, capital, soleShareholder } = sellersRegistration.register;
  const { vatNumber = "" } = seller;
  return {
    DatiAnagrafici: { IdFiscaleIVA: taxIdOf(vatNumber), Anagrafica: nameOf(seller), RegimeFiscale: "RF01" },
    Sede: seatOf(seller),
    IscrizioneREA: {
      Ufficio: office,
      NumeroREA: number,
      CapitaleSociale: euros(capital),
      SocioUnico: soleShareholder ? "SU" : "SM",
      StatoLiquidazione: "LN",
    },
    ...contactOf(seller),
  };
}

function contactOf({ telephone }: Party) {
  const known = latinTelephone(telephone);
  return known ? { Contatti: { Telefono: known } } : {};
}

/** The number by which a buyer is known: their VAT number, at home a person's own code, abroad at least the house's for them. */
function idsOf({ vatNumber, fiscalCode, customerId, countryCode }: Party) {
  if (vatNumber)
    return {
      IdFiscaleIVA: taxIdOf(vatNumber),
      ...(countryCode === "IT" && fiscalCode && { CodiceFiscale: fiscalCode }),
    };
  if (countryCode === "IT") return fiscalCode ? { CodiceFiscale: fiscalCode } : {};
  return { IdFiscaleIVA: { IdPaese: countryCode, IdCodice: customerId } };
}

/** CessionarioCommittente. */
export const buyerXml = (buyer: Party) => ({
  DatiAnagrafici: { ...idsOf(buyer), Anagrafica: nameOf(buyer) },
  Sede: seatOf(buyer),
});
