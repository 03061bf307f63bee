import type { Role } from "../../platform/access.ts";
import type { SubscriptionFacts } from "../../plans/index.ts";
import { entitlementOf } from "../../plans/index.ts";
import { codeRank, mistakenRank, rankOf, searchedCodes, searchedText, wordsOf, type Searchable } from "./rank.ts";

/** What the directory keeps of a user: what is searched and what lists are filtered by. */
export interface DirectoryRow extends Searchable {
  id: string;
  roles: readonly Role[];
  ownerId?: string | undefined;
  subscription?: SubscriptionFacts | undefined;
  createdOn: string;
}

export interface DirectoryFilters {
  /** The agent whose customers are meant. */
  ownerId?: string | undefined;
  role?: string | undefined;
  /** Who has the rights of a subscriber now. */
  entitled?: boolean | undefined;
}

interface Entry {
  row: DirectoryRow;
  text: string;
  codes: string;
}

/** Every user in memory, newest first: a search walks one text per user. */
export class UserDirectory {
  #entries: readonly Entry[] = [];

  constructor(rows: readonly DirectoryRow[] = []) {
    this.apply(rows, []);
  }

  /** Brings users up to date, and takes some away. */
  apply(changed: readonly DirectoryRow[], gone: readonly string[]): void {
    const touched = new Set([...gone, ...changed.map(({ id }) => id)]);
    const fresh = changed.map((row) => ({ row, text: searchedText(row), codes: searchedCodes(row) }));
    // Nearly in order already, which sorting finds out in one walk.
    this.#entries = [...this.#entries.filter(({ row }) => !touched.has(row.id)), ...fresh].toSorted(newestFirst);
  }

  get size(): number {
    return this.#entries.length;
  }

  /**
   * The ids of the best matches, the best first; equals newest first. By a number that is somebody's they alone are found; words with a
   * typing mistake count where those without find fewer than are asked for.
   */
  search(text: string, filters: DirectoryFilters, limit: number, now: Date): string[] {
    const words = wordsOf(text);
    const byCode = codeRank(text);
    const named = byCode ? this.#ranked(filters, now, ({ row, codes }) => byCode(codes, row.telephone)) : [];
    const found = named.length > 0 ? named : this.#byWords(words, filters, limit, now);
    return found
      .sort((a, b) => b.rank - a.rank || a.index - b.index)
      .slice(0, limit)
      .flatMap(({ index }) => this.#entries[index]?.row.id ?? []);
  }

  /** The ids of those whom a text names by a number that is theirs: VAT number, tax code, telephone; the surest first, none where it is none. */
  numbered(text: string, limit: number, now: Date): string[] {
    const byCode = codeRank(text);
    if (!byCode) return [];
    return this.#ranked({}, now, ({ row, codes }) => byCode(codes, row.telephone))
      .sort((a, b) => b.rank - a.rank || a.index - b.index)
      .slice(0, limit)
      .flatMap(({ index }) => this.#entries[index]?.row.id ?? []);
  }

  /** A number is never guessed: a word with a mistake is one without a figure. */
  #byWords(words: readonly string[], filters: DirectoryFilters, limit: number, now: Date) {
    const asTyped = this.#ranked(filters, now, ({ text }) => rankOf(text, words));
    if (asTyped.length >= limit) return asTyped;
    return this.#ranked(filters, now, ({ text }) => rankOf(text, words) + mistakenRank(text, words));
  }

  #ranked(filters: DirectoryFilters, now: Date, rank: (entry: Entry) => number) {
    return this.#entries.flatMap((entry, index) => {
      const points = rank(entry);
      return points > 0 && matches(entry.row, filters, now) ? [{ index, rank: points }] : [];
    });
  }

  /** The ids of a page of those who match, newest first. */
  list(filters: DirectoryFilters, offset: number, limit: number, now: Date): { ids: string[]; more: boolean } {
    const ids = this.#entries.flatMap(({ row }) => (matches(row, filters, now) ? [row.id] : []));
    return { ids: ids.slice(offset, offset + limit), more: ids.length > offset + limit };
  }
}

const newestFirst = ({ row: a }: Entry, { row: b }: Entry): number =>
  a.createdOn === b.createdOn ? (a.id < b.id ? 1 : -1) : a.createdOn < b.createdOn ? 1 : -1;

const matches = (row: DirectoryRow, { ownerId, role, entitled }: DirectoryFilters, now: Date): boolean =>
  (ownerId === undefined || row.ownerId === ownerId) &&
  (role === undefined || (row.roles as readonly string[]).includes(role)) &&
  (entitled === undefined || (entitlementOf(row.subscription, now) !== "none") === entitled);
