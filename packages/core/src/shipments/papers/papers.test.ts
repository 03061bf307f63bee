import { beforeAll, describe, expect, it } from "vitest";
import { pdfPages, pdfText, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { workedExample } from "../../../../../tests/support/invoices.ts";
import { documentFor, site as address } from "../../../../../tests/support/transport-document.ts";
import { pickup } from "../../orders/index.ts";
import { languages } from "../../platform/locale.ts";
import { withSerials } from "./document-of.ts";
import { crossesBorder } from "./crosses-border.ts";
import { drawConsignmentNote } from "./draw-consignment-note.ts";
import { drawLabels } from "../labels/draw-labels.ts";
import { drawTransportDocument } from "./draw-transport-document.ts";
import { serialsPdf } from "./serial-list.ts";
import { gs1CheckDigit, ssccOf } from "../labels/sscc.ts";
import type { TransportDocument } from "./transport-document.ts";
import { transportWords } from "./words/index.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

/** Words without their spaces, which a PDF may draw or leave. */
const textOf = async (document: TransportDocument, copy: "travelling" | "house" = "travelling") =>
  withoutSpaces(pdfText(await drawTransportDocument(document, copy)));

const german = { name: "Ada Neri", email: "ada@example.com", language: "de" as const };

describe("the paper", () => {
  it("says who sends what to whom, by whom and in how many packages", async () => {
    const text = await textOf(documentFor());
    for (const told of ["DDT 12/2026", "Solvia S.r.l.", "Rossi Impianti", "IT12345670157", "Cantiere Verdi"])
      expect(text).toContain(withoutSpaces(told));
    for (const told of ["Trasporti Blu", "525 kg", "vendita", "bancale", "PAN-1", "UN 3480"])
      expect(text).toContain(withoutSpaces(told));
    expect(text).not.toContain("€");
  });

  it("is in the buyer's language beside Italian", async () => {
    const text = await textOf(documentFor({ customer: german }));
    expect(text).toContain(withoutSpaces("Destinatario · Empfänger"));
    expect(text).toContain(withoutSpaces("vendita · Verkauf"));
  });

  it("names nothing of the seller's where it travels anonymously, and all in the house's copy", async () => {
    const document = documentFor({ anonymousPackaging: true });
    const drawn = await drawTransportDocument(document, "travelling");
    expect(pdfText(drawn)).not.toMatch(/solvia/i);
    expect(Buffer.from(drawn).toString("latin1")).not.toMatch(/solvia/i);
    expect(withoutSpaces(pdfText(drawn))).toContain(withoutSpaces("per conto di Ada Neri"));
    expect(await textOf(document, "house")).toContain(withoutSpaces("Solvia S.r.l."));
  });

  it("names the version of the quotation that was accepted, by the code of its page, and to whom it isn't theirs nothing of it", async () => {
    const quotation = { id: "Q1", number: "7KX2-91", version: 3, hash: "0a1b2c3d4e5f".padEnd(64, "9") };
    const told = withoutSpaces("7KX2-91, versione 3, codice 0a1b2c3d");
    expect(await textOf(documentFor({ quotation }))).toContain(told);
    expect(await textOf(documentFor())).not.toContain("codice0a1b");
    const anonymous = documentFor({ quotation, anonymousPackaging: true });
    expect(await textOf(anonymous)).not.toContain("7KX2");
    expect(await textOf(anonymous, "house")).toContain(told);
  });

  it("says that it was annulled, and why", async () => {
    const annulled = { on: "2026-11-26T10:00:00.000Z", by: "U1", reason: "Indirizzo sbagliato" };
    expect(await textOf({ ...documentFor(), state: "annulled", annulled })).toContain(
      withoutSpaces("Annullato: Indirizzo sbagliato"),
    );
  });

  it("has words of its own in each language", () => {
    const titles = languages.map((language) => transportWords[language].causes["deposit-account"]);
    expect(new Set(titles).size).toBeGreaterThan(languages.length - 3);
    for (const language of languages)
      for (const [key, word] of Object.entries(transportWords.it))
        if (typeof word === "string")
          expect(transportWords[language][key as "title"].match(/\{\{\w+\}\}/g) ?? [], `${language} ${key}`).toEqual(
            word.match(/\{\{\w+\}\}/g) ?? [],
          );
  });
});

describe("what a transport document has to say (DPR 472/1996, domain-rules 2.1)", () => {
  const telling = { telephone: "+39 333 1234567", truckAccess: false, forklift: true, island: true };

  let drawn: Promise<string> | undefined;
  const fullText = () =>
    (drawn ??= textOf(
      documentFor(
        { address: { ...address, ...telling }, customerReference: "RIF-77" },
        {
          carrier: { name: "Trasporti Blu", vatNumber: "IT99999999990", address: "Via del Porto 5, 16126 Genova (GE)" },
          plate: "AB123CD",
          notes: "Consegnare al custode",
        },
      ),
    ));

  it.each([
    ["number", "DDT 12/2026"],
    ["date", "26 nov 2026"],
    ["begin of the transport, the date as above", "26 nov 2026, 10:00"],
    ["sender", "Solvia S.r.l."],
    ["sender's VAT number", "Partita IVA: IT00000000000"],
    ["place of loading, also where it is the sender's seat", "Luogo di carico"],
    ["recipient", "Rossi Impianti"],
    ["recipient's VAT number", "Partita IVA: IT12345670157"],
    ["destination", "Cantiere Verdi"],
    ["destination's address", "00184 Roma (RM)"],
    ["cause", "vendita"],
    ["terms", "franco"],
    ["who transports", "Vettore"],
    ["carrier", "Trasporti Blu"],
    ["carrier's VAT number", "Partita IVA: IT99999999990"],
    ["carrier's address", "Via del Porto 5, 16126 Genova (GE)"],
    ["plate", "AB123CD"],
    ["product code", "PAN-1"],
    ["packages", "Colli"],
    ["outer aspect", "bancale"],
    ["gross weight", "525 kg"],
    ["net weight", "500 kg"],
    ["pallets", "Bancali"],
    ["tail lift", "Sponda idraulica richiesta"],
    ["forklift", "Muletto sul posto per lo scarico"],
    ["a smaller lorry", "Solo mezzo piccolo"],
    ["island", "Isola o zona a traffico limitato"],
    ["telephone before delivery", "Telefonare prima della consegna: +39 333 1234567"],
    ["order", workedExample().number],
    ["customer's reference", "RIF-77"],
    ["dangerous goods", "UN 3480"],
    ["notes", "Consegnare al custode"],
    ["driver's signature", "Firma del conducente"],
    ["recipient's signature and date", "Firma del destinatario, data"],
  ])("tells the %s", async (_, told) => {
    expect(await fullText()).toContain(withoutSpaces(told));
  });

  it("says who has signed for its goods", async () => {
    const signed = { name: "Luca Bianchi", on: "2026-11-27T09:30:00.000Z" };
    expect(await textOf({ ...documentFor(), state: "delivered_signed", signed })).toContain(
      withoutSpaces("Firma del destinatario, data Luca Bianchi, 27 nov 2026, 10:30"),
    );
  });

  it("sets the warehouse in which goods are loaded apart from who sends them", async () => {
    const { content, ...rest } = documentFor();
    const away = { ...content.loadedAt.address, street: "Via Trento", houseNumber: "7", city: "Milano" };
    const text = await textOf({
      ...rest,
      content: { ...content, loadedAt: { name: "Deposito Milano", address: away } },
    });
    expect(text).toContain(withoutSpaces("Partita IVA: IT00000000000"));
    expect(text).toContain(withoutSpaces("Luogo di carico Deposito Milano Via Trento 7"));
  });

  it("refers to the list of serials that goes with it, by the pieces that were scanned, and to none without", async () => {
    const { content, ...rest } = documentFor();
    const scanned = new Map([[content.lines[0]?.productId ?? "", 20]]);
    expect(await textOf({ ...rest, content: withSerials(content, scanned) })).toContain(
      withoutSpaces("matricole: 20, elenco allegato"),
    );
    expect(await textOf({ ...rest, content: withSerials(content, new Map()) })).not.toContain("elenco");
    const list = await serialsPdf({ order: workedExample(), document: content.number, serials: [] });
    expect(withoutSpaces(pdfText(list))).toContain(withoutSpaces("Allegato al DDT 12/2026"));
  });

  it("asks nothing of whoever drives where the address asks nothing, or goods are picked up", async () => {
    const plain = await textOf(documentFor({ address: { ...address, tailLift: false } }));
    const fetched = await textOf(documentFor({ address: pickup }, { by: "recipient", terms: "exw" }));
    for (const text of [plain, fetched]) expect(text).not.toContain(withoutSpaces(transportWords.it.needs));
    expect(fetched).toContain(withoutSpaces("franco fabbrica (EXW)"));
    expect(fetched).toContain(withoutSpaces("Ritiro presso il magazzino"));
  });

  const articles = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      productId: `P${at}`,
      code: `ART-${String(at).padStart(3, "0")}`,
      name: `Solare Nova modulo monocristallino bifacciale numero ${at}`,
      quantity: at + 1,
    }));

  it.each([
    ["in Italian", {}, undefined],
    ["in Italian and German, with notes", { customer: german }, "Consegnare al custode. ".repeat(40)],
  ] as const)("has packages, code and signatures on the page of its last articles, %s", async (_, changes, notes) => {
    const { content, ...rest } = documentFor(changes);
    const signed = withoutSpaces("Firma del conducente");
    for (let count = 6; count <= 60; count += 3) {
      const lines = articles(count);
      const document = {
        ...rest,
        damageToken: "x".repeat(43),
        content: { ...content, lines, ...(notes && { notes }) },
      };
      const pages = pdfPages(await drawTransportDocument(document, "travelling"));
      const last = pages.at(-1) ?? "";
      expect(
        pages.filter((page) => page.includes(signed)),
        `${count} articles`,
      ).toEqual([last]);
      for (const told of [transportWords[content.language].damage, "525 kg", lines.at(-1)?.code ?? ""])
        expect(last, `${count} articles: ${told}`).toContain(withoutSpaces(told));
    }
  });

  it("names all of forty articles over several pages, each page with its number", async () => {
    const { content, ...rest } = documentFor();
    const lines = articles(40);
    const text = await textOf({ ...rest, content: { ...content, lines } });
    for (const { code } of lines) expect(text.split(code)).toHaveLength(2);
    expect(text).toMatch(/Pagina1di[234]/);
    expect(text).toMatch(/Pagina2di[234]/);
  });

  it("names of an anonymous one no place of loading", async () => {
    const text = await textOf(documentFor({ anonymousPackaging: true }));
    expect(text).not.toContain(withoutSpaces("Luogo di carico"));
    expect(text).not.toMatch(/bologna|IT00000000000/i);
  });
});

