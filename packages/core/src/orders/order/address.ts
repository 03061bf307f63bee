export interface DeliveryAddress {
  id: string;
  header: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  city: string;
  provinceCode?: string | undefined;
  countryCode: string;
  telephone?: string | undefined;
  tailLift: boolean;
  truckAccess?: boolean | undefined;
  forklift?: boolean | undefined;
  island?: boolean | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  addressDetails?: string | undefined;
}

/** The word that stands for the fixed warehouse (spec 3 and 9). */
export const pickup = "pickup";

/** The country that goods go to, or that a plan's buyer is at home in. */
export const destinationOf = ({ address }: { address: DeliveryAddress | typeof pickup }): string =>
  address === pickup ? "IT" : address.countryCode;
