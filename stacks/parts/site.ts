import { Duration, SecretValue, type Stack } from "aws-cdk-lib";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type IOrigin,
} from "aws-cdk-lib/aws-cloudfront";
import { FunctionUrlOrigin, HttpOrigin, OriginGroup, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { FunctionUrlAuthType, type Function } from "aws-cdk-lib/aws-lambda";
import { Bucket, type IBucket } from "aws-cdk-lib/aws-s3";
import { cdnHeader } from "@solvia/core/platform/http/cdn-header";
import { damagePages, secretAddressHeaders, sharedQuotations } from "@solvia/core/platform/page/secret-address";
import { edgeCode } from "../bundles/edge.ts";
import type { Stage } from "../stage.ts";
import { crmParts, type Audience, type GuardedApi } from "./api.ts";
import type { ChatApi } from "./chat.ts";
import { policyOf } from "./content-security-policy.ts";
import type { Storage } from "./storage.ts";

interface Parts {
  storage: Storage;
  apis: Readonly<Record<Audience, GuardedApi>>;
  chat: ChatApi;
  /** Answers for public pages that the site's bucket lacks. */
  answerPage: Function;
  logBucket: IBucket;
  firewallArn: string | undefined;
}

/**
 * The CDN: the single-page application, the public pictures and the APIs under one origin, so that the session
 * cookie is first-party.
 */
export function defineSite(stack: Stack, stage: Stage, parts: Parts): Distribution {
  const { storage, apis, chat, answerPage, logBucket, firewallArn } = parts;
  const buckets = [storage.publicFiles, storage.privateFiles].map((files) => files.bucketRegionalDomainName);
  const policy = policyOf(stage, buckets);
  const headers = securityHeaders(stack, "SecurityHeaders", policy);
  const gateway = (host: string) => new HttpOrigin(host, { customHeaders: { [cdnHeader]: shownSecret(stage) } });
  const api = (audience: Audience): BehaviorOptions => ({
    origin: gateway(`${apis[audience].api.apiId}.execute-api.${stack.region}.amazonaws.com`),
    ...uncached,
    responseHeadersPolicy: headers,
  });
  // One origin each, however many addresses lead to it.
  const [crm, office, reseller] = [api("back-office-crm"), api("back-office"), api("reseller")];
  const files = (origin: IOrigin): BehaviorOptions => ({
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    responseHeadersPolicy: headers,
    compress: true,
  });
  /** As an import: otherwise the CDK writes the distribution's id into the policy of a bucket of the stack below. */
  const bucket = (id: string, { bucketArn, bucketRegionalDomainName }: Bucket) =>
    S3BucketOrigin.withOriginAccessControl(
      Bucket.fromBucketAttributes(stack, id, { bucketArn, bucketRegionalDomainName }),
    );
  const pages: BehaviorOptions = {
    ...files(
      new OriginGroup({
        primaryOrigin: bucket("SiteFiles", storage.siteFiles),
        fallbackOrigin: pageOrigin(stack, answerPage),
        fallbackStatusCodes: [403, 404],
      }),
    ),
    functionAssociations: [{ function: pageRouter(stack), eventType: FunctionEventType.VIEWER_REQUEST }],
  };
  const secretPages = {
    ...pages,
    responseHeadersPolicy: securityHeaders(stack, "SecretAddressHeaders", policy, { secret: true }),
  };
  return new Distribution(stack, "Cdn", {
    enableLogging: true,
    logBucket,
    logIncludesCookies: false,
    domainNames: [stage.domain.name],
    certificate: Certificate.fromCertificateArn(stack, "Certificate", stage.domain.certificateArn),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    defaultRootObject: "index.html",
    ...(firewallArn && { webAclId: firewallArn }),
    defaultBehavior: pages,
    additionalBehaviors: {
      // The address is the key: no search engine keeps it, no other site is told it.
      [`${sharedQuotations}*`]: secretPages,
      [`${damagePages}*`]: secretPages,
      "/media/*": files(bucket("PublicFiles", storage.publicFiles)),
      ...Object.fromEntries(crmParts.map((part) => [`/api/back-office/${part}*`, crm])),
      "/api/back-office/*": office,
      "/api/warehouse/*": office,
      "/api/reseller/*": reseller,
      "/api/dropshipping/*": reseller,
      "/api/*": api("storefront"),
      "/websocket/chat": { origin: gateway(chat.domain), ...uncached },
    },
  });
}

/** A reference that CloudFormation resolves when it writes the distribution; another version makes it do so anew. */
const shownSecret = ({ name, originSecretVersion }: Stage): string =>
  SecretValue.secretsManager(`solvia/${name}/ORIGIN_SECRET`, {
    jsonField: "now",
    ...(originSecretVersion && { versionId: originSecretVersion }),
  }).unsafeUnwrap();

const uncached = {
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
} satisfies Partial<BehaviorOptions>;

/**
 * The function behind the bucket: a page that isn't written yet, or the right status for one that is gone. It answers
 * to the CDN alone, which signs its requests.
 */
function pageOrigin(stack: Stack, answerPage: Function): IOrigin {
  const url = answerPage.addFunctionUrl({ authType: FunctionUrlAuthType.AWS_IAM });
  // A function's address asks for both permissions; the CDK grants the one for the address.
  answerPage.addPermission("CdnInvokes", {
    principal: new ServicePrincipal("cloudfront.amazonaws.com"),
    action: "lambda:InvokeFunction",
    sourceArn: `arn:aws:cloudfront::${stack.account}:distribution/*`,
  });
  return FunctionUrlOrigin.withOriginAccessControl(url);
}

/** Sends addresses to their objects. An error of the API stays what it is, unlike with error pages. */
const pageRouter = (stack: Stack) =>
  new EdgeFunction(stack, "PageRouter", {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode("edge/page-router")),
  });

const securityHeaders = (stack: Stack, id: string, contentSecurityPolicy: string, { secret } = { secret: false }) =>
  new ResponseHeadersPolicy(stack, id, {
    securityHeadersBehavior: {
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: secret
          ? HeadersReferrerPolicy.NO_REFERRER
          : HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
    },
    customHeadersBehavior: {
      customHeaders: [
        { header: "permissions-policy", value: "camera=(self), geolocation=(self), microphone=()", override: true },
        ...(secret ? [{ header: "x-robots-tag", value: secretAddressHeaders["x-robots-tag"], override: true }] : []),
      ],
    },
  });
