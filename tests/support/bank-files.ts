/** An entry as the bank would write it. */
export interface Movement {
  /** As it stands in the file, whether the calendar has it or not. */
  day: string;
  cents: number;
  reference: string;
  text: string;
  name?: string;
  /** The bank takes it back: a debit or a receipt that came back unpaid. */
  unpaid?: boolean;
}

/** A bank's statement, camt.053.001.08. */
export const camtFile = (movements: readonly Movement[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>${movements.map(entryOf).join("")}</Stmt></BkToCstmrStmt></Document>`.replaceAll(
    // The file in base64 is made of bytes: what is no Latin letter is written as a reference.
    /[^ -~]/gu,
    (sign) => `&#${sign.codePointAt(0)};`,
  );

const returned = "<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RDDT</Cd><SubFmlyCd>UPDD</SubFmlyCd></Fmly></Domn></BkTxCd>";

const entryOf = ({ day, cents, reference, text, name = "Ada Prova", unpaid = false }: Movement): string =>
  [
    `<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt>`,
    `<CdtDbtInd>${unpaid ? "DBIT" : "CRDT"}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>${unpaid ? returned : ""}<NtryDtls><TxDtls>`,
    `<RltdPties><${unpaid ? "Cdtr" : "Dbtr"}><Pty><Nm>${name}</Nm></Pty></${unpaid ? "Cdtr" : "Dbtr"}></RltdPties>`,
    `<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join("");

/** The same as an Italian bank's table. */
export const csvFile = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, ...rows].map((row) => `${row.join(";")}\n`).join("");
