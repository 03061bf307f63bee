import { addPublicationMedia, askVideoTranscription } from "@solvia/core/contract/back-office/content-crm";
import { storeUpload } from "@solvia/core/platform/files/uploads";
import { askTranscription } from "@solvia/core/publications/media/ask-transcription";
import { addMedia, mediaOf } from "@solvia/core/publications/media/save-media";
import { silence } from "../../../demo/silence.ts";
import { asOffice } from "../actors.ts";
import type { Stage } from "../stage.ts";

const seconds = 180;

/** The recording of a webinar that is over, without a voice, and what is to be written down of it. */
export async function webinarRecording(stage: Stage, id: string, code: string): Promise<void> {
  await stage.act(`the recording of ${code}`, async () => {
    if ((await mediaOf(id)).length > 0) return;
    const now = stage.ago(10, `recording ${code}`);
    const input = {
      name: "Registrazione di esempio, senza voce",
      seconds,
      chapters: [
        { at: 0, title: "Tre tetti a confronto" },
        { at: 60, title: "L’ombra di un camino" },
        { at: 120, title: "Domande" },
      ],
    };
    const { id: mediaId } = await asOffice({ endpoint: addPublicationMedia, params: { id }, now }, async (user) => {
      const file = await storeUpload(user, "publication-media", { bytes: silence(seconds), contentType: "audio/mpeg" });
      return addMedia(user, id, { ...input, file }, now);
    });
    const wish = { publicationId: id, mediaId, language: "it" as const };
    await asOffice({ endpoint: askVideoTranscription, body: wish, now }, () => askTranscription(wish, now));
  });
}
