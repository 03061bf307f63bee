import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAuthentic, type Checks } from "./authentic.ts";
import { isAutomatic } from "./automatic.ts";
import { readMail } from "./read-mail.ts";
import { visibleText } from "./visible-text.ts";
import { replyAddress, threadOf, ticketsNamed } from "./ticket-thread.ts";

const nothing: Checks = { spf: "GRAY", dkim: "GRAY", dmarc: "GRAY", envelope: "", signedBy: [] };

describe("who a mail is from", () => {
  it.each<[string, string, Partial<Checks>, boolean]>([
    ["the domain's own policy holds", "a.example", { dmarc: "PASS" }, true],
    [
      "the policy fails, whatever else passes",
      "a.example",
      { dmarc: "FAIL", spf: "PASS", envelope: "a.example" },
      false,
    ],
    [
      "its check could not be made",
      "a.example",
      { dmarc: "PROCESSING_FAILED", spf: "PASS", envelope: "a.example" },
      false,
    ],
    ["the envelope is of its domain", "a.example", { spf: "PASS", envelope: "a.example" }, true],
    ["the envelope is of a domain within it", "a.example", { spf: "PASS", envelope: "mail.a.example" }, true],
    ["the envelope is somebody else's", "a.example", { spf: "PASS", envelope: "b.example" }, false],
    ["a name only ends alike", "a.example", { spf: "PASS", envelope: "evila.example" }, false],
    ["its domain has signed", "a.example", { dkim: "PASS", signedBy: ["a.example"] }, true],
    ["another has signed beside it", "a.example", { dkim: "PASS", signedBy: ["a.example", "b.example"] }, false],
    ["a bounce has no envelope", "a.example", { spf: "PASS", envelope: "" }, false],
    ["nothing proves it", "a.example", {}, false],
  ])("%s", (_, from, checks, authentic) => {
    expect(isAuthentic(from, { ...nothing, ...checks })).toBe(authentic);
  });
});

describe("what a machine wrote", () => {
  const person = { from: "ada@a.example", envelope: "ada@a.example" };
  it.each([
    ["Auto-Submitted", "auto-replied"],
    ["Auto-Submitted", "auto-generated (vacation)"],
    ["Precedence", "bulk"],
    ["X-Autoreply", "yes"],
    ["X-Auto-Response-Suppress", "All"],
    ["List-Id", "<soci.a.example>"],
    ["Content-Type", "multipart/report; report-type=delivery-status"],
  ])("%s: %s", (key, value) => {
    expect(isAutomatic([{ key: key.toLowerCase(), value }], person)).toBe(true);
  });
  it.each([
    ["Auto-Submitted", "no"],
    ["Precedence", "first-class"],
    ["X-Auto-Response-Suppress", "OOF"],
    ["Content-Type", "multipart/mixed; boundary=a"],
  ])("not by %s: %s", (key, value) => {
    expect(isAutomatic([{ key: key.toLowerCase(), value }], person)).toBe(false);
  });
  it("returns nothing to nobody, and answers no robot", () => {
    expect(isAutomatic([], { ...person, envelope: "" })).toBe(true);
    expect(isAutomatic([], { from: "mailer-daemon@a.example", envelope: "x@a.example" })).toBe(true);
  });
});

describe("which request a mail is of", () => {
  const desk = "assistenza@posta.solvia.example";
  const ids = ["01M8GCV9DRJ1FPTNW19FT80VGD", `D${"0af".repeat(10)}9`];

  it.each(ids)("finds %s by its address, also in small letters, and by the letter that is answered", (id) => {
    const to = replyAddress(desk, id);
    expect(ticketsNamed(desk, ["x@y.example", to], "")).toEqual([id]);
    expect(ticketsNamed(desk, [to.toLowerCase()], "")).toEqual([id]);
    expect(ticketsNamed(desk, [desk], `<a@b> <${threadOf(id)}.E1.abc@solvia.example>`)).toEqual([id]);
  });

  it("takes the address before the letters, of these the last, and nothing of another host's", () => {
    const [one, two] = ids as [string, string];
    const both = `<${threadOf(two)}.a@s.example> <${threadOf(one)}.b@s.example>`;
    expect(ticketsNamed(desk, [], both)).toEqual([one, two]);
    expect(ticketsNamed(desk, [replyAddress(desk, two)], both)).toEqual([two, one]);
    expect(ticketsNamed(desk, [`assistenza+${one}@evil.example`], "")).toEqual([]);
  });

  it("bears whatever stands there", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (to, told) => {
        for (const id of ticketsNamed(desk, to, told)) expect(id).toMatch(/^[0-9A-Z][0-9A-Za-z]{25,31}$/);
        expect(ticketsNamed(desk, to, "")).toEqual([]);
      }),
    );
  });
});

