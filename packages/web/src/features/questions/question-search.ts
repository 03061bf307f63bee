/** What the address of the page may say. */
export interface QuestionSearch {
  text?: string | undefined;
}

/** Reads an address; what makes no sense is left out. */
export const questionSearchOf = ({ text }: Record<string, unknown>): QuestionSearch => ({
  text: text === undefined || text === "" ? undefined : String(text).slice(0, 100),
});
