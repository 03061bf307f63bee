import { decideQuotationRequest } from "@solvia/core/contract/back-office/quotation-requests";
import { requestQuotation } from "@solvia/core/contract/quoting/quotation-requests";
import { convertRequest } from "@solvia/core/quotations/requests/convert-request";
import { decideRequest, type Decision } from "@solvia/core/quotations/requests/decide-request";
import { listRequests } from "@solvia/core/quotations/requests/list-requests";
import { sendRequest, sendVisitorsRequest } from "@solvia/core/quotations/requests/send-request";
import { demoProducts } from "../../../demo/products.ts";
import { emails } from "../../../demo/known.ts";
import { asCustomer, asOffice, personOf } from "../actors.ts";
import type { Stage } from "../stage.ts";

const codes = demoProducts()
  .slice(0, 3)
  .map(({ fields }) => fields.productCode);
const material = {
  kind: "text",
  text: `${codes[0]} n. 24\n2 pz ${codes[1]}\n${codes[2]}; 1\nXZ-000-NON-ESISTE 4`,
} as const;

/** What was asked with these words, as the desk finds it. */
async function asked({ ago }: Stage, text: string) {
  const admin = await personOf(emails.administrator, ago(0));
  const { items } = await listRequests(admin, { limit: 50 }, ago(0));
  return items.find((one) => one.text === text);
}

const asks = (stage: Stage, email: string, text: string, days: number) =>
  stage.act(`${email} asks for a quotation, ${days}`, async () => {
    if (await asked(stage, text)) return;
    const now = stage.ago(days);
    await asCustomer(email, { endpoint: requestQuotation, now }, async (user) => {
      await sendRequest(user, { text, material }, now);
    });
  });

const decides = (stage: Stage, text: string, decision: Decision, days: number) =>
  stage.act(`a request is decided: ${decision.action}, ${days}`, async () => {
    const now = stage.ago(days);
    const request = await asked(stage, text);
    if (!request || request.status === "rejected" || request.answers.length > 0) return;
    if (decision.action === "assign" && request.status === "assigned") return;
    const { id, revision } = request;
    const admin = await personOf(emails.administrator, now);
    await asOffice({ endpoint: decideQuotationRequest, params: { id }, now }, async () => {
      await decideRequest(admin, id, { ...decision, revision }, now);
    });
  });

const converts = (stage: Stage, text: string, days: number) =>
  stage.act(`a request becomes a quotation, ${days}`, async () => {
    const now = stage.ago(days);
    const request = await asked(stage, text);
    if (!request || request.status === "converted") return;
    const { id, revision } = request;
    const admin = await personOf(emails.administrator, now);
    await asOffice({ endpoint: decideQuotationRequest, params: { id }, now }, async () => {
      await convertRequest(admin, id, revision, now);
    });
  });

/** Requests for quotations, of a visitor and of customers: new, one before others by its plan, taken on and answered, become a quotation, rejected. */
export async function quotationRequests(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const visitors = "Buongiorno, vorrei un preventivo per un impianto residenziale da 6 kWp a Lecce, con accumulo.";
  await act("a visitor asks for a quotation", async () => {
    if (await asked(stage, visitors)) return;
    const visitor = { name: "Paola Serra", email: "paola.serra@example.com", language: "it", locale: "it" } as const;
    await sendVisitorsRequest(visitor, { text: visitors, material }, ago(0.3));
  });
  const hall = "Capannone a Modena: chiedo prezzi e disponibilità del materiale in elenco.";
  await asks(stage, emails.company, hall, 4);
  await decides(stage, hall, { action: "assign" }, 3.8);
  await decides(
    stage,
    hall,
    { action: "answer", text: "Buongiorno, su che falda vanno i moduli e con che inclinazione?" },
    3.7,
  );
  const quoted = "Impianto da 12 kWp con accumulo a Treviso: chiedo il preventivo per il materiale in elenco.";
  await asks(stage, emails.installer, quoted, 2);
  await converts(stage, quoted, 1.5);
  const first =
    "Dieci impianti uguali da 6 kWp per un condominio a Bari: chiedo prezzi e tempi per il materiale in elenco.";
  await asks(stage, emails.reseller, first, 0.6);
  const abroad = "Impianto a terra da 40 kWp, consegna a Tunisi.";
  await asks(stage, emails.installer, abroad, 6);
  await decides(stage, abroad, { action: "reject", reason: "Non consegniamo fuori dai Paesi in cui vendiamo." }, 5.5);
}
