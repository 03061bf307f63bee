import { mapTilesVariable } from "@solvia/core/platform/page/map-tiles";

/** Where everything lies: Milan. */
export const homeRegion = "eu-south-1";
/** CloudFront asks for its certificate and its firewall there; no personal data lie in it. */
export const edgeRegion = "us-east-1";
/** CloudFront writes its logs to no bucket in Milan; Frankfurt is the nearest that it writes to. */
export const cdnLogRegion = "eu-central-1";

/** Where recordings are transcribed: Amazon Transcribe is not in Milan, and hears what lies in its own region. */
export const hearingRegion = "eu-central-1";

/** What differs between the stages; everything else is the same (spec 9: production, staging, development). */
export interface Stage {
  name: string;
  /** Keeps data when the stack is removed, and protects the table from deletion. */
  retainsData: boolean;
  /** The shop's own address; its certificate lies in us-east-1, as CloudFront asks. */
  domain: { name: string; certificateArn: string };
  firewall: boolean;
  /** An administrator without a second factor has no rights until it is set up (docs/decisions/second-factor.md). */
  administratorsNeedSecondFactor: boolean;
  /** Production alone is counted by analytics and ads (spec 9), and only after consent. */
  analyticsId?: string;
  adsId?: string;
  /** Where pictures of the map come from, as the site was built with (platform/page/map-tiles.ts). */
  mapTilesUrl?: string;
  /** The seller's own VAT number: VIES gives a consultation that names who asks a number, the proof of the day. */
  viesRequester?: string;
  /** Whose MX record leads to Amazon SES: the support's address is there; without it no mail is received (docs/deploy.md). */
  incomingMailDomain?: string;
  /** Letters of campaigns in a minute (docs/operations.md); without it none leaves. */
  campaignShare?: string;
  /** The channel through which electronic invoices go to the exchange. */
  exchangeUrl: string;
  logDays: number;
  /** Where alarms are mailed to. */
  alarmEmail: string;
  /** The version of ORIGIN_SECRET that the CDN shows; the newest when absent (docs/operations.md, how it is changed). */
  originSecretVersion?: string;
  /** The vault, in another account and another region, that each backup is copied to. */
  backupVaultArn?: string;
}

const stages = {
  production: {
    retainsData: true,
    firewall: true,
    administratorsNeedSecondFactor: true,
    logDays: 365,
    keepsBackups: true,
  },
  staging: {
    retainsData: false,
    firewall: false,
    administratorsNeedSecondFactor: true,
    logDays: 30,
    keepsBackups: false,
  },
  development: {
    retainsData: false,
    firewall: false,
    administratorsNeedSecondFactor: false,
    logDays: 7,
    keepsBackups: false,
  },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The stage of that name with what the deploying environment gives it (docs/deploy.md). */
export function stageOf(name: string, environment: Environment): Stage {
  if (!(name in stages)) throw new Error(`unknown stage ${name}: one of ${Object.keys(stages).join(", ")}`);
  const required = (key: string): string => {
    const value = environment[key];
    if (!value) throw new Error(`the environment lacks ${key}: see docs/deploy.md`);
    return value;
  };
  const {
    ANALYTICS_ID,
    ADS_ID,
    CAMPAIGN_SHARE,
    VIES_REQUESTER,
    ORIGIN_SECRET_VERSION,
    [mapTilesVariable]: mapTilesUrl,
  } = environment;
  const { INCOMING_MAIL_DOMAIN: incomingMailDomain } = environment;
  const { keepsBackups } = stages[name as keyof typeof stages];
  return {
    name,
    ...stages[name as keyof typeof stages],
    domain: { name: required("SITE_DOMAIN"), certificateArn: required("SITE_CERTIFICATE_ARN") },
    alarmEmail: required("ALARM_EMAIL"),
    exchangeUrl: required("EXCHANGE_URL"),
    ...(keepsBackups && { backupVaultArn: foreignVault(required("BACKUP_VAULT_ARN")) }),
    ...(ORIGIN_SECRET_VERSION && { originSecretVersion: ORIGIN_SECRET_VERSION }),
    ...(mapTilesUrl && { mapTilesUrl }),
    ...(incomingMailDomain && { incomingMailDomain }),
    ...(CAMPAIGN_SHARE && { campaignShare: CAMPAIGN_SHARE }),
    ...(VIES_REQUESTER && { viesRequester: VIES_REQUESTER }),
    ...(name === "production" && ANALYTICS_ID && { analyticsId: ANALYTICS_ID }),
    ...(name === "production" && ADS_ID && { adsId: ADS_ID }),
  };
}

/** A copy beside the original would be lost with it. */
function foreignVault(arn: string): string {
  const [, region] = /^arn:aws:backup:([a-z0-9-]+):\d{12}:backup-vault:[\w-]+$/.exec(arn) ?? [];
  if (!region) throw new Error(`BACKUP_VAULT_ARN is no vault's ARN: ${arn}`);
  if (region === homeRegion)
    throw new Error(`BACKUP_VAULT_ARN lies in ${homeRegion}, as what it is to save: see docs/deploy.md`);
  return arn;
}

/** What `npm run synth` and the tests of the templates use in place of a real domain. */
export const exampleEnvironment: Environment = {
  SITE_DOMAIN: "shop.solvia.example",
  SITE_CERTIFICATE_ARN: "arn:aws:acm:us-east-1:111111111111:certificate/00000000-0000-0000-0000-000000000000",
  ALARM_EMAIL: "operations@solvia.example",
  EXCHANGE_URL: "https://exchange.solvia.example",
  INCOMING_MAIL_DOMAIN: "mail.shop.solvia.example",
  BACKUP_VAULT_ARN: "arn:aws:backup:eu-central-1:222222222222:backup-vault:solvia",
};
