import type { ServerResponse } from "node:http";
import type { Answer } from "./answer.ts";

/** The provider's pages on which a merchant says who they are and where their money goes; each field may be left for later. */
const path = /^\/demo\/onboarding\/(?<id>link_\w+)$/;

export const onboardingVisit = (target: string): string | undefined => path.exec(target)?.groups?.["id"];

const inputs: Readonly<Record<string, string>> = {
  iban: `<label>IBAN<br><input name="iban" style="font:inherit;width:100%"></label>`,
  document: `<label>Documento d'identità<br><select name="document" style="font:inherit"><option value="">Più tardi</option><option value="readable">Leggibile</option><option value="unreadable">Illeggibile</option></select></label>`,
  profile: `<label>Che cosa vendi<br><input name="profile" style="font:inherit;width:100%"></label>`,
};

const pageOf = (session: string, due: readonly string[]): string =>
  `<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Attivazione dimostrativa</title><body style="font:16px system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem">
<h1>Attivazione dimostrativa</h1><p>Nessun dato lascia questo computer. Quello che lasci vuoto resta da fare.</p><form method="post">
<input type="hidden" name="session" value="${session}">
${due.map((name) => `<p>${inputs[name] ?? ""}</p>`).join("\n")}
<p><button style="font:inherit;padding:.5rem 1rem">Invia</button></p></form></body></html>`;

interface Visit {
  method: string;
  body: string;
  ask: (path: string, body: string) => Answer;
}

/** A visit of a link, and what is filled in: back to the shop, as from a link that was opened before. */
export function atOnboarding(id: string, { method, body, ask }: Visit, response: ServerResponse): void {
  const posted = method === "POST";
  const { status, body: said } = ask(`/demo/account_links/${id}/${posted ? "fill" : "open"}`, posted ? body : "");
  if (status !== 200) return void response.writeHead(status).end();
  const answer = JSON.parse(said) as { session?: string; due?: string[]; refresh_url?: string; return_url?: string };
  const to = answer.return_url ?? answer.refresh_url;
  if (to) return void response.writeHead(303, { location: to }).end();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(pageOf(answer.session ?? "", answer.due ?? []));
}
