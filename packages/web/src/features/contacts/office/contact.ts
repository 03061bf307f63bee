import type { listContacts, listOfficeMessages } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

/** A contact, and a message, as the office reads them. */
export type Contact = AnswerOf<typeof listContacts>["items"][number];
export type Message = AnswerOf<typeof listOfficeMessages>["items"][number];