describe("a package's code", () => {
  it("has GS1's check digit", () => {
    // GS1's own example of an SSCC.
    expect(gs1CheckDigit("10614141123456789")).toBe(7);
    expect(ssccOf("0614141", 1_123_456_789)).toBe("106141411234567897");
    expect(ssccOf("0000000", 1)).toHaveLength(18);
  });

  it("is none of a prefix that is none, nor beyond its references", () => {
    expect(() => ssccOf("123", 1)).toThrow("7 to 10 digits");
    expect(() => ssccOf("0614141", 10_000_000_000)).toThrow("used");
  });

  it("stands on a label for each package, with its place among them", async () => {
    const codes = [1, 2, 3].map((reference) => ssccOf("0000000", reference));
    const { customer, locale, number } = workedExample();
    const text = withoutSpaces(pdfText(await drawLabels({ order: { customer, locale, number }, address, codes })));
    for (const [at, code] of codes.entries()) {
      expect(text).toContain(code);
      expect(text).toContain(`${at + 1}/3`);
    }
    expect(text).toContain(withoutSpaces("Via Verdi 3"));
    const order = { customer, locale, number, anonymousPackaging: true };
    expect(pdfText(await drawLabels({ order, address: pickup, codes }))).not.toMatch(/solvia/i);
  });

  it("is 100 by 150 mm and keeps the longest names above its code, with nothing lost", async () => {
    const { customer, locale, number } = workedExample();
    const long = {
      ...address,
      header: "WMWM ".repeat(16).trim(),
      street: "MWMWM ".repeat(10).trim(),
      telephone: "+39 333 1234567",
    };
    const order = { customer, locale, number, customerReference: "Cantiere Verdi, lotto B" };
    const file = await drawLabels({ order, address: long, codes: [ssccOf("0000000", 1)] });
    const text = withoutSpaces(pdfText(file));
    for (const told of [
      long.header,
      long.street,
      "00184 Roma (RM)",
      "+39 333 1234567",
      number,
      "Cantiere Verdi, lotto B",
    ])
      expect(text).toContain(withoutSpaces(told));
    expect(text).toContain("(00)000000000000000017");
    const raw = Buffer.from(file).toString("latin1");
    expect(raw.match(/\/MediaBox \[[^\]]*\]/g)).toEqual(["/MediaBox [0 0 283.464567 425.19685]"]);
  });
});