const mailOf = (body: string, headers = "") =>
  Buffer.from(
    `From: Ada <Ada@A.example>\r\nTo: assistenza@posta.solvia.example\r\nSubject: Inverter\r\n${headers}\r\n${body}`
      .replaceAll("\n", "\r\n")
      .replaceAll("\r\r\n", "\r\n"),
  );
const read = async (raw: Uint8Array) => {
  const mail = await readMail(raw);
  return { ...mail, ...visibleText(mail.words, 3000) };
};
const plain = "Content-Type: text/plain; charset=utf-8\r\n";

describe("what was written", () => {
  it("is the answer without what it answers to", async () => {
    const raw = mailOf(
      "Mostra il codice 301.\n\nGrazie\n\nIl giorno sab 28 nov 2026 alle ore 10:00 Solvia <assistenza@posta.solvia.example> ha scritto:\n\n> Che cosa mostra il display?\n",
      plain,
    );
    const mail = await read(raw);
    expect([mail.from, mail.subject]).toEqual(["ada@a.example", "Inverter"]);
    expect(mail.text).toContain("Mostra il codice 301.");
    expect(mail.text).not.toContain("Che cosa mostra il display?");
    expect(mail.isPart).toBe(true);
  });

  it("is whole where nothing is quoted, and says so where it is too long", async () => {
    expect(await read(mailOf("Non si accende più.", plain))).toMatchObject({
      text: "Non si accende più.",
      isPart: false,
    });
    const long = await read(mailOf("parola ".repeat(600), plain));
    expect([long.text.length <= 3000, long.isPart]).toEqual([true, true]);
  });

  it("attack: lines that are made for the parser's patterns are looked through no further than they may be shown", async () => {
    const heads = `11.11.2020 ${"11:11 ".repeat(5_000)}${'"<'.repeat(5_000)}${">".repeat(5_000)}x`;
    for (const made of [heads, "Op schreef\n".repeat(9_000)]) {
      const { text, isPart } = await read(mailOf(made, plain));
      expect([text.length, isPart]).toEqual([made.slice(0, 3000).trim().length, true]);
    }
  });

  it("has nothing that turns letters around, no controls and no half characters", async () => {
    const turned = "=?utf-8?Q?Fattura_=E2=80=AEgpj.exe?=";
    const raw = Buffer.from(`From: a@a.example\r\nSubject: ${turned}\r\n${plain}\r\n${"x".repeat(2_999)}😀 fine`);
    const mail = await read(raw);
    expect(mail.subject).toBe("Fattura gpj.exe");
    expect([mail.text.isWellFormed(), mail.isPart]).toEqual([true, true]);
    expect((await read(mailOf("a\u0007b\u202Ec\td", plain))).text).toBe("a bc\td");
  });

  it.each([
    ["d=evil.example", ["evil.example"]],
    ["d =evil.example", ["evil.example"]],
    ["d\r\n =\r\n evil.example", ["evil.example"]],
    ["v=1", [""]],
  ])("is signed by whom its signature names, however it is spaced: %j", async (tag, domains) => {
    const raw = Buffer.from(
      `From: a@a.example\r\nDKIM-Signature: a=rsa-sha256; ${tag}; b=AAAA\r\nSubject: x\r\n\r\nciao`,
    );
    expect((await readMail(raw)).signedBy).toEqual(domains);
  });

  it("is read of a page alone, without its scripts", async () => {
    const page = "<p>Ciao,<br>non parte.</p><script>alert(1)</script><p>Ada &amp; Ivo</p>";
    const { text } = await read(mailOf(page, "Content-Type: text/html; charset=utf-8\r\n"));
    expect(text).toContain("non parte.");
    expect(text).toContain("Ada & Ivo");
    expect(text).not.toMatch(/alert|<p>/);
  });

  it("is nobody's where it names two senders", async () => {
    const two = Buffer.from("From: a@a.example, b@b.example\r\nSubject: x\r\n\r\nciao");
    expect((await readMail(two)).from).toBeUndefined();
    const twice = Buffer.from("From: a@a.example\r\nFrom: b@b.example\r\nSubject: x\r\n\r\nciao");
    expect((await readMail(twice)).from).toBeUndefined();
  });

  it("has a thousand files, small drawings of a signature not among them", async () => {
    const part = (at: number) =>
      `--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename="f${at}.pdf"\r\n\r\n%PDF-1.7\r\n`;
    const logo =
      "--b\r\nContent-Type: image/png\r\nContent-ID: <logo>\r\nContent-Disposition: inline; filename=logo.png\r\n\r\nx\r\n";
    const parts = Array.from({ length: 1000 }, (_, at) => part(at)).join("");
    const raw = mailOf(
      `--b\r\n${plain}\r\nEcco\r\n${logo}${parts}--b--\r\n`,
      "Content-Type: multipart/mixed; boundary=b\r\n",
    );
    const { files } = await read(raw);
    expect(files).toHaveLength(1000);
    expect(files[0]).toMatchObject({ name: "f0.pdf", contentType: "application/pdf" });
  });
});
