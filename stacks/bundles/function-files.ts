import { endpoints } from "@solvia/core/contract";
import { queues, schedules, streamReaders } from "@solvia/core/platform/work/work";

/** Every Lambda of the product: the endpoints, and what no browser calls. */
export const functionFiles: readonly string[] = [
  ...endpoints.map(({ file }) => `api/${file}`),
  ...Object.values(queues).map(({ worker }) => worker),
  ...Object.values(schedules).map(({ file }) => file),
  ...Object.values(streamReaders).map(({ file }) => file),
  "gateway/authorize",
  "gateway/no-such-address",
  "pages/answer",
  "chat/connect",
  "chat/disconnect",
  "chat/message",
];
