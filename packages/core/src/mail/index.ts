export { drawLetter } from "./layout.ts";
export { note, paragraph, type Block, type Letter } from "./letter.ts";
export type { LettersFor, Post, Thread } from "./post.ts";
export { sendLetter } from "./send-letter.ts";
export { hello, wordingFor, type Wording } from "./wording.ts";
