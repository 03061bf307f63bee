import { SimpleGrid, TextInput } from "@mantine/core";
import { canBeInvoiced, vatNumberAsTyped } from "@solvia/core/accounts/validation/typed-vat-number";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import { codeWords, type Document, type Words } from "./words.ts";

/** What of a buyer the office can put right for one document. */
const correctable = [
  "companyName",
  "name",
  "surname",
  "vatNumber",
  "fiscalCode",
  "recipientCode",
  "pec",
  "cig",
  "cup",
  "street",
  "houseNumber",
  "postalCode",
  "city",
  "provinceCode",
] as const;
type Field = (typeof correctable)[number];
export type BuyerValues = Record<Field, string>;

type Whom = Pick<Document, "buyer" | "recipient">;

/** The fields as a document has them. */
export const valuesOf = ({ buyer, recipient: { code, pec = "", cig = "", cup = "" } }: Whom): BuyerValues => {
  const known: Readonly<Record<string, string | undefined>> = { ...buyer, recipientCode: code, pec, cig, cup };
  return Object.fromEntries(correctable.map((field) => [field, known[field] ?? ""])) as BuyerValues;
};

/** What differs from the document: that alone is put right. */
export function correctionsOf(values: BuyerValues, whom: Whom): Partial<BuyerValues> {
  const before = valuesOf(whom);
  const changed = correctable.filter((field) => values[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field].trim()]));
}

const isOf = (letters: number, typed: string): boolean =>
  new RegExp(`^(?:[0-9a-z]{${letters}})?$`, "i").test(typed.trim());

/**
 * What of a buyer's typed data can't be read, said at its field before anything is issued: a VAT number of no country, or one that doesn't exist; a code of
 * other than its letters and digits.
 */
export function unreadOf(t: Words, { vatNumber, cig, cup }: BuyerValues, { buyer }: Whom) {
  const typed = vatNumberAsTyped(vatNumber.trim(), buyer.countryCode);
  const isKept = vatNumber.trim() === (buyer.vatNumber ?? "");
  return {
    vatNumber: typed !== "" && !isKept && !canBeInvoiced(typed) && codeWords(t, "00305"),
    cig: !isOf(10, cig) && t("officeInvoicing.cigUnread"),
    cup: !isOf(15, cup) && t("officeInvoicing.cupUnread"),
  };
}

/** A company has a name of its own, a person a name and a surname. */
const isTheirs = (field: Field, { companyName }: Whom["buyer"]): boolean =>
  field === "companyName"
    ? companyName !== undefined
    : (field !== "name" && field !== "surname") || companyName === undefined;

interface Props {
  buyer: Whom["buyer"];
  field: (name: Field) => object;
}

/** Fields for the data of whoever a document is made out to. */
export function BuyerFields({ buyer, field }: Props) {
  const { t } = useTexts(officeInvoicingTexts);
  const shown = correctable.filter((name) => isTheirs(name, buyer));
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      {shown.map((name) => (
        <TextInput key={name} label={t(`officeInvoicing.fields.${name}`)} autoComplete="off" {...field(name)} />
      ))}
    </SimpleGrid>
  );
}
