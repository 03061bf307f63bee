import type { Role } from "../../platform/access.ts";
import type { SubscriptionFacts } from "../user.ts";
import { entitlementOf } from "../user.ts";
import { rankOf, searchedText, wordsOf, type Searchable } from "./rank.ts";

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

/** Every user in memory, newest first: a search walks one text per user. */
export class UserDirectory {
  readonly #rows: readonly DirectoryRow[];
  readonly #texts: readonly string[];

  constructor(rows: readonly DirectoryRow[]) {
    this.#rows = rows.toSorted((a, b) => (a.createdOn < b.createdOn ? 1 : a.createdOn > b.createdOn ? -1 : 0));
    this.#texts = this.#rows.map(searchedText);
  }

  get size(): number {
    return this.#rows.length;
  }

  /** The ids of the best matches, the best first; equals newest first. */
  search(text: string, filters: DirectoryFilters, limit: number, now: Date): string[] {
    const words = wordsOf(text);
    const found: { index: number; rank: number }[] = [];
    this.#texts.forEach((searched, index) => {
      const rank = rankOf(searched, words);
      if (rank > 0 && this.#matches(index, filters, now)) found.push({ index, rank });
    });
    return found
      .sort((a, b) => b.rank - a.rank || a.index - b.index)
      .slice(0, limit)
      .flatMap(({ index }) => this.#rows[index]?.id ?? []);
  }

  /** The ids of a page of those who match, newest first. */
  list(filters: DirectoryFilters, offset: number, limit: number, now: Date): { ids: string[]; more: boolean } {
    const ids = this.#rows.flatMap(({ id }, index) => (this.#matches(index, filters, now) ? [id] : []));
    return { ids: ids.slice(offset, offset + limit), more: ids.length > offset + limit };
  }

  #matches(index: number, { ownerId, role, entitled }: DirectoryFilters, now: Date): boolean {
    const row = this.#rows[index];
    return (
      row !== undefined &&
      (ownerId === undefined || row.ownerId === ownerId) &&
      (role === undefined || (row.roles as readonly string[]).includes(role)) &&
      (entitled === undefined || (entitlementOf(row.subscription, now) !== "none") === entitled)
    );
  }
}