describe("the CMR note", () => {
  const abroad = { ...address, postalCode: "10115", city: "Berlin", provinceCode: undefined, countryCode: "DE" };

  it("is asked for where goods cross a border, and not at home or where they are picked up", () => {
    expect(crossesBorder(documentFor({ address: abroad }).content)).toBe(true);
    expect(crossesBorder(documentFor().content)).toBe(false);
    expect(crossesBorder(documentFor({ address: pickup }).content)).toBe(false);
  });

  it("says in its 24 boxes, three times, what the transport document says", async () => {
    const text = withoutSpaces(pdfText(await drawConsignmentNote(documentFor({ address: abroad }), "travelling")));
    const told = [
      "Solvia S.r.l.",
      "Rossi Impianti",
      "Cantiere Verdi",
      "Berlin",
      "Trasporti Blu",
      "525 kg",
      "UN 3480",
      "Carriage paid",
    ];
    for (const fact of [...told, "Geneva, 19 May 1956", "24 Merce ricevuta"]) {
      const times = text.split(withoutSpaces(fact)).length - 1;
      expect([fact, times >= 3]).toEqual([fact, true]);
    }
  });

  it("names nothing of the seller's where goods travel anonymously", async () => {
    const document = documentFor({ address: abroad, anonymousPackaging: true });
    const text = pdfText(await drawConsignmentNote(document, "travelling"));
    expect(text).not.toMatch(/solvia|bologna/i);
    expect(pdfText(await drawConsignmentNote(document, "house"))).toMatch(/solvia/i);
  });
});
