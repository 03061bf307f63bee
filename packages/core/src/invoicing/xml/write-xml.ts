import { create } from "xmlbuilder2";
import { sellersAccount } from "../../orders/index.ts";
import type { Content, DocumentLine, Transmission } from "../document.ts";
import type { CivilDate } from "../../platform/time.ts";
import { euros, percent, pieces } from "./amounts.ts";
import { naturaOf, toldGroups, toldRate, toldTotal } from "./exchange-view.ts";
import { inBasicLatin, latin } from "../../platform/text/latin.ts";
import { buyerXml, sellerXml, taxIdOf } from "./parties.ts";

const namespace = "http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2";

/** The copy that its reader understands without a program for electronic invoices. */
export interface CourtesyCopy {
  /** Its file's name, 60 letters at most (`NomeAttachment`). */
  name: string;
  pdf: Uint8Array;
}

/** The exchange takes no file that is larger; decimal megabytes, the smaller ones. */
export const mostBytes = 5_000_000;

/**
 * The FatturaPA of a document, as its snapshot has it (domain-rules 1.5), with the courtesy copy attached as long as the whole stays below
 * five megabytes: without it the invoice is as good. Whatever doesn't fit a field is written in the letters that
 * it takes and cut to its length; what can't be so is `refusalsOf`'s to say, before a number is given.
 */
export function writeXml(
  content: Content,
  transmission: Pick<Transmission, "progressive">,
  copy?: CourtesyCopy,
): string {
  const alone = written(content, transmission);
  // In base64, which takes four letters for three bytes, and its elements.
  const bytes = copy ? Buffer.byteLength(alone) + Math.ceil(copy.pdf.byteLength / 3) * 4 + 1000 : 0;
  return copy && bytes < mostBytes ? written(content, transmission, copy) : alone;
}

function written(content: Content, { progressive }: Pick<Transmission, "progressive">, copy?: CourtesyCopy): string {
  const format = content.recipient.code.length === 6 ? "FPA12" : "FPR12";
  return create(
    { version: "1.0", encoding: "UTF-8" },
    {
      "p:FatturaElettronica": {
        "@versione": format,
        "@xmlns:p": namespace,
        FatturaElettronicaHeader: headerOf(content, progressive, format),
        FatturaElettronicaBody: {
          DatiGenerali: generalOf(content),
          DatiBeniServizi: {
            DettaglioLinee: content.lines.map((line, at) => lineXml(content, line, at + 1)),
            DatiRiepilogo: toldGroups(content).map((group) => groupXml(content, group)),
          },
          ...paymentXml(content),
          ...(copy && { Allegati: attachmentXml(copy) }),
        },
      },
    },
  ).end({ prettyPrint: true });
}

const attachmentXml = ({ name, pdf }: CourtesyCopy) => ({
  NomeAttachment: inBasicLatin(name).slice(0, 60),
  FormatoAttachment: "PDF",
  DescrizioneAttachment: "Copia di cortesia",
  Attachment: Buffer.from(pdf).toString("base64"),
});

function headerOf({ seller, buyer, recipient }: Content, progressive: string, format: string) {
  return {
    DatiTrasmissione: {
      IdTrasmittente: taxIdOf(seller.vatNumber ?? ""),
      ProgressivoInvio: progressive,
      FormatoTrasmissione: format,
      CodiceDestinatario: recipient.code,
      ...(recipient.code === "0000000" && recipient.pec && { PECDestinatario: recipient.pec }),
    },
    CedentePrestatore: sellerXml(seller),
    CessionarioCommittente: buyerXml(buyer),
  };
}

/** What of a text a field of so many letters can't hold stands in the next of the same name. */

const causes = (text: string): string[] =>
  latin(text, 1000)
    .match(/.{1,200}/gsu)
    ?.map((part) => part.trim())
    .filter(Boolean) ?? [];

/** "24/11/2026" */
const dayInItaly = (day: CivilDate): string => day.split("-").toReversed().join("/");

/** The buyer's own order, and what its payments are traced by; that has to stand in an order, so in ours where they named none. */
function orderedBy({ customerReference, orderNumber, recipient: { cig, cup } }: Content) {
  if (!customerReference && !cig && !cup) return {};
  return {
    DatiOrdineAcquisto: {
      IdDocumento: inBasicLatin(customerReference || orderNumber).slice(0, 20),
      ...(cup && { CodiceCUP: cup }),
      ...(cig && { CodiceCIG: cig }),
    },
  };
}

