import * as z from "zod";
import { shapeOf } from "../platform/stored/shape.ts";
import { signerRoles, type Certificate, type Declaration, type IdentityCard, type SignedFile } from "./certificate.ts";

const text = z.string();

export const storedDeclaration = shapeOf<Declaration>({
  name: text,
  surname: text,
  birthPlace: text,
  birthDate: text,
  residence: text,
  fiscalCode: text,
  role: z.enum(signerRoles).optional(),
  companyName: text.optional(),
  companyVatNumber: text.optional(),
  companySeat: text.optional(),
  plantAddress: text.optional(),
  plantCity: text.optional(),
  plantProvince: text.optional(),
  plantPod: text.optional(),
  plantWatts: z.number().optional(),
  plantExtension: z.boolean().optional(),
  goods: text.optional(),
  place: text,
});

export const storedUnsigned = shapeOf<Certificate["unsigned"]>({ key: text, hash: text, on: text });

export const storedSigned = shapeOf<SignedFile>({
  key: text,
  contentType: text,
  hash: text,
  signedOn: text,
  onScreen: z.boolean(),
});

const picture = shapeOf<IdentityCard["front"]>({ key: text, contentType: text });

export const storedIdentity = shapeOf<IdentityCard>({ front: picture, back: picture.optional(), expiresOn: text });
