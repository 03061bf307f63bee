/** What the address of a list of publications may say. */
export interface PublicationSearch {
  text?: string | undefined;
  tag?: string | undefined;
}

const said = (value: unknown): string | undefined =>
  value === undefined || value === "" ? undefined : String(value).slice(0, 100);

/** Reads an address; what makes no sense is left out. */
export const publicationSearchOf = ({ text, tag }: Record<string, unknown>): PublicationSearch => ({
  text: said(text),
  tag: said(tag),
});
