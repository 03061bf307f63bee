/** How a company names itself to its own customers. */
export interface OwnBrand {
  name: string;
  vatNumber: string;
  /** Address, telephone, e-mail: lines as they stand in a letter's head. */
  address: string;
  /** Where the logo lies in the private bucket. */
  logo?: string | undefined;
  /** Rises with each write. */
  revision: number;
}
