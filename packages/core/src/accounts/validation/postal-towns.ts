/** Which provinces the first two digits of an Italian postal code belong to; Sardinia's old provinces with the new ones. */
const provincesOf = new Map(
  (
    "00:RM 01:VT 02:RI 03:FR 04:LT 05:TR 06:PG 07:SS,OT 08:NU,OR,OG,SS 09:CA,SU,OR,VS,CI 10:TO 11:AO 12:CN,SV 13:VC,BI 14:AT " +
    "15:AL 16:GE 17:SV 18:IM,CN 19:SP 20:MI,MB 21:VA 22:CO 23:SO,LC 24:BG 25:BS 26:CR,LO 27:PV 28:NO,VB 29:PC 30:VE 31:TV 32:BL " +
    "33:UD,PN 34:TS,GO 35:PD 36:VI 37:VR 38:TN 39:BZ 40:BO 41:MO 42:RE 43:PR 44:FE 45:RO 46:MN 47:FC,RN 48:RA 50:FI 51:PT 52:AR " +
    "53:SI 54:MS 55:LU 56:PI 57:LI 58:GR 59:PO 60:AN 61:PU 62:MC 63:AP,FM 64:TE 65:PE 66:CH 67:AQ 70:BA 71:FG 72:BR 73:LE 74:TA " +
    "75:MT 76:BT 80:NA 81:CE 82:BN 83:AV 84:SA 85:PZ 86:CB,IS 87:CS 88:CZ,KR 89:RC,VV 90:PA 91:TP 92:AG 93:CL 94:EN 95:CT " +
    "96:SR 97:RG 98:ME"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, 2), entry.slice(3).split(",")] as const),
);

/** The provinces that an Italian postal code may lie in, the likeliest first; none for a code that begins like no other. */
export const provincesOfPostalCode = (postalCode: string): readonly string[] =>
  provincesOf.get(postalCode.slice(0, 2)) ?? [];