function generalOf(content: Content) {
  const { type, date, number, stampDuty, orderNumber, related, deliveries, reason } = content;
  const operation = content.operationOn ? [`Operazione del ${dayInItaly(content.operationOn)}`] : [];
  const foreignVat = content.groups.reduce((sum, { vat }) => sum + vat, 0);
  const oss = content.oneStopShop
    ? [`IVA del paese di destinazione in regime OSS: EUR ${euros(foreignVat)}; totale EUR ${euros(content.total)}`]
    : [];
  return {
    DatiGeneraliDocumento: {
      TipoDocumento: type,
      Divisa: "EUR",
      Data: date,
      Numero: number,
      ...(stampDuty && { DatiBollo: { BolloVirtuale: "SI", ImportoBollo: euros(stampDuty) } }),
      ImportoTotaleDocumento: euros(toldTotal(content)),
      Causale: [...causes(`Ordine ${orderNumber}`), ...operation, ...causes(reason ?? ""), ...oss],
    },
    ...orderedBy(content),
    ...(related.length > 0 && {
      DatiFattureCollegate: related.map((one) => ({ IdDocumento: one.number, Data: one.date })),
    }),
    ...(deliveries.length > 0 && {
      DatiDDT: deliveries.map((one) => ({
        NumeroDDT: inBasicLatin(one.number).slice(0, 20),
        DataDDT: one.date,
        ...(one.lines && { RiferimentoNumeroLinea: one.lines }),
      })),
    }),
  };
}

/** SC is what is taken off for all, AC what comes with the goods (domain-rules 1.3). */
const kindCodes: Readonly<Partial<Record<DocumentLine["kind"], string>>> = {
  coupon: "SC",
  shipment: "AC",
  waste: "AC",
  battery: "AC",
};

function lineXml(content: Content, line: DocumentLine, place: number) {
  const { kind, code, description, quantity, unit, net, rate } = line;
  const kindCode = kindCodes[kind];
  const natura = naturaOf(content, line);
  return {
    NumeroLinea: place,
    ...(kindCode && { TipoCessionePrestazione: kindCode }),
    ...(code && { CodiceArticolo: { CodiceTipo: "INTERNO", CodiceValore: latin(code, 35) } }),
    Descrizione: latin(description, 1000) || "-",
    Quantita: pieces(quantity),
    PrezzoUnitario: euros(unit),
    PrezzoTotale: euros(net),
    AliquotaIVA: percent(toldRate(content, rate)),
    ...(natura && { Natura: natura }),
    ...(content.oneStopShop && {
      AltriDatiGestionali: {
        TipoDato: "OSS",
        RiferimentoTesto: "Aliquota IVA di destinazione",
        RiferimentoNumero: percent(rate),
      },
    }),
    ...(content.intent && natura === "N3.5" && { AltriDatiGestionali: intentXml(content.intent) }),
  };
}

/** On each line without VAT by a declaration of intent: the protocol of its receipt, and its day (Agenzia delle Entrate, provvedimento 293390/2021). */
const intentXml = ({ protocol, receivedOn }: NonNullable<Content["intent"]>) => ({
  TipoDato: "INTENTO",
  RiferimentoTesto: protocol,
  ...(receivedOn && { RiferimentoData: receivedOn }),
});

function groupXml({ splitPayment }: Content, { rate, natura, taxable, vat, law }: Content["groups"][number]) {
  return {
    AliquotaIVA: percent(rate),
    ...(natura && { Natura: natura }),
    ImponibileImporto: euros(taxable),
    Imposta: euros(vat),
    ...(!natura && { EsigibilitaIVA: splitPayment ? "S" : "I" }),
    ...(law && { RiferimentoNormativo: latin(law, 100) }),
  };
}

function paymentXml({ payments, conditions }: Content) {
  if (payments.length === 0) return {};
  return {
    DatiPagamento: {
      CondizioniPagamento: conditions,
      DettaglioPagamento: payments.map(({ mode, dueDate, amount }) => ({
        ModalitaPagamento: mode,
        ...(dueDate && { DataScadenzaPagamento: dueDate }),
        ImportoPagamento: euros(amount),
        ...(mode === "MP05" && { IBAN: sellersAccount.iban }),
      })),
    },
  };
}
