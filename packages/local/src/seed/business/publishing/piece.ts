import type { GoodsCategory } from "@solvia/core/catalogue/taxonomy";
import type { PublicationType } from "@solvia/core/publications/publication";

interface Words {
  title: string;
  teaser: string;
  /** HTML as the editor writes it. */
  body: string;
}

/** A publication of the demonstration. */
export interface Piece extends Words {
  code: string;
  type: PublicationType;
  tags: readonly string[];
  /** The category whose picture it has. */
  picture: string;
  /** The category of whose series it speaks, in whose pages it is named. */
  about?: GoodsCategory;
  /** So many days ago it appeared; absent for what hasn't. */
  days?: number;
  english?: Words;
}
