import { validate as atUid } from "stdnum/lib/cjs/at/uid.js";
import { validate as beVat } from "stdnum/lib/cjs/be/vat.js";
import { validate as bgEgn } from "stdnum/lib/cjs/bg/egn.js";
import { validate as bgPnf } from "stdnum/lib/cjs/bg/pnf.js";
import { validate as chUid } from "stdnum/lib/cjs/ch/uid.js";
import { validate as chVat } from "stdnum/lib/cjs/ch/vat.js";
import { validate as deVat } from "stdnum/lib/cjs/de/vat.js";
import { validate as esCif } from "stdnum/lib/cjs/es/cif.js";
import { validate as esNif } from "stdnum/lib/cjs/es/nif.js";
import { validate as frTva } from "stdnum/lib/cjs/fr/tva.js";
import { validate as gbVat } from "stdnum/lib/cjs/gb/vat.js";
import { validate as hrOib } from "stdnum/lib/cjs/hr/oib.js";
import { validate as italianFiscalCode } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as luTva } from "stdnum/lib/cjs/lu/tva.js";
import { validate as nlBtw } from "stdnum/lib/cjs/nl/btw.js";
import { validate as noMva } from "stdnum/lib/cjs/no/mva.js";
import { validate as noOrgnr } from "stdnum/lib/cjs/no/orgnr.js";
import { validate as plNip } from "stdnum/lib/cjs/pl/nip.js";
import { validate as ptNif } from "stdnum/lib/cjs/pt/nif.js";
import { validate as roCif } from "stdnum/lib/cjs/ro/cif.js";
import { validate as roCui } from "stdnum/lib/cjs/ro/cui.js";
import { validate as rsPib } from "stdnum/lib/cjs/rs/pib.js";
import { validate as uaEdrpou } from "stdnum/lib/cjs/ua/edrpou.js";

type Validate = (text: string) => { isValid: boolean };

/**
 * Which validators know the VAT numbers of a country; Italy's and Bulgaria's stand in identifiers.ts. Each is imported by
 * itself: the library's index brings those of eighty countries into every function and page that checks one.
 */
const vatValidators: Readonly<Record<string, readonly Validate[]>> = {
  ES: [esNif, esCif],
  GB: [gbVat],
  FR: [frTva],
  DE: [deVat],
  RO: [roCui, roCif],
  PT: [ptNif],
  BE: [beVat],
  LU: [luTva],
  NL: [nlBtw],
  AT: [atUid],
  CH: [chVat, chUid],
  PL: [plNip],
  RS: [rsPib],
  UA: [uaEdrpou],
  NO: [noMva, noOrgnr],
  HR: [hrOib],
};

const passes = (validators: readonly Validate[], text: string): boolean =>
  validators.some((validate) => validate(text).isValid);

/** Whether one of the country's validators takes the number, given without its country's prefix. */
export const isNumberOf = (countryCode: string, bare: string): boolean =>
  passes(vatValidators[countryCode] ?? [], bare);

/** A Bulgarian person's or foreigner's ten digits. */
export const isBulgarianPerson = (digits: string): boolean => passes([bgEgn, bgPnf], digits);

/** The sixteen characters of a person's codice fiscale, homocodes too. */
export const isPersonsFiscalCode = (code: string): boolean => passes([italianFiscalCode], code);
