import { machine } from "../platform/machine.ts";
import { questionStatuses, type QuestionStatus } from "./question.ts";

/** The life of a question: it waits unless what is published answers it at once. */
export const questionMachine = machine<{ status: QuestionStatus }>()({
  name: "question",
  states: questionStatuses,
  first: "waiting",
  actions: {
    /** What is published supports an answer: passages are quoted. */
    quote: { from: ["waiting"], to: "quoted", actors: ["system"] },
    /** The passages didn't help: its asker wants a technician. */
    "ask-technician": { from: ["quoted"], to: "waiting", actors: ["customer"] },
    assign: { from: ["quoted", "waiting", "answered", "published"], actors: ["back-office"] },
    /** For its asker alone; what was published stays so until it is withdrawn. */
    answer: { from: ["quoted", "waiting", "answered"], to: "answered", actors: ["back-office"] },
    publish: { from: ["quoted", "waiting", "answered", "published"], to: "published", actors: ["back-office"] },
    withdraw: { from: ["published"], to: "answered", actors: ["back-office"] },
    reject: { from: ["quoted", "waiting"], to: "rejected", actors: ["back-office"] },
  },
});
