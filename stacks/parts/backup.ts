import { Duration, type Stack } from "aws-cdk-lib";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { SqsQueue } from "aws-cdk-lib/aws-events-targets";
import { ManagedPolicy, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { alarmPeriod, type RaiseAlarm } from "./alarms.ts";
import type { Storage } from "./storage.ts";

/** As long as the table can be set back to any second: who was erased is in no copy after that. */
const kept = Duration.days(35);

/**
 * Every night a backup of the table, the documents and the pictures, and a copy of it in a vault that this account has no
 * hold over: who takes the account, or the region that burns, leaves that one. docs/operations.md says how to restore.
 */
export function defineBackups(
  stack: Stack,
  { table, publicFiles, privateFiles }: Storage,
  copyVaultArn: string,
  raise: RaiseAlarm,
): void {
  const vault = new BackupVault(stack, "Backups", {
    /** A copy in another account is only made of what a key of our own encrypts. */
    encryptionKey: new Key(stack, "BackupKey", { enableKeyRotation: true }),
    /** Whoever holds a role of this account may let a backup grow old, not take it away. */
    blockRecoveryPointDeletion: true,
  });
  const plan = new BackupPlan(stack, "Nightly", { backupVault: vault });
  plan.addRule(
    new BackupPlanRule({
      ruleName: "nightly",
      scheduleExpression: Schedule.cron({ hour: "1", minute: "0" }),
      startWindow: Duration.hours(1),
      completionWindow: Duration.hours(6),
      deleteAfter: kept,
      copyActions: [
        {
          destinationBackupVault: BackupVault.fromBackupVaultArn(stack, "CopyVault", copyVaultArn),
          deleteAfter: kept,
        },
      ],
    }),
  );
  const managed = (name: string) => ManagedPolicy.fromAwsManagedPolicyName(name);
  plan.addSelection("What", {
    resources: [
      BackupResource.fromArn(table.tableArn),
      BackupResource.fromArn(privateFiles.bucketArn),
      BackupResource.fromArn(publicFiles.bucketArn),
    ],
    role: new Role(stack, "backup-role", {
      assumedBy: new ServicePrincipal("backup.amazonaws.com"),
      managedPolicies: [
        managed("service-role/AWSBackupServiceRolePolicyForBackup"),
        managed("AWSBackupServiceRolePolicyForS3Backup"),
      ],
    }),
    disableDefaultBackupPolicy: true,
  });
  tellOfFailures(stack, raise);
}

/** A job that failed lies in a queue, where somebody reads why, until it is taken out. */
function tellOfFailures(stack: Stack, raise: RaiseAlarm): void {
  const failed = new Queue(stack, "backups-failed", {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  new Rule(stack, "BackupFailed", {
    eventPattern: {
      source: ["aws.backup"],
      detailType: ["Backup Job State Change", "Copy Job State Change"],
      detail: { state: ["FAILED", "ABORTED", "EXPIRED"] },
    },
    targets: [new SqsQueue(failed, { deadLetterQueue: failed })],
  });
  raise(
    stack,
    "backups-failed-alarm",
    failed.metricApproximateNumberOfMessagesVisible({ period: alarmPeriod, statistic: "Maximum" }),
    { section: "backups", what: "A backup, or its copy in the other account, was not made" },
  );
}
