/** The page of a bank to which a redirect payment leads: its customer pays, refuses, or pays with an answer that comes later. */
const path = /^\/demo\/bank\/(?<id>pi_\w+)\?client_secret=(?<secret>\w+)$/;

export const bankPageOf = (origin: string, id: string, secret: string): string =>
  `${origin}/demo/bank/${id}?client_secret=${secret}`;

export function bankVisit(target: string): { id: string; secret: string } | undefined {
  const { id, secret } = path.exec(target)?.groups ?? {};
  return id && secret ? { id, secret } : undefined;
}

const answers = [
  ["authorized", "Paga"],
  ["later", "Paga, con esito nei prossimi giorni"],
  ["refused", "Annulla"],
] as const;

export const bankPage = `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Banca dimostrativa</title><body style="font:16px system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem">
<h1>Banca dimostrativa</h1><p>Nessun importo viene addebitato.</p><form method="post">
${answers.map(([result, words]) => `<p><button name="result" value="${result}" style="font:inherit;padding:.5rem 1rem">${words}</button></p>`).join("\n")}
</form></body></html>`;

const said: Readonly<Record<string, string>> = { succeeded: "succeeded", processing: "processing" };

/** Where the bank sends its customer back to: the shop's page, with the intent and how it went. */
export function returnAddress(returnUrl: string, { id, status }: { id: string; status: string }): string {
  const url = new URL(returnUrl);
  url.searchParams.set("payment_intent", id);
  url.searchParams.set("redirect_status", said[status] ?? "failed");
  return url.href;
}
