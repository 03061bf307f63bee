import { sendApplication } from "@solvia/core/contacts/messages/curriculum";
import { decideMessage, type MessageDecision } from "@solvia/core/contacts/messages/decide-message";
import { listMessages } from "@solvia/core/contacts/messages/list-messages";
import { sendMessage } from "@solvia/core/contacts/messages/send-message";
import { decideOfficeMessage } from "@solvia/core/contract/contacts/messages";
import { storeUpload } from "@solvia/core/platform/files/uploads";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";
import { drawCurriculum } from "./curriculum.ts";

const reader = { language: "it", locale: "it" } as const;
const curriculum = [
  "Magazziniere, patentino per il carrello elevatore.",
  "Tre anni in un magazzino di materiale elettrico: arrivi, bancali, conta delle giacenze.",
  "Italiano, inglese di base.",
];

/** What somebody of this name has written, as the office finds it. */
const writtenBy = async ({ ago }: Stage, name: string) =>
  (await listMessages({ text: name, limit: 1 }, ago(0))).items[0];

const decides = (stage: Stage, name: string, decision: MessageDecision, days: number) =>
  stage.act(`a message of ${name}: ${decision.action}`, async () => {
    const message = await writtenBy(stage, name);
    if (!message || message.state === "done" || (decision.action === "assign" && message.assigneeId)) return;
    const now = stage.ago(days);
    const { id, revision } = message;
    await asOffice({ endpoint: decideOfficeMessage, params: { id }, now }, (user) =>
      decideMessage(user, id, { ...decision, revision }, now),
    );
  });

/** What has come in by the site's forms: a message, a call that is asked for and an application, new, seen and done. */
export async function messages(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  await act("a visitor writes", async () => {
    if (await writtenBy(stage, "Elena Villa")) return;
    const text = "Buongiorno, aprite anche il sabato per il ritiro in magazzino? Passerei con il furgone.";
    const who = { name: "Elena Villa", email: "elena.villa@example.com", subject: "Orari del magazzino" };
    await sendMessage({ kind: "contact", ...who, text, ...reader }, ago(0.2));
  });
  await act("a visitor wants to be called", async () => {
    if (await writtenBy(stage, "Dario Testa")) return;
    const who = { name: "Dario Testa", telephone: "02 8394 1255", when: "morning" } as const;
    await sendMessage({ kind: "recall", ...who, ...reader }, ago(1));
  });
  await decides(stage, "Dario Testa", { action: "assign" }, 0.9);
  await act("somebody applies for a job", async () => {
    if (await writtenBy(stage, "Marta Greco")) return;
    const bytes = await drawCurriculum("Marta Greco", curriculum);
    const file = { bytes, contentType: "application/pdf" };
    const key = await storeUpload({ id: "visitor", roles: [] }, "job-application", file);
    const who = { name: "Marta Greco", email: "marta.greco@example.com", job: "warehouse-worker" } as const;
    const text = "Ho il patentino per il carrello e tre anni in un magazzino di materiale elettrico.";
    await sendApplication({ ...who, text, ...reader }, { key, name: "Curriculum Greco.pdf" }, ago(5));
  });
  await decides(stage, "Marta Greco", { action: "finish" }, 4);
}
