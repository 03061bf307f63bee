import { sendLetters } from "@solvia/core/contacts/campaigns/sending/send-letters";

/** A worker as a process of its own, so that it can be killed: sends the letters that its argument names. */
for (const taken of JSON.parse(process.argv[2] ?? "[]") as Parameters<typeof sendLetters>[0][])
  await sendLetters(taken, () => new Date());
