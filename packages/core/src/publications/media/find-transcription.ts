import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { TranscriptionEntity } from "./media.table.ts";
import type { Transcription } from "./transcription.ts";

export async function findTranscription(id: string): Promise<Transcription | undefined> {
  const { Item } = await TranscriptionEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  return Item;
}
